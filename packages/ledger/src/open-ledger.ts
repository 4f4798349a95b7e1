import { type DoorOptions, openDoor } from './door/open-door.ts';
import { decodeOutcome, fieldsOf } from './posting/post-wire.ts';
import type { PostCommand, PostOutcome } from './posting/posting.ts';
import { vaultOf } from './vault.ts';

export type LedgerOptions = Pick<DoorOptions<PostCommand, PostOutcome>, 'url' | 'schema'> &
  Partial<
    Pick<
      DoorOptions<PostCommand, PostOutcome>,
      'connections' | 'maxQueued' | 'maxBurst' | 'retryForMs' | 'lockTimeoutMs'
    >
  >;

export interface Ledger {
  /**
   * Posts one command by itself and resolves once it is durable. The same command again gives the first answer.
   * Refusals are outcomes; it throws as `Door.submit` does.
   */
  post(command: PostCommand): Promise<PostOutcome>;
  pending(): number;
  close(): Promise<void>;
}

/** The door to the members' books, for commands that stand on their own. Within a transaction use `postWithin`. */
export function openLedger(options: LedgerOptions): Ledger {
  const door = openDoor<PostCommand, PostOutcome>({
    ...options,
    call: 'ledger_post_batch',
    // Two: with four the groups are half as large, and a posting costs half as much again (docs/performance.md).
    connections: options.connections ?? 2,
    mixesVaults: true,
    vaultOf: (command) => vaultOf(command.memberId),
    memberOf: (command) => command.memberId,
    rowType: 'ledger_command',
    fieldsOf,
    decode: decodeOutcome,
  });
  return { post: door.submit, pending: door.pending, close: door.close };
}
