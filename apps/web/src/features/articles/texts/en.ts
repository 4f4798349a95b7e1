export const en = {
  article: 'Article',
  banking: 'Banking',
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  noArticle: 'There is no such article. Please go to the help pages and look there.',
  updated: 'Last changed on {day}.',
  prevails: 'The English version prevails.',
  print: 'Print',
  withdrawRulePageUrl: 'Cash-out rules',
  promotionPageUrl: 'Promotions',
  openOutside: 'Read it at {host}',
  nothingThere: 'There is nothing here at the moment. Please look again later.',
} as const;
