import type { ErrorName } from '@fairhouse/contract/errors';

/** Values named in an error's sentence, e.g. the minimum of `amountTooSmall`. */
export type MessageValues = Record<string, string | number>;

export interface Refusal {
  ok: false;
  error: ErrorName;
  values?: MessageValues;
  /** The error whose sentence stands in place of its own, where that one tells more. */
  saying?: ErrorName;
  /** What the envelope carries besides the sentence, where the call declares it in `refusalData`. */
  data?: unknown;
}

/** A session that begins or ends with an answer: the desk keeps its own in a cookie. */
export type SessionChange = { token: string } | 'ended';

export type Result<T> = { ok: true; data: T; session?: SessionChange } | Refusal;

export function ok<T>(data: T): Result<T> {
  return { ok: true, data };
}

export function refuse(error: ErrorName, values?: MessageValues): Refusal {
  return values ? { ok: false, error, values } : { ok: false, error };
}

/** A transport fault or a refusal raised where no result can be returned, such as in a parser. */
export class Fault extends Error {
  constructor(
    readonly error: ErrorName,
    readonly values?: MessageValues,
  ) {
    super(error);
  }
}
