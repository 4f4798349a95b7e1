import type { Transaction } from '@fairhouse/database';

/** Mails a member that a way into the account was changed; it is sent when the transaction commits. */
export type NotifyPort = (
  tx: Transaction,
  memberId: bigint,
  kind: 'passwordChanged' | 'passwordReset' | 'providerLinked',
  values: () => Record<string, string>,
) => Promise<unknown>;
