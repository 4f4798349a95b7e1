import { randomUUID } from 'node:crypto';
import { stateOf } from '../start-money-casino.ts';
import type { Step } from './player.ts';
import { answered, inTheEnd, must, tolerant } from './retries.ts';

const minimumCashOut = 2_500n;
/** From here on a second operator would have to approve. */
const oneApproval = 199_900n;
const smallDeposits = 2_000;
const largeDeposits = 40_000;

export const deposit: Step = async ({ casino, member, random, book, log }) => {
  // Small ones are played away, so that bets come to the bonus; large ones are above what a bonus doubles.
  const amount = 1_000 + random.below(random.chance(0.5) ? smallDeposits : largeDeposits);
  const requestKey = randomUUID();
  const choice = random.chance(0.75) ? 'approve' : random.chance(0.5) ? 'decline' : 'cancel';
  log.push(`deposit ${amount} ${choice}`);
  const order = () =>
    answered(() =>
      casino.api.post('/sys/deposit/stripe/depositOrder', { amount: amount / 100, requestKey }, member.token),
    );
  const { orderId, iframe } = (await order()).data;
  if (random.chance(0.2)) must((await order()).data.orderId === orderId, 'the repeated order is another');
  const sessionId = /#(cs_test_[0-9a-f]+)_secret/.exec(iframe)![1]!;
  await tolerant(() => casino.control(`/sessions/${sessionId}/decide`, { choice }));
  if (random.chance(0.2)) {
    const events = await tolerant(() => casino.control<{ id: string; objectId: string }[]>('/events'));
    const event = events.find(({ objectId }) => objectId === sessionId);
    if (event) await tolerant(() => casino.control(`/events/${event.id}/deliver`, { times: 3 }));
  }
  const end = choice === 'approve' ? 'succeeded' : choice === 'decline' ? 'failed' : 'canceled';
  await inTheEnd(async () => {
    // As the site asks; the answer to it asks the provider, when a webhook was lost.
    await answered(() => casino.api.post('/sys/stripe/findOrder', { orderId }, member.token));
    const state = await tolerant(() => stateOf(casino.api, orderId));
    return state === end || (end === 'canceled' && state === 'expired');
  });
  if (choice === 'approve') book.deposit(BigInt(amount));
};

export const apply: Step = async ({ casino, member, random, book, proofs, log }) => {
  const about = book.cash < minimumCashOut ? 5_000n : book.cash < oneApproval ? book.cash : oneApproval;
  const amount = minimumCashOut + BigInt(random.below(Number(about - minimumCashOut)) + random.below(100));
  // An account of the member's own: bonuses are given once for a payment account.
  const [requestKey, email] = [randomUUID(), `${member.username}@example.com`];
  const body = { paymentMethod: 'PAYPAL', email, amount: Number(amount) / 100, requestKey, ...proofs };
  const send = () => answered(() => casino.api.post('/sys/withdraw/apply', body, member.token), true);
  log.push(`apply for ${amount}`);
  const isCovered = book.covers(amount);
  const answer = await send();
  must((answer.error === 0) === isCovered, `the application was answered ${answer.error} ${answer.message}`);
  if (!isCovered) return;
  if (random.chance(0.3)) must((await send()).data.id === answer.data.id, 'its repeat is another');
  book.apply(answer.data.id, amount);
};

export const decide: Step = async (it) => {
  const { casino, member, operatorKey, random, book, log } = it;
  const id = [...book.pending.keys()][0];
  if (id === undefined) return apply(it);
  const desk = (path: string, body: object) =>
    answered(() => casino.api.post(`/operator/cashOut/${path}`, { id, ...body }, operatorKey), true);
  const status = async () => (await desk('get', {})).data.status;
  const kind = random.below(4);
  if (kind === 0) {
    log.push('cancel');
    // The answer to a cancel that was done may have been lost: its repeat is refused.
    await answered(() => casino.api.post('/sys/withdraw/cancel', { id }, member.token), true);
    must((await status()) === 'canceled', 'a canceled cash-out is not canceled');
    book.decide(id, 'back');
  } else if (kind === 1) {
    log.push('reject');
    await desk('reject', { reason: 'The document cannot be read.' });
    must((await status()) === 'rejected', 'a rejected cash-out is not rejected');
    book.decide(id, 'back');
  } else {
    log.push(kind === 2 ? 'approve' : 'cancel against approve');
    const { contentHash } = (await desk('get', {})).data;
    await Promise.all([
      desk('approve', { contentHash }),
      ...(kind === 3 ? [answered(() => casino.api.post('/sys/withdraw/cancel', { id }, member.token), true)] : []),
    ]);
    await inTheEnd(async () => ['canceled', 'completed'].includes(await status()));
    const end = await status();
    must(kind === 3 || end === 'completed', 'an approved cash-out was canceled');
    book.decide(id, end === 'completed' ? 'paid' : 'back');
  }
};
