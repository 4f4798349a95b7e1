import { GroupCommitBusy, isOvertaken } from './group-commit/failures.ts';

/**
 * The connection was lost, or gave no answer in time, when the work may have been committed already: it was done or it
 * was not. Who asks again has to find out first, or ask under the same id.
 */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/**
 * - `away`: the database cannot be reached, has no connection left, restarts, takes no writes, or gave no answer in time
 * - `full`: there is no room to write
 */
export type Trouble = 'away' | 'full';

// PostgreSQL, appendix A: 08 connection, 57P operator intervention (shutdown, crash), 53 insufficient resources,
// 57014 cancelled by a time-out, 55P03 lock not available, 25P03 idle in a transaction, 40 rolled back for another's
// sake, 25006 a server that takes no writes (another has taken its place), 58030 a failing disk. The rest are the system's own words.
const awayCodes =
  /^(08...|57P..|53...|57014|55P03|25P03|25006|40001|40P01|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/;

/** The driver and its pool say these without a code (pg 8.23, pg-pool 3). */
const neverReached =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
const lost =
  /^(Query read timeout|Connection terminated( unexpectedly)?|Client (has encountered a connection error|was closed) and is not queryable)$/;

/** A coordinator of several machines passes on what libpq says of a machine that died under a statement, by the code of an error of its own. */
const machineLost = /^(SSL SYSCALL error: |server closed the connection unexpectedly|could not (send|receive) data )/;

const isLost = (message: string) => lost.test(message) || machineLost.test(message);

const deepestCause = 5;

/** What ails the database, or the disk, by the error that came of it; undefined for an error of another kind. */
export function troubleOf(error: unknown): Trouble | undefined {
  let at = error;
  for (let depth = 0; depth < deepestCause && at instanceof Error; depth++, at = at.cause) {
    const code = codeOf(at);
    if (fullCodes.test(code)) return 'full';
    if (at instanceof GroupCommitBusy) return 'away';
    if (awayCodes.test(code) || neverReached.test(at.message) || isLost(at.message) || isOvertaken(at)) return 'away';
  }
  // The group commit, which waits no longer, has no other error to tell.
  return error instanceof OutcomeUnknown ? 'away' : undefined;
}

/** Whether what was sent may have been carried out although the answer to it is this error. */
export function isAnswerLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // 57P03 and 53300 are said at the door, before anything is asked; the others end a connection.
  return isLost(error.message) || /^(08...|57P0[0125]|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code);
}

/** Whether a connection is of no more use after this error: it is broken, still waits for an answer, or its server takes no writes. */
export function isConnectionSpent(error: unknown): boolean {
  if (error instanceof Error && codeOf(error) === '25006') return true;
  return isAnswerLost(error) || (error instanceof OutcomeUnknown && isAnswerLost(error.cause));
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
