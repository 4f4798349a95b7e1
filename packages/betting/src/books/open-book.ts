import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** Opens a member's book, empty, in the currency it keeps for good. Throws when the member has one already. */
export async function openBook(tx: Transaction, book: { memberId: bigint; currency: Currency }): Promise<void> {
  await tx.query(
    'insert into book (member_id, currency, head_hash) values ($1, $2, ledger_genesis($1::bigint, $2::text))',
    [book.memberId, book.currency],
  );
}
