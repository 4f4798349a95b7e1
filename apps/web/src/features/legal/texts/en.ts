export const en = {
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  withdrawalRules: 'Cash-out rules',
  aboutUs: 'About us',
  prevails: 'The English version prevails.',
} as const;
