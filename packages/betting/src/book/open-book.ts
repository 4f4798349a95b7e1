import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { vaultOf } from '../vault.ts';

/** Opens a member's book, empty, in the currency it keeps for good. Throws when the member has one already. */
export async function openBook(tx: Transaction, book: { memberId: bigint; currency: Currency }): Promise<void> {
  await tx.query(
    'insert into book (vault, member_id, currency, head_hash) values ($1, $2, $3, ledger_genesis($2::bigint, $3::text))',
    [vaultOf(book.memberId), book.memberId, book.currency],
  );
}
