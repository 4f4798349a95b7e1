/** It has accepted as much as it may hold, or is closing: nothing was done, try again later (HTTP 503). */
export class GroupCommitBusy extends Error {
  override name = 'GroupCommitBusy';
}

/**
 * - `connection`: broken or refused; whether the work was committed is unknown
 * - `passing`: rolled back for a reason that goes away (a lock, a deadlock, room on the disk)
 * - `lasting`: rolled back because of what was asked; asking again would not help
 */
export type Failure = 'connection' | 'passing' | 'lasting';

/**
 * A function or its schema is not there, or is another one by now (XX000, "cache lookup failed"): where rows lie on several
 * machines, functions are made again and rows move under calls that go on. A new connection knows where they are.
 */
const movedCodes = /^(42883|3F000|XX000)$/;

/** Said to a function that began before its tables were spread over machines, and went on when they were: it was rolled back. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && error.message === 'could not create distributed plan';

// PostgreSQL, appendix A: 08 connection, 57P operator intervention (shutdown), 53 insufficient resources,
// 40 rollback, 55P03 lock not available, 57014 cancelled by a time-out. 25006 is a server that takes no writes: another one does.
export function failureOf(error: unknown, isSpread = false): Failure {
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return 'connection';
  if (isSpread && movedCodes.test(code)) return 'connection';
  if (isOvertaken(error)) return 'connection';
  if (code.startsWith('08') || code.startsWith('57P') || code === '53300' || code === '25006') return 'connection';
  if (code.startsWith('53') || code.startsWith('40') || code === '55P03' || code === '57014') return 'passing';
  return 'lasting';
}
