export const en = {
  article: 'Article',
  banking: 'Banking',
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  noArticle: 'We couldn’t find this article. Please try the help pages.',
  updated: 'Last updated on {day}.',
  prevails: 'The English version prevails.',
  print: 'Print',
  withdrawRulePageUrl: 'Cash-out rules',
  promotionPageUrl: 'Promotions',
  openOutside: 'Read it at {host}',
  nothingThere: 'There’s nothing here right now. Please check back later.',
} as const;
