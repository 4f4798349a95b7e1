import { type GroupCommitOptions, openGroupCommit } from '@fairhouse/database';
import { ledgerShards } from '../shards.ts';
import { slotOf } from '../slot-of-member.ts';
import { decodeOutcome, fieldsOf } from './post-wire.ts';
import type { PostCommand, PostOutcome } from './posting.ts';

export type LedgerOptions = Pick<GroupCommitOptions<PostCommand, PostOutcome>, 'url' | 'schema'> &
  Partial<
    Pick<
      GroupCommitOptions<PostCommand, PostOutcome>,
      'connections' | 'maxQueued' | 'maxBurst' | 'retryForMs' | 'lockTimeoutMs'
    >
  >;

export interface Ledger {
  /**
   * Posts one command by itself and resolves once it is durable. The same command again gives the first answer.
   * Refusals are outcomes; it throws as `GroupCommit.submit` does.
   */
  post(command: PostCommand): Promise<PostOutcome>;
  pending(): number;
  close(): Promise<void>;
}

/** Posts to the members' books in groups, for commands that stand on their own. Within a transaction use `postWithin`. */
export function openLedger(options: LedgerOptions): Ledger {
  const commits = openGroupCommit<PostCommand, PostOutcome>({
    ...options,
    call: 'ledger_post_batch',
    shards: ledgerShards,
    // Two: with four the groups are half as large, and a posting costs half as much again (docs/performance.md).
    connections: options.connections ?? 2,
    key: { type: 'bigint', of: ({ memberId }) => String(memberId) },
    slotOf: ({ memberId }) => slotOf(memberId),
    memberOf: (command) => command.memberId,
    rowType: 'ledger_instruction',
    fieldsOf,
    decode: decodeOutcome,
  });
  return { post: commits.submit, pending: commits.pending, close: commits.close };
}
