import { type Migration, schemaIn } from '@fairhouse/database';

export type { ActionInput } from './action-input.ts';
export { backOffMs, playRound } from './advance-round.ts';
export { type CommitmentLog, openCommitmentLog } from './commitments/commitment-log.ts';
export { findEntry, pseudonymOf, readEntries, sizeOfLog, treeIn, writeCommitments } from './commitments/entry.store.ts';
export { findHead, type HeadWithStamps, type LogHead, lastHead, pageOfHeads } from './commitments/head.store.ts';
export { publishKey, readKeys } from './commitments/key.store.ts';
export { type HeadTargets, sendHeads, startLog } from './commitments/start-log.ts';
export { type CountedRefusals, countRefusals, each, type OutcomeCounts, OutcomeTally } from './count-refusals.ts';
export { isId } from './ids.ts';
export { followMovedPlayers, migrateStudio } from './installed-sharding.ts';
export { type Looking, lookAgain } from './look-again.ts';
export { openPots } from './open-pots.ts';
export { openRounds } from './open-rounds.ts';
export {
  isTakenByWallet,
  type LaunchAnswer,
  launchForFun,
  launchForMoney,
  type Resumed,
  readBalance,
  readFreeRounds,
  resumeSession,
} from './open-session.ts';
export type { PlayAnswer, PlayRefusal } from './play-answers.ts';
export { playMoney } from './play-money.ts';
export type { Allowance, Celebrations, PlayRestrictions } from './play-restrictions.ts';
export { type PotFinding, type PotNow, type PotWin, readPots, readPotWins, verifyPots } from './pot.store.ts';
export { type PotMeter, potMeter } from './pot-meter.ts';
export { recordedSteps } from './recorded-steps.ts';
export { recoverRounds, startRecovery } from './recover-rounds.ts';
export { takeReplayTicket } from './replay-ticket.store.ts';
export { firstIdOf, type ReportedRound, reportRounds } from './report-rounds.ts';
export { openRoundCommits, type RoundCommits } from './round.commits.ts';
export { isOver, type RoundState, roundTransitions } from './round.states.ts';
export { findRound, type RoundRow, readHistory, readRound, readRulesInPlay, writePageEvent } from './round.store.ts';
export {
  chooseClientSeed,
  commitSeed,
  logFormerSeeds,
  type NextSeed,
  type RevealedSeed,
  type Rotated,
  readNumbers,
  readRoundSeed,
  rotateSeed,
  type SeedShown,
} from './seed.store.ts';
export { readOpenSessions, readSession, readTotals, type SessionRow, type SessionTotals } from './session.store.ts';
export { type StartInput, startRound } from './start-round.ts';
export { startWithActions } from './start-with-actions.ts';
export { defaultTimes, type Studio, type StudioLog, type StudioTimes } from './studio.ts';
export { takeAction } from './take-action.ts';
export * from './wallet-port.ts';

/** The tables of rounds, sessions and seeds; they live in the schema of the process, `studio`. */
export const rgsMigrations: Migration[] = schemaIn(new URL('../', import.meta.url), 'rgs');
