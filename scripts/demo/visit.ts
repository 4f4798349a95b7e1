import { randomUUID } from 'node:crypto';
import type { DocumentKind } from '@fairhouse/contract';
import { Refused } from './casino-calls.ts';
import { password } from './cast.ts';
import { type End, payIn } from './pay-in.ts';
import { playRounds } from './play-rounds.ts';
import type { Player } from './player.ts';
import { specimenOf } from './specimen.ts';
import type { Tally } from './tally.ts';

/** How often in a hundred deposits ends otherwise than well. */
const badEnds: [End, number][] = [
  ['decline', 8],
  ['cancel', 3],
  ['leave', 4],
  ['pending', 2],
  ['otherAmount', 2],
  ['refund', 1],
  ['dispute', 1],
];

/** The word with which a receiver begins says what the pretend bank does; others are paid. */
const receivers = ['fail', 'refuse', 'return', 'pending', 'lost'];

/** In whole units; the limit of the settings. */
const leastCashOut = 25;

const questions = [
  ['deposit', 'I paid this morning and would like to know when the money is there.'],
  ['withdraw', 'How long does a cash-out to my bank take?'],
  ['bonus', 'Do bets at the tables count for the wagering?'],
  ['verification', 'Which papers are good as proof of address?'],
  ['security', 'I have a new phone. How do I move my authenticator to it?'],
  ['technical', 'The reels stood still for a moment. Was my spin counted?'],
  ['closing', 'Please tell me how I close my account.'],
] as const;

/** Joins, and mostly opens the link of the mail. */
export async function firstVisit(player: Player, inviter: Player | undefined, tally: Tally): Promise<void> {
  const { random } = player;
  // The code of somebody who was suspended is not valid any more.
  await player.join(inviter?.invitationCode).catch((error: unknown) => {
    if (inviter) onlyRefusals(error);
    return player.join(undefined);
  });
  tally.count('members');
  if (player.cast.number === 0 || random.chance(0.85)) await player.activate();
  if (random.chance(0.25))
    await unlessRefused(tally, () => player.ask('/sys/bonus/claim', { promotion: 'signUp' }), 'bonuses claimed');
  await spend(player, tally, true);
}

/** Another day: logs in and does some of what members do. */
export async function laterVisit(player: Player, tally: Tally): Promise<void> {
  const { random } = player;
  try {
    if (random.chance(0.04)) await player.logIn('a wrong password').catch(onlyRefusals);
    await player.logIn(password);
  } catch (error) {
    // Suspended meanwhile: such a visit ends at the door.
    onlyRefusals(error);
    return tally.count('visits refused');
  }
  await spend(player, tally, false);
}

async function spend(player: Player, tally: Tally, isFirst: boolean): Promise<void> {
  const { random } = player;
  const { purse } = player.cast;
  tally.count('visits');
  if (isFirst || random.chance(0.55)) {
    const amount = purse[random.below(purse.length)]!;
    await unlessRefused(tally, () => payIn(player, amount, endOf(random.below(100))), 'deposits');
    if (random.chance(0.2)) {
      await unlessRefused(
        tally,
        () => player.ask('/sys/bonus/claim', { promotion: 'firstDeposit' }),
        'bonuses claimed',
      );
    }
  }
  const rounds = await unlessRefused(tally, () => playRounds(player, 3 + random.below(10), random.branch(1)));
  tally.count('rounds', rounds ?? 0);
  if (random.chance(0.22)) await unlessRefused(tally, () => handInDocuments(player), 'documents handed in');
  if (random.chance(0.6) && (await unlessRefused(tally, () => askForMoney(player)))) tally.count('cash-outs');
  if (random.chance(0.06)) await unlessRefused(tally, () => writeToSupport(player), 'contacts');
  if (random.chance(0.1)) await unlessRefused(tally, () => redeem(player), 'packages redeemed');
}

function endOf(drawn: number): End {
  let below = 0;
  for (const [end, share] of badEnds) {
    below += share;
    if (drawn < below) return end;
  }
  return 'approve';
}

