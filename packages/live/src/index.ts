import { type Migration, schemaIn } from '@fairhouse/database';

export type { BetState } from './bets/bet.states.ts';
export {
  type BetRow,
  readBet,
  readBetHistory,
  readLiveRulesInPlay,
  readOwnBetRows,
  readTerms,
  type Terms,
} from './bets/bet.store.ts';
export type { BetAnswer, BetRefusal } from './bets/bet-answers.ts';
export { cashOut } from './bets/cash-out.ts';
export { placeBet } from './bets/place-bet.ts';
export { takeBack } from './bets/take-back.ts';
export { type Broker, channels } from './broker/broker.ts';
export { inProcessBroker } from './broker/in-process.ts';
export { openBroker } from './broker/open-broker.ts';
export { type OwnMessage, ownMessage } from './broker/own-message.ts';
export { type LiveCasino, type LiveTable, tableOf } from './casino.ts';
export type { Beacon, BeaconReading } from './chain/beacon/beacon.ts';
export { type DrandNetwork, drandBeacon } from './chain/beacon/drand-beacon.ts';
export { quicknet } from './chain/beacon/quicknet.ts';
export { type Chain, readChains } from './chain/chain.store.ts';
export { type ChainStanding, ensureChain, usualLinks } from './chain/ensure-chain.ts';
export { linkOf } from './chain/link-of.ts';
export { type PublishedChains, publishedChains } from './chain/published-chains.ts';
export { readChain, type SaltedChain } from './chain/read-chain.ts';
export { liveTables } from './live-tables.ts';
export { openLiveCasino } from './open-casino.ts';
export { type OrderTaken, takeOrder } from './orders/take-order.ts';
export { type Hub, type HubDeps, openHub } from './push/hub.ts';
export { openPresence } from './push/presence.ts';
export { startHub } from './push/start-hub.ts';
export { readOwnBets, readTableView } from './read-table.ts';
export { countBetRefusals } from './report/count-bet-refusals.ts';
export { reportTables } from './report/report-tables.ts';
export { reportWords } from './report/report-words.ts';
export { reportBets } from './report-bets.ts';
export { runTables } from './run-tables.ts';
export { sharedOutcome } from './shared-outcome.ts';
export { isShown } from './show-round.ts';
export { startTidying } from './tidying/start-tidying.ts';
export { readWords } from './words/read-words.ts';
export { removeOldWords } from './words/remove-old-words.ts';
export { type Said, sendChat } from './words/send-chat.ts';
export { speakerIdOf } from './words/word.store.ts';

/** The tables of shared rounds; they live in the schema of the studio, beside the rounds of one player. */
export const liveMigrations: Migration[] = schemaIn(new URL('../', import.meta.url), 'live');
