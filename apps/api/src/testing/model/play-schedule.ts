import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@fairhouse/contract';
import type { Random } from '@fairhouse/testing';
import { callWallet } from '../call-wallet.ts';
import { type MoneyHouse, stateOf } from '../start-money-house.ts';
import type { TestAnswer, TestMember } from '../start-test-api.ts';
import { ReferenceBook } from './reference-book.ts';

/** Answers that say nothing about what was done: the same call is made again. */
const unclear = new Set<number>([errorCodes.serverBusy, errorCodes.unavailable, errorCodes.providerUnavailable]);
const patienceMs = 20_000;
const minimumCashOut = 2_500n;
const requiredDeposit = 1_000n;
/** Of the game that is played. */
const largestBet = 5_000n;

interface Schedule {
  house: MoneyHouse;
  operatorKey: string;
  random: Random;
  /** Cuts every connection of the house to its database. */
  crash(): Promise<void>;
  /** What was done, for the message of a difference. */
  log: string[];
}

type Step = (it: Player) => Promise<void>;

interface Player extends Schedule {
  member: TestMember;
  book: ReferenceBook;
  session: { token: string; user: string; gameCode: string };
  proofs: object;
}

/** Joins a member, takes `steps` random steps with the house and the reference side by side, and compares after each. */
export async function playSchedule(schedule: Schedule, steps: number): Promise<void> {
  const { house, random, log } = schedule;
  const member = await tolerant(() => house.api.join());
  const it: Player = {
    ...schedule,
    member,
    book: new ReferenceBook(),
    session: await openSession(house, member),
    proofs: await tolerant(() => house.proofs(member)),
  };
  await deposit(it);
  for (let done = 0; done < steps; done++) {
    const step = stepsByWeight[random.below(stepsByWeight.length)]!;
    // The cut comes while the step is under way, wherever it happens to be.
    const cut = random.chance(0.04) ? sleep(random.below(12)).then(it.crash) : undefined;
    await step(it);
    await cut;
    const { cash, bonus, held } = await tolerant(() => house.book(member));
    const wanted = { cash: it.book.cash, bonus: 0n, held: it.book.held };
    if (cash !== wanted.cash || bonus !== wanted.bonus || held !== wanted.held) {
      throw new Error(
        `the book says ${cash}/${bonus}/${held}, the model ${wanted.cash}/0/${wanted.held}: ${log.at(-1)}`,
      );
    }
  }
}

const deposit: Step = async ({ house, member, random, book, log }) => {
  const amount = 1_000 + random.below(20_000);
  const requestKey = randomUUID();
  const choice = random.chance(0.75) ? 'approve' : random.chance(0.5) ? 'decline' : 'cancel';
  log.push(`deposit ${amount} ${choice}`);
  const order = () =>
    answered(() =>
      house.api.post('/sys/deposit/stripe/depositOrder', { amount: amount / 100, requestKey }, member.token),
    );
  const { orderId, iframe } = (await order()).data;
  if (random.chance(0.2)) must((await order()).data.orderId === orderId, 'the repeated order is another');
  const sessionId = /#(cs_test_[0-9a-f]+)_secret/.exec(iframe)![1]!;
  await tolerant(async () => {
    const answer = await house.control<{ statusCode?: number }>(`/sessions/${sessionId}/decide`, { choice });
    if (answer.statusCode === 500) throw new Error('the provider lost its connection');
  });
  if (random.chance(0.2)) {
    const events = await tolerant(async () => {
      const answer = await house.control<{ id: string; objectId: string }[]>('/events');
      if (!Array.isArray(answer)) throw new Error('the provider lost its connection');
      return answer;
    });
    const event = events.find(({ objectId }) => objectId === sessionId);
    if (event) await tolerant(() => house.control(`/events/${event.id}/deliver`, { times: 3 }));
  }
  const end = choice === 'approve' ? 'succeeded' : choice === 'decline' ? 'failed' : 'canceled';
  await inTheEnd(async () => {
    // As the site asks; the answer to it asks the provider, when a webhook was lost.
    await answered(() => house.api.post('/sys/stripe/findOrder', { orderId }, member.token));
    const state = await tolerant(() => stateOf(house.api, orderId));
    return state === end || (end === 'canceled' && state === 'expired');
  });
  if (choice === 'approve') book.deposit(BigInt(amount));
};