export async function handInDocuments(player: Player): Promise<void> {
  const { firstName, lastName, birthday, address, city, postalCode } = player.cast.registration;
  const name = `${firstName} ${lastName}`;
  const idcardProofId = await player.upload(
    await specimenOf('idcardProof', [name, `Born ${birthday}`, `No. ${player.id}`]),
  );
  const addressProofId = await player.upload(
    await specimenOf('addressProof', [name, address, `${postalCode} ${city}`]),
  );
  await player.ask('/sys/member/documents/update', { idcardProofId, addressProofId });
}

export async function writeToSupport(player: Player): Promise<void> {
  const { random } = player;
  const { registration } = player.cast;
  const [queryCategory, message] = questions[random.below(questions.length)]!;
  const { email, username, firstName, lastName, mobilePrefix, mobile } = registration;
  if (random.chance(0.6)) return talkToSupport(player, queryCategory, message);
  const contact = { name: `${firstName} ${lastName}`, username, email, phone: `+${mobilePrefix}${mobile}` };
  await player.ask('/sys/contact/send', { ...contact, queryCategory, message });
}

/** In the page: continues a conversation, rates an answer, or begins one about something of their own. */
async function talkToSupport(player: Player, topic: (typeof questions)[number][0], message: string): Promise<void> {
  const { random } = player;
  const threads = await player.ask('/base/support/list', {});
  const answered = threads.find(({ state }) => state === 'waiting');
  if (answered) {
    const { id } = answered;
    if (random.chance(0.7)) await player.ask('/base/support/rate', { id, satisfied: random.chance(0.8) });
    if (random.chance(0.5)) await player.ask('/base/support/solve', { id });
    else await player.ask('/base/support/write', { id, message: 'Thank you. And how long does it take?' });
    return;
  }
  const things = await player.ask('/base/support/references', {});
  const kind = topic === 'withdraw' ? 'cashOut' : topic;
  const thing = things.find((one) => one.kind === kind);
  const reference = thing ? { reference: { kind: thing.kind, id: thing.id } } : {};
  await player.ask('/base/support/open', { topic, message, ...reference });
}

/** Asks for some of what may be cashed out, and sometimes thinks better of it. False: there is too little. */
async function askForMoney(player: Player): Promise<boolean> {
  const { random } = player;
  const { registration } = player.cast;
  const { withdrawableBalance } = await player.balance();
  const isForFriend = random.chance(0.25);
  const receiver = isForFriend ? receivers[random.below(receivers.length)]! : registration.username;
  const method = isForFriend || random.chance(0.5) ? 'PAYPAL' : 'CPAY';
  const half = Math.floor(withdrawableBalance / (random.chance(0.4) ? 1 : 2));
  if (withdrawableBalance < leastCashOut) return false;
  const amount = Math.max(leastCashOut, half);
  const asked = await askForMoneyOf(player, amount, method, `${receiver}.${player.cast.number}@example.com`);
  if (random.chance(0.08)) await player.ask('/sys/withdraw/cancel', { id: asked.id });
  return true;
}

/** With the two proofs that are asked for. */
export async function askForMoneyOf(player: Player, amount: number, method: 'PAYPAL' | 'CPAY', receiver: string) {
  const { firstName, lastName } = player.cast.registration;
  const name = `${firstName} ${lastName}`;
  const proof = async (kind: DocumentKind) => player.upload(await specimenOf(kind, [name, `No. ${player.id}`]));
  return player.ask('/sys/withdraw/apply', {
    amount,
    ...(method === 'CPAY'
      ? { paymentMethod: 'CPAY', payoutData: { accountName: name, toAccount: receiver } }
      : { paymentMethod: 'PAYPAL', email: receiver }),
    idcardProofId: await proof('idcardProof'),
    paymentProofId: await proof('paymentProof'),
    requestKey: randomUUID(),
  });
}

async function redeem(player: Player): Promise<void> {
  const [cheapest] = await player.ask('/base/vipStore/listAll', { points_0: 'ASC' });
  if (cheapest) await player.ask('/sys/vipStore/redeem', { id: cheapest.id, requestKey: randomUUID() });
}

/** Does it and counts it; undefined, and counted as a refusal, where the casino says no. */
async function unlessRefused<T>(tally: Tally, run: () => Promise<T>, counted?: string): Promise<T | undefined> {
  try {
    const done = await run();
    if (counted) tally.count(counted);
    return done;
  } catch (error) {
    onlyRefusals(error);
    tally.refused(error as Refused);
    return undefined;
  }
}

function onlyRefusals(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
