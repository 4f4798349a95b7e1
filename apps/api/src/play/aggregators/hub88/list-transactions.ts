import { isCurrency } from '@fairhouse/money';
import { z } from 'zod';
import type { ReportedTransaction } from '../game-aggregator.ts';
import { canSay, minorOf } from './amounts.ts';
import { askHub88, type Hub88Api } from './ask-hub88.ts';

/** A part of a day whose transactions fit into one answer: the API has no pages. */
const partMs = 15 * 60_000;
const timeoutMs = 60_000;

const bets = ['TK_BET', 'TK_FREE_BET'];
const wins = ['TK_WIN', 'TK_FREE_WIN', 'TK_JP_WIN', 'TK_BONUS_WIN'];

const transaction = z.object({
  transaction_uuid: z.guid(),
  transaction_status: z.string(),
  kind: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  inserted_at: z.string(),
});

/** The bets and wins of [from, to) that took effect there. Throws when it does not answer as agreed. */
export async function* listTransactions(api: Hub88Api, from: Date, to: Date): AsyncGenerator<ReportedTransaction[]> {
  for (let start = from.getTime(); start < to.getTime(); start += partMs) {
    const end = Math.min(start + partMs, to.getTime());
    const input = { start_time: textOf(start), end_time: textOf(end) };
    const answer = await askHub88(api, '/transactions/list', input, timeoutMs);
    if (!answer.ok) throw new Error(`Hub88 answered HTTP ${answer.status}`);
    const listed = z.array(transaction).parse(await answer.json());
    yield listed.flatMap((one) => reportedOf(one) ?? []);
  }
}

/** Without milliseconds and zone, as their API takes it: UTC. */
const textOf = (at: number) => new Date(at).toISOString().slice(0, 19);

function reportedOf(it: z.output<typeof transaction>): ReportedTransaction | undefined {
  const { kind, currency } = it;
  const what = bets.includes(kind) ? 'bet' : wins.includes(kind) ? 'win' : undefined;
  if (!what || it.transaction_status !== 'TS_SUCCESS' || it.amount === 0) return undefined;
  if (!isCurrency(currency) || !canSay(currency)) throw new Error(`a transaction in ${currency}`);
  const amount = minorOf(it.amount, currency);
  if (amount === undefined) throw new Error(`transaction ${it.transaction_uuid} has no amount of ${currency}`);
  return {
    id: it.transaction_uuid.toLowerCase(),
    what,
    currency,
    amount: BigInt(amount),
    at: momentOf(it.inserted_at),
  };
}

/** A text without a zone is UTC. */
function momentOf(text: string): Date {
  const at = new Date(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(at.getTime())) throw new Error(`"${text}" is no time`);
  return at;
}