const bet: Step = async (it) => {
  const { random, book, log } = it;
  const stake = BigInt(20 + random.below(Number(book.cash < 400n ? 400n : book.cash)));
  const capped = stake > largestBet ? largestBet : stake;
  const [id, roundId] = [randomUUID(), randomUUID()];
  log.push(`bet ${capped}`);
  const fields = { transactionId: id, roundId, currency: 'USD', amount: Number(capped) };
  const isTaken = book.bet(id, roundId, capped);
  const answer = await instruct(it, 'bet', fields);
  must(answer.status === (isTaken ? 'OK' : 'NOT_ENOUGH_MONEY'), `a bet was answered ${answer.status}`);
  if (!isTaken || !random.chance(0.2)) return;
  const again = await instruct(it, 'bet', fields);
  must(again.status === 'OK' && again.balance === answer.balance, `its repeat was answered ${again.status}`);
  const other = await instruct(it, 'bet', { ...fields, amount: Number(capped) + 1 });
  must(other.status === 'DUPLICATE_TRANSACTION', `the same id with another amount was answered ${other.status}`);
};

const win: Step = async (it) => {
  const { random, book, log } = it;
  const open = [...book.openBets][0];
  if (!open) return bet(it);
  const [betId, { roundId, stake }] = open;
  const amount = BigInt(random.below(Number(stake) * 3));
  log.push(`win ${amount} for ${stake}`);
  const fields = {
    transactionId: randomUUID(),
    roundId,
    referenceTransactionId: betId,
    currency: 'USD',
    amount: Number(amount),
    roundClosed: true,
  };
  for (let times = random.chance(0.2) ? 2 : 1; times > 0; times--) {
    const answer = await instruct(it, 'win', fields);
    must(answer.status === 'OK', `a win was answered ${answer.status}`);
  }
  book.win(betId, amount);
};

const rollback: Step = async (it) => {
  const { random, book, log } = it;
  const open = [...book.openBets].at(-1);
  if (!open) return bet(it);
  const [betId, { roundId }] = open;
  log.push('rollback');
  // A second one under another id pays back once.
  for (let times = random.chance(0.3) ? 2 : 1; times > 0; times--) {
    const answer = await instruct(it, 'rollback', {
      transactionId: randomUUID(),
      roundId,
      referenceTransactionId: betId,
    });
    must(answer.status === 'OK', `a rollback was answered ${answer.status}`);
  }
  book.rollback(betId);
};

const overtaken: Step = async (it) => {
  it.log.push('rollback before its bet');
  const [betId, roundId] = [randomUUID(), randomUUID()];
  const back = { transactionId: randomUUID(), roundId, referenceTransactionId: betId, roundClosed: false };
  must((await instruct(it, 'rollback', back)).status === 'OK', 'an early rollback was refused');
  const late = await instruct(it, 'bet', { transactionId: betId, roundId, currency: 'USD', amount: 20 });
  must(late.status === 'TRANSACTION_DOES_NOT_EXIST', `the overtaken bet was answered ${late.status}`);
};

const apply: Step = async ({ house, member, random, book, proofs, log }) => {
  const amount = minimumCashOut + BigInt(random.below(Number(book.cash > minimumCashOut ? book.cash : 5_000n)));
  const [requestKey, email] = [randomUUID(), 'maria@example.com'];
  const body = { paymentMethod: 'PAYPAL', email, amount: Number(amount) / 100, requestKey, ...proofs };
  const send = () => answered(() => house.api.post('/sys/withdraw/apply', body, member.token), true);
  log.push(`apply for ${amount}`);
  const isCovered = amount <= book.cash && book.largestDeposit >= requiredDeposit;
  const answer = await send();
  must((answer.error === 0) === isCovered, `the application was answered ${answer.error} ${answer.message}`);
  if (!isCovered) return;
  if (random.chance(0.3)) must((await send()).data.id === answer.data.id, 'its repeat is another');
  book.apply(answer.data.id, amount);
};

