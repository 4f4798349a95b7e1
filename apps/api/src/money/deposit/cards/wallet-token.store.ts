import type { Transaction } from '@fairhouse/database';

/** What wallets have encrypted for the provider is of use until their payments are decided, and is not kept longer. */
export async function forgetWalletTokens(tx: Transaction, attempts: readonly { id: bigint }[]): Promise<void> {
  await tx.query(
    'update deposit_card set wallet_token = null where attempt_id = any($1) and wallet_token is not null',
    [attempts.map(({ id }) => id)],
  );
}
