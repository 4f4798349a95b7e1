import type { Transaction } from '@fairhouse/database';
import { type Book, readBook } from './read-book.ts';

/** The same of several members, in the order of everybody; those without a book are passed over. */
export async function lockBooks(tx: Transaction, memberIds: readonly bigint[]): Promise<void> {
  await tx.query('select ledger_lock($1::bigint[])', [memberIds]);
}

/**
 * The member's book, which nothing else moves until the transaction ends: what is read after it of postings, rounds and
 * bonuses is what the former holders of the lock committed. Throws when no book was opened.
 */
export async function lockBook(tx: Transaction, memberId: bigint): Promise<Book> {
  await tx.query('select ledger_lock(array[$1::bigint])', [memberId]);
  const book = await readBook(tx, memberId);
  if (!book) throw new Error(`member ${memberId} has no book`);
  return book;
}
