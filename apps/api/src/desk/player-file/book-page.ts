import { type ProvenPosting, provePostings } from '@fairhouse/betting';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, type Currency, toWire } from '@fairhouse/money';
import { gameNames } from './game-name.store.ts';

type BookPage = OperatorCallOutput<'/operator/member/bookPage'>;

/** A page of a member's book with the proof of each posting; undefined for a member that there is not. */
export async function bookPage(
  db: Database,
  memberId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<BookPage | undefined> {
  const book = await provePostings(db, memberId, before, limit);
  if (!book) return undefined;
  const { currency, postings } = book;
  const amount = (minor: bigint) => toWire(amountOf(currency, minor));
  const names = await gameNames(
    db,
    postings.map(({ source, game_code: code }) => ({ vendor: source, code })),
  );
  const last = postings.at(-1)?.seq ?? 1n;
  return {
    currency,
    cash: amount(book.cash),
    bonus: amount(book.bonus),
    held: amount(book.held),
    postings: Number(book.seq),
    genesis: book.genesis,
    head: book.headHash.toString('hex'),
    rows: postings.map((posting) => rendered(currency, posting, names)),
    next: last > 1n ? Number(last) : null,
  };
}

function rendered(currency: Currency, p: ProvenPosting, names: ReadonlyMap<string, string>): BookPage['rows'][number] {
  const amount = (minor: bigint) => toWire(amountOf(currency, minor));
  return {
    seq: Number(p.seq),
    createTime: new Date(Number(p.created_us / 1_000n)).toISOString(),
    type: p.type,
    debit: p.debit,
    credit: p.credit,
    amount: amount(p.amount),
    bonusPart: amount(p.bonus_part),
    cashAfter: amount(p.cash_after),
    bonusAfter: amount(p.bonus_after),
    heldAfter: amount(p.held_after),
    source: p.source,
    externalId: p.external_id,
    reference: p.reference,
    gameCode: p.game_code,
    gameName: names.get(`${p.source} ${p.game_code}`) ?? null,
    roundId: p.round_id,
    note: p.note,
    previousHash: p.prev_hash.toString('hex'),
    hash: p.hash.toString('hex'),
    hashed: p.hashed,
    holds: p.holds,
  };
}
