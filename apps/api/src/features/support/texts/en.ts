import type { ContactTexts } from './contact-texts.ts';

export const en: ContactTexts = {
  subject: 'We have your message ({id})',
  answerSubject: 'Our answer about “{topic}” ({id})',
  received: 'Thank you. Your message about “{topic}” has reached us. Its number is {id}.',
  answer: 'A person reads it and answers by mail. You need not do anything until then.',
  notYou: 'You did not write to us? Then somebody typed your address by mistake, and you can ignore this mail.',
  topics: {
    deposit: 'Deposit',
    withdraw: 'Cash-out',
    bonus: 'Bonus',
    closing: 'Closing my account',
    security: 'Security',
    verification: 'Verification',
    technical: 'Technical issue',
  },
};
