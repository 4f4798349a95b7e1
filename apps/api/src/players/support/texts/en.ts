import type { ContactTexts } from './contact-texts.ts';

export const en: ContactTexts = {
  subject: 'We have your message ({id})',
  answerSubject: 'Our answer about “{topic}” ({id})',
  received: 'Thank you. We have received your message about “{topic}”. Its number is {id}.',
  answer: 'Our support team will answer by email. You don’t need to do anything until then.',
  notYou: 'Didn’t write to us? Somebody may have entered your address by mistake. You can ignore this email.',
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
