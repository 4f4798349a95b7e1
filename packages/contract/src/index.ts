export type { SocialPerson } from './access/finish-social.ts';
export type { LoginChallenge } from './access/login-challenge.ts';
export type { SocialProviderName } from './access/social-providers.ts';
export { type DocumentKind, documentKinds } from './account/document-kinds.ts';
export type { PostingAbout } from './account/posting-about.ts';
export { type TransactionType, transactionTypes } from './account/transactions.ts';
export { type ArticleLanguage, articleLanguages } from './articles/article.ts';
export type { Call } from './call.ts';
export {
  type CallInput,
  type CallOutput,
  type CallParsed,
  type CallPath,
  calls,
} from './calls.ts';
export type { CashOutRecord } from './cash-out/cash-out-record.ts';
export type { CashOutMethodCode } from './cash-out/list-cash-out-methods.ts';
export { mostSavedAccounts } from './cash-out/saved-account.ts';
export { type CryptCoin, coinOfCrypt, cryptCoins } from './deposit/crypt-order.ts';
export { type CryptoCoin, cryptoCoins } from './deposit/crypto-order.ts';
export { type DepositRecord, type DepositStanding, depositStandings } from './deposit/deposit-record.ts';
export { type DepositMethod, type DepositMethodCode, depositMethodCodes } from './deposit/methods.ts';
export type { Envelope } from './envelope.ts';
export { type ErrorName, errorCodes, errorNameOf } from './errors.ts';
export { type Game, type GameCategory, gameCategories } from './games/game.ts';
export {
  type GameFeature,
  type GameShelf,
  type GameVolatility,
  gameFeatures,
  gameShelves,
  gameVolatilities,
} from './games/game-words.ts';
export { type PlayBlockCause, playAllowed, playBlockCauses } from './games/play-block.ts';
export {
  type FundsSource,
  type FundsState,
  fundsSources,
  fundsStates,
  type ProofStanding,
  proofStandings,
} from './identity/identity-words.ts';
export { mostCounted, type Page } from './list-query.ts';
export { type Correctable, correctable } from './personal-data/correction.ts';
export {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  type PauseKind,
} from './protection/protection-words.ts';
export {
  type CashOutStatus,
  cashOutStatuses,
  type DocumentStanding,
  type DocumentStatus,
  depositStatuses,
  documentStatuses,
} from './statuses.ts';
