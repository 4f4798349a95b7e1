import { type Counterpart, counterpartSigns, counterparts, type Totals } from '../books/accounts.ts';
import { isRecordedType, postingRules } from '../postings/posting-rules.ts';
import { genesisOf, hashOf, type StoredPosting } from './chain.ts';

export type Rule =
  | 'sequence' // a number is missing or doubled: a posting was removed or slipped in
  | 'chain' // the hash before is not the hash of the posting before
  | 'hash' // the posting is not what was hashed: it was edited
  | 'accounts' // debit and credit are not those of the type
  | 'continuity' // balances before are not the balances after of the posting before
  | 'arithmetic' // balances after do not follow from balances before and the amount
  | 'head' // number or hash of the book are not those of its last posting
  | 'balance' // a balance of the book is not what its last posting left
  | 'total' // a total of the book is not the sum of its postings
  | 'zero_sum' // balances and totals of the book are not equal
  | 'negative' // a balance is below zero
  | 'no_book'; // a posting of a member without a book

export interface Finding {
  memberId: bigint;
  /** The posting concerned; undefined when it is the book. */
  seq?: bigint;
  rule: Rule;
  /** What is there and what should be, in a sentence. */
  detail: string;
}

export interface StoredBook extends Totals {
  member_id: bigint;
  currency: string;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  seq: bigint;
  head_hash: Buffer;
}

const accounts = ['cash', 'bonus', 'held'] as const;

export interface BookCheck {
  add(posting: StoredPosting): void;
  /** Compares the book with what was added. */
  finish(): void;
}

/** Walks through one book from its beginning, posting by posting, and reports every rule that is broken. */
export function checkBook(book: StoredBook, report: (finding: Finding) => void): BookCheck {
  const at = { seq: 0n, hash: genesisOf(book.member_id, book.currency), cash: 0n, bonus: 0n, held: 0n };
  const sums = Object.fromEntries(counterparts.map((name) => [name, 0n])) as Record<Counterpart, bigint>;

  function say(rule: Rule, detail: string, seq?: bigint): void {
    report({ memberId: book.member_id, ...(seq === undefined ? {} : { seq }), rule, detail });
  }

  return {
    add(p) {
      if (p.seq !== at.seq + 1n) say('sequence', `posting ${p.seq} follows ${at.seq}`, p.seq);
      if (!p.prev_hash.equals(at.hash)) say('chain', 'does not hang on the posting before it', p.seq);
      if (!hashOf(p.prev_hash, p).equals(p.hash)) say('hash', 'is not what was hashed when it was written', p.seq);
      if (!accountsFit(p)) say('accounts', `${p.type} from ${p.debit} to ${p.credit}`, p.seq);
      for (const name of accounts) {
        const before = p[`${name}_before`];
        const after = p[`${name}_after`];
        const expected = before + movementOn(name, p);
        if (before !== at[name])
          say('continuity', `${name} before is ${before}, the posting before left ${at[name]}`, p.seq);
        if (after !== expected) say('arithmetic', `${name} after is ${after}, should be ${expected}`, p.seq);
        if (after < 0n) say('negative', `${name} after is ${after}`, p.seq);
        at[name] = after;
      }
      if (isCounterpart(p.debit)) sums[p.debit] += p.debit === 'reversed' ? -p.amount : p.amount;
      if (isCounterpart(p.credit)) sums[p.credit] += p.amount;
      at.seq = p.seq;
      at.hash = p.hash;
    },
    finish() {
      if (book.seq !== at.seq) say('head', `the book is at posting ${book.seq}, the last one is ${at.seq}`);
      else if (!book.head_hash.equals(at.hash)) say('head', 'the hash of the book is not that of its last posting');
      for (const name of accounts) {
        if (book[name] !== at[name]) say('balance', `${name} is ${book[name]}, the postings leave ${at[name]}`);
        if (book[name] < 0n) say('negative', `${name} is ${book[name]}`);
      }
      for (const name of counterparts) {
        if (book[name] !== sums[name]) say('total', `${name} is ${book[name]}, the postings sum up to ${sums[name]}`);
      }
      const counter = counterparts.reduce((sum, name) => sum + counterpartSigns[name] * book[name], 0n);
      const own = book.cash + book.bonus + book.held;
      if (own !== counter) say('zero_sum', `the balances make ${own}, the totals ${counter}`);
    },
  };
}

function isCounterpart(account: string): account is Counterpart {
  return Object.hasOwn(counterpartSigns, account);
}

function movementOn(name: (typeof accounts)[number], p: StoredPosting): bigint {
  const matches = (account: string) => account === name || (account === 'available' && name !== 'held');
  const part = name === 'bonus' ? p.bonus_part : p.amount - p.bonus_part;
  return (matches(p.credit) ? part : 0n) - (matches(p.debit) ? part : 0n);
}

function accountsFit(p: StoredPosting): boolean {
  if (!isRecordedType(p.type)) return false;
  if (p.type === 'REVERSAL') return (p.debit === 'reversed') !== (p.credit === 'reversed');
  const rule = postingRules[p.type];
  return p.debit === rule.debit && p.credit === rule.credit;
}
