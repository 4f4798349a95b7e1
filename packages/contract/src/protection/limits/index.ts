import { getProtection } from './get-protection.ts';
import { confirmRaise, declineLimit, mostUsed, setLimit, setTimeZone, withdrawRaise } from './limits.ts';
import { listHelpLines, playSession, playSummary, selfTest } from './own-play.ts';
import { closeAccount, excludeSelf, panic, setRealityCheck, takeBreak } from './pauses.ts';

/** The calls of a member's own protection. */
export const protectionCalls = {
  [getProtection.path]: getProtection,
  [setLimit.path]: setLimit,
  [declineLimit.path]: declineLimit,
  [mostUsed.path]: mostUsed,
  [confirmRaise.path]: confirmRaise,
  [withdrawRaise.path]: withdrawRaise,
  [setTimeZone.path]: setTimeZone,
  [takeBreak.path]: takeBreak,
  [panic.path]: panic,
  [excludeSelf.path]: excludeSelf,
  [setRealityCheck.path]: setRealityCheck,
  [closeAccount.path]: closeAccount,
  [playSession.path]: playSession,
  [playSummary.path]: playSummary,
  [selfTest.path]: selfTest,
  [listHelpLines.path]: listHelpLines,
} as const;