const decide: Step = async (it) => {
  const { house, member, operatorKey, random, book, log } = it;
  const id = [...book.pending.keys()][0];
  if (id === undefined) return apply(it);
  const desk = (path: string, body: object) =>
    answered(() => house.api.post(`/operator/cashOut/${path}`, { id, ...body }, operatorKey), true);
  const status = async () => (await desk('get', {})).data.status;
  const kind = random.below(4);
  if (kind === 0) {
    log.push('cancel');
    await answered(() => house.api.post('/sys/withdraw/cancel', { id }, member.token));
    book.decide(id, 'back');
  } else if (kind === 1) {
    log.push('reject');
    await desk('reject', { reason: 'The document cannot be read.' });
    must((await status()) === 10, 'a rejected cash-out is not rejected');
    book.decide(id, 'back');
  } else {
    log.push(kind === 2 ? 'approve' : 'cancel against approve');
    const { contentHash } = (await desk('get', {})).data;
    await Promise.all([
      desk('approve', { contentHash }),
      ...(kind === 3 ? [answered(() => house.api.post('/sys/withdraw/cancel', { id }, member.token), true)] : []),
    ]);
    await inTheEnd(async () => [1, 40].includes(await status()));
    const end = await status();
    must(kind === 3 || end === 40, 'an approved cash-out was canceled');
    book.decide(id, end === 40 ? 'paid' : 'back');
  }
};

const stepsByWeight: Step[] = [bet, bet, bet, win, win, win, rollback, overtaken, deposit, apply, decide];

async function openSession(house: MoneyHouse, member: TestMember): Promise<Player['session']> {
  const { data } = await answered(() => house.api.post('/base/game/listPage', { pageSize: 300 }));
  const { id } = data.content.find(({ name }: { name: string }) => name === 'Nocturne');
  return tolerant(async () => {
    const launch = new URL((await answered(() => house.api.post('/sys/game/getLaunchUrl', { id }, member.token))).data);
    const gameCode = launch.searchParams.get('game')!;
    const launchToken = launch.searchParams.get('token')!;
    const opened = await callWallet(house.api.url, 'authenticate', { launchToken, gameCode });
    // The answer may be lost with the token used up: then the game is launched again.
    if (opened.status !== 'OK') throw new Error(`no session: ${opened.status}`);
    return { token: opened.token, user: opened.user, gameCode };
  });
}

/** The same instruction until it is answered. */
async function instruct({ house, session }: Player, path: string, fields: object) {
  return tolerant(async () => {
    const answer = await callWallet(house.api.url, path, { ...session, ...fields });
    if (answer.status === 'UNKNOWN') throw new Error('UNKNOWN');
    return answer;
  });
}

/** The same call until it is answered; a refusal is an error unless `mayRefuse`. */
async function answered(call: () => Promise<TestAnswer>, mayRefuse = false): Promise<TestAnswer> {
  const answer = await tolerant(async () => {
    const answer = await call();
    if (unclear.has(answer.error)) throw new Error(answer.message);
    return answer;
  });
  must(mayRefuse || answer.error === 0, `${answer.error} ${answer.message}`);
  return answer;
}

/** A worker whose connection was cut leaves its claim behind for half a minute. */
const longestWaitMs = 75_000;

async function inTheEnd(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await sleep(50)) {
    if (await isSo()) return;
  }
  throw new Difference(`it did not come about within ${longestWaitMs / 1_000} s`);
}

class Difference extends Error {
  override name = 'Difference';
}

function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Difference(sentence);
}

/** Tries again while connections are being cut. */
async function tolerant<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Difference || Date.now() > deadline) throw error;
    }
    await sleep(20);
  }
}
