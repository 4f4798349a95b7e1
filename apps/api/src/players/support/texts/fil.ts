import type { ContactTexts } from './contact-texts.ts';

export const fil: ContactTexts = {
  subject: 'Natanggap namin ang mensahe mo ({id})',
  answerSubject: 'Ang sagot namin tungkol sa “{topic}” ({id})',
  received: 'Salamat. Natanggap namin ang mensahe mo tungkol sa “{topic}”. Ang numero nito ay {id}.',
  answer: 'Sasagot ang aming support team sa email. Wala kang kailangang gawin hanggang doon.',
  notYou:
    'Hindi ka sumulat sa amin? Maaaring may nagkamali ng paglagay ng address mo. Huwag pansinin ang email na ito.',
  topics: {
    deposit: 'Deposito',
    withdraw: 'Cash-out',
    bonus: 'Bonus',
    closing: 'Pagsasara ng account',
    security: 'Seguridad',
    verification: 'Beripikasyon',
    technical: 'Problemang teknikal',
  },
};
