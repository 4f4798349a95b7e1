import { answerWithinMs } from './post-event.ts';

/** Of one event to one address, until it is dead. */
export const mostTries = 12;
const firstWaitSeconds = 30;
const longestWaitSeconds = 6 * 3_600;

/** Until others may try what a process has taken: far above what one try may take. */
export const leaseSeconds = (6 * answerWithinMs) / 1_000;

/** After so many failures in a row an address is sent one event at a time, and left alone between. */
export const failuresBeforeRest = 3;
const longestRestSeconds = 15 * 60;

/** A subscription is paused once nothing was delivered for so long. */
export const pausedAfterHours = 24;
export const keptDays = 30;

/** For how long an address is left alone at the most that answers 429 with `Retry-After`. */
export const longestAskedRestSeconds = 3_600;

/**
 * Whether Slack or PagerDuty would refuse the same again: PagerDuty's Events API repeats no 400; Slack's 400, 403 and 404 are a message,
 * a workspace or a channel that does not become right by waiting. Dead at once, so that what comes after it of the incident is sent.
 */
export const isRefusedForGood = (status: number | null) => status !== null && [400, 401, 403, 404].includes(status);

/** Seconds until the next try after so many: 30 s, 1 min, 2 min and so on up to 6 h, or later where the receiver asks for it. */
export function waitSeconds(tries: number, asked = 0): number {
  return Math.min(longestWaitSeconds, Math.max(firstWaitSeconds * 2 ** (tries - 1), asked));
}

/** Seconds for which an address is left alone after so many failures in a row; 0: not at all. */
export function restSeconds(failures: number): number {
  return failures <= failuresBeforeRest ? 0 : Math.min(longestRestSeconds, 2 ** Math.min(failures, 20));
}
