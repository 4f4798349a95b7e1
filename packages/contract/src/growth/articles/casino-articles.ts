/** The texts of the casino by name, with the id under which each is kept. Loaded by the site too, so no zod in here. */
export const casinoArticles = {
  aboutUs: 1,
  privacyPolicy: 2,
  terms: 3,
  userAgreement: 4,
  banking: 5,
  cashOutRules: 6,
  promotions: 7,
  bonusRules: 8,
  depositRules: 9,
  withdrawalRules: 10,
  blackjack: 11,
  rules: 12,
  help: 13,
  accountHelp: 14,
  tableHelp: 15,
  cashierHelp: 16,
  bonusHelp: 17,
} as const;

export type CasinoArticle = keyof typeof casinoArticles;

/** What members agree to, or can hold the casino to: a change of it has a large effect. */
export const bindingArticles: ReadonlySet<number> = new Set([
  casinoArticles.privacyPolicy,
  casinoArticles.terms,
  casinoArticles.userAgreement,
  casinoArticles.cashOutRules,
  casinoArticles.bonusRules,
  casinoArticles.depositRules,
  casinoArticles.withdrawalRules,
  casinoArticles.rules,
]);
