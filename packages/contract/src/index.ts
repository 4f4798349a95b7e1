export type { Call } from './call.ts';
export {
  type CallInput,
  type CallOutput,
  type CallParsed,
  type CallPath,
  calls,
} from './calls.ts';
export type { Envelope } from './envelope.ts';
export { type ErrorName, errorCodes, errorNameOf } from './errors.ts';
export { type ArticleLanguage, articleLanguages } from './growth/articles/article.ts';
export type { FreeRoundsShown } from './growth/free-rounds/free-rounds.ts';
export type { HubEntry, HubPromotion } from './growth/promotions/hub-promotion.ts';
export { mostCounted, type Page } from './list-query.ts';
export type { CashOutRecord } from './money/cash-out/cash-out-record.ts';
export { type CashOutMethodCode, cashOutMethodCodes } from './money/cash-out/list-cash-out-methods.ts';
export { mostSavedAccounts } from './money/cash-out/saved-account.ts';
export { type CryptCoin, coinOfCrypt, cryptCoins } from './money/deposit/crypt-order.ts';
export { type CryptoCoin, cryptoCoins } from './money/deposit/crypto-order.ts';
export { type DepositRecord, type DepositStanding, depositStandings } from './money/deposit/deposit-record.ts';
export {
  type DepositMethod,
  type DepositMethodCode,
  depositMethodCodes,
  type WalletMethodCode,
  walletMethodCodes,
} from './money/deposit/methods.ts';
export { type Game, type GameCategory, gameCategories } from './play/games/game.ts';
export {
  type GameFeature,
  type GameShelf,
  type GameVolatility,
  gameFeatures,
  gameShelves,
  gameVolatilities,
} from './play/games/game-words.ts';
export { type PlayBlockCause, playAllowed, playBlockCauses } from './play/games/play-block.ts';
export { mostOwnRounds, mostSessionPoints } from './play/own-play/own-play.ts';
export type { SocialPerson } from './players/access/finish-social.ts';
export type { LoginChallenge } from './players/access/login-challenge.ts';
export type { SocialProviderName } from './players/access/social-providers.ts';
export { type DocumentKind, documentKinds } from './players/account/document-kinds.ts';
export type { PostingAbout } from './players/account/posting-about.ts';
export { type TransactionType, transactionTypes } from './players/account/transactions.ts';
export {
  type FundsSource,
  type FundsState,
  fundsSources,
  fundsStates,
  type ProofStanding,
  proofStandings,
} from './players/identity/identity-words.ts';
export {
  type ChannelRule,
  type NewsLink,
  type NotificationChannel,
  type NotificationPurpose,
  type NotificationTopic,
  newsLinkNames,
  notificationChannels,
  notificationTopicNames,
  notificationTopics,
  topicOf,
} from './players/messages/notification-topics.ts';
export { type Correctable, correctable } from './players/personal-data/correction.ts';
export { queryTopics } from './players/support/send-contact.ts';
export { type ReferenceKind, referenceKinds, type ThreadState, threadStates } from './players/support/thread.ts';
export {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  type PauseKind,
} from './protection/limits/protection-words.ts';
export {
  type CashOutStatus,
  cashOutStatuses,
  type DocumentStanding,
  type DocumentStatus,
  depositStatuses,
  documentStatuses,
} from './statuses.ts';
