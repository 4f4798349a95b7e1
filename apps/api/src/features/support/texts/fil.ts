import type { ContactTexts } from './contact-texts.ts';

export const fil: ContactTexts = {
  subject: 'Natanggap namin ang mensahe mo ({id})',
  answerSubject: 'Ang sagot namin tungkol sa “{topic}” ({id})',
  received: 'Salamat. Natanggap namin ang mensahe mo tungkol sa “{topic}”. Ang numero nito ay {id}.',
  answer: 'May taong babasa nito at sasagot sa pamamagitan ng email. Wala ka munang kailangang gawin.',
  notYou: 'Hindi ikaw ang sumulat? May nagkamaling nag-type ng address mo, at maaari mong balewalain ang mail na ito.',
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
