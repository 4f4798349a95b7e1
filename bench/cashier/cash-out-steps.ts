import { setTimeout as sleep } from 'node:timers/promises';
import { addOperator } from '../../apps/api/src/testing/add-operator.ts';
import { registrationOf } from '../../apps/api/src/testing/registration-of.ts';
import { type BenchRow, row } from '../row.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { openAttempts } from './open-attempts.ts';
import { sendPaidEvent } from './paid-event.ts';

const cashOuts = 40;
const longestWaitMs = 30_000;

/** One after the other: applying, approving at the desk, and from the approval to the money being paid. */
export async function timeCashOuts(system: BenchCasino): Promise<BenchRow[]> {
  const post = async (path: string, body: object, token?: string) => {
    const port = path.startsWith('/operator/') ? system.deskPort : system.api.port;
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: anyone who asks knows what the call answers.
    const { error, message, data } = (await answer.json()) as any;
    if (error !== 0) throw new Error(`${path}: ${error} ${message}`);
    return data;
  };
  const operator = await addOperator(system.casino, 'bench');
  const member = await post('/sys/auth/register', registrationOf(1));
  const proofs = await ownProofs(system, BigInt(member.id));
  await payIn(system, BigInt(member.id));

  const times: Record<'apply' | 'approve' | 'pay', number[]> = { apply: [], approve: [], pay: [] };
  const timed = async <T>(step: keyof typeof times, work: () => Promise<T>) => {
    const startedAt = performance.now();
    const result = await work();
    times[step].push(performance.now() - startedAt);
    return result;
  };
  for (let done = 0; done < cashOuts; done++) {
    const body = { paymentMethod: 'PAYPAL', email: 'bench@example.com', amount: 25, ...proofs };
    const { id } = await timed('apply', () => post('/sys/withdraw/apply', body, member.token));
    const { contentHash } = await post('/operator/cashOut/get', { id }, operator);
    await timed('approve', () => post('/operator/cashOut/approve', { id, contentHash }, operator));
    await timed('pay', () => untilPaid(system, BigInt(id)));
  }
  const names = { apply: 'applying for a cash-out', approve: 'approving it', pay: 'from the approval to paid' };
  return Object.entries(times).map(([step, taken]) => {
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
    return row({ part: 'cashier', name: names[step as keyof typeof names], p50Ms: at(0.5), p99Ms: at(0.99) });
  });
}

async function untilPaid({ casino }: BenchCasino, id: bigint): Promise<void> {
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await sleep(5)) {
    const { rows } = await casino.query<{ status: string }>('select status from cash_out where id = $1', [id]);
    if (rows[0]?.status === 'completed') return;
  }
  throw new Error(`cash-out ${id} was not paid within ${longestWaitMs / 1_000} s`);
}

/** Enough for all cash-outs, in deposits of 50. */
async function payIn(system: BenchCasino, memberId: bigint): Promise<void> {
  for (const attempt of await openAttempts(system.casino, [memberId], cashOuts)) {
    await sendPaidEvent(system.api.port, attempt, system.stripeWebhookSecret);
  }
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await sleep(20)) {
    const { rows } = await system.casino.query<{ n: number }>(
      `select count(*)::int as n from deposit_attempt where member_id = $1 and state = 'succeeded'`,
      [memberId],
    );
    if (rows[0]!.n === cashOuts) return;
  }
  throw new Error('the deposits of the cash-outs were not credited');
}

async function ownProofs({ casino }: BenchCasino, memberId: bigint) {
  const { rows } = await casino.query<{ id: bigint }>(
    `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
     select $1, gen_random_uuid()::text, sha256(gen_random_uuid()::text::bytea), 10, 10, 100
     from generate_series(1, 2) returning id`,
    [memberId],
  );
  return { idcardProofId: String(rows[0]!.id), paymentProofId: String(rows[1]!.id) };
}
