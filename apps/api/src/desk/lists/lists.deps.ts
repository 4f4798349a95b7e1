import type { Database } from '@fairhouse/database';
import type { Result } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';

export interface ListsDeps {
  db: Database;
  /** Writes a note about a member, once a key. */
  note(
    operator: Operator,
    note: { memberId: number; text: string; requestKey: string | undefined },
  ): Promise<Result<unknown>>;
  tag(
    operator: Operator,
    change: { memberId: bigint; add: readonly string[]; remove: readonly string[] },
  ): Promise<Result<unknown>>;
  /** Writes to a member, once a key; an offer only to who may be offered something. */
  message(
    operator: Operator,
    letter: {
      memberId: bigint;
      english: string;
      filipino: string | undefined;
      isOffer: boolean;
      requestKey: string | undefined;
    },
  ): Promise<Result<unknown>>;
}
