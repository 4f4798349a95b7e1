import { randomUUID } from 'node:crypto';
import { callWallet } from '../call-wallet.ts';
import type { Player, Step } from './player.ts';
import type { Game } from './reference-bonus.ts';
import { answered, must, tolerant } from './retries.ts';

/** How many times its stake a round may win before an operator has to look: what the rules of the games allow. */
const bounds: Record<Game, bigint> = { Nocturne: 5_000n, Blackjack: 16n };

/** Least and largest stake. */
const limits: Record<Game, [bigint, bigint]> = { Nocturne: [20n, 5_000n], Blackjack: [50n, 50_000n] };

export const bet: Step = async (it) => {
  const { random, book, log } = it;
  // Sometimes one more in a round that is open, as doubling is.
  const joined = random.chance(0.2) ? openRounds(it).at(-1) : undefined;
  const game = joined?.game ?? (random.chance(0.7) ? 'Nocturne' : 'Blackjack');
  const [least, most] = limits[game];
  const available = book.cash + book.pocket;
  const wanted = least + BigInt(random.below(Number(available < 400n ? 400n : available)));
  const stake = wanted > most ? most : wanted;
  const [id, roundId] = [randomUUID(), joined?.roundId ?? randomUUID()];
  log.push(`bet ${stake} on ${game}${joined ? ', one more in its round' : ''}`);
  const fields = { transactionId: id, roundId, currency: 'USD', amount: Number(stake) };
  const isTaken = book.bet(id, { roundId, game }, stake);
  const answer = await instruct(it, game, 'bet', fields);
  must(answer.status === (isTaken ? 'OK' : 'NOT_ENOUGH_MONEY'), `a bet was answered ${answer.status}`);
  if (!isTaken || !random.chance(0.2)) return;
  const again = await instruct(it, game, 'bet', fields);
  must(again.status === 'OK' && again.balance === answer.balance, `its repeat was answered ${again.status}`);
  const other = await instruct(it, game, 'bet', { ...fields, amount: Number(stake) + 1 });
  must(other.status === 'DUPLICATE_TRANSACTION', `the same id with another amount was answered ${other.status}`);
};

export const win: Step = async (it) => {
  const { random, book, log } = it;
  const open = [...book.openBets][0];
  if (!open) return bet(it);
  const [betId, { roundId, game, stake, part }] = open;
  // With bonus money at stake also more than a free bonus may come to.
  const isLarge = part !== undefined && part.locked > 0n && random.chance(0.3);
  const amount = isLarge ? BigInt(15_000 + random.below(20_000)) : BigInt(random.below(Number(stake) * 3));
  log.push(`win ${amount} for ${stake}`);
  const fields = {
    transactionId: randomUUID(),
    roundId,
    referenceTransactionId: betId,
    currency: 'USD',
    amount: Number(amount),
    roundClosed: true,
  };
  const standing = book.betsOf(roundId).reduce((sum, bet) => sum + bet.stake, 0n);
  const isHeld = amount > bounds[game] * standing;
  const ask = async (status: string) => {
    for (let times = random.chance(0.2) ? 2 : 1; times > 0; times--) {
      const answer = await instruct(it, game, 'win', fields);
      must(answer.status === status, `a win was answered ${answer.status} instead of ${status}`);
    }
  };
  await ask(isHeld ? 'WIN_HELD' : 'OK');
  if (isHeld && !(await decideHeld(it, fields.transactionId))) {
    await ask('WIN_REFUSED');
    return book.win(roundId, 0n);
  }
  if (isHeld) await ask('OK');
  book.win(roundId, amount);
};

/** An operator releases it, or does not. Whether the member has it now. */
async function decideHeld(
  { casino, member, operatorKey, random, log }: Player,
  transactionId: string,
): Promise<boolean> {
  const desk = (path: string, body: object) =>
    answered(() => casino.api.post(`/operator/heldWin/${path}`, body, operatorKey), true);
  const find = async () =>
    (await desk('listPage', { memberId: Number(member.id) })).data.content.find(
      (it: { transactionId: string }) => it.transactionId === transactionId,
    );
  const { id } = await find();
  const isPaid = random.chance(0.7);
  log.push(isPaid ? 'release' : 'refuse');
  // The answer to a decision that was made may have been lost: its repeat is refused.
  await desk(isPaid ? 'release' : 'refuse', { id, reason: 'A fault of the game.' });
  must((await find()).status === (isPaid ? 'released' : 'refused'), 'a held win is not decided');
  return isPaid;
}

export const rollback: Step = async (it) => {
  const { random, book, log } = it;
  const open = [...book.openBets].at(-1);
  if (!open) return bet(it);
  const [betId, { roundId, game }] = open;
  log.push('rollback');
  const roundClosed = book.betsOf(roundId).length === 1;
  // A second one under another id pays back once.
  for (let times = random.chance(0.3) ? 2 : 1; times > 0; times--) {
    const answer = await instruct(it, game, 'rollback', {
      transactionId: randomUUID(),
      roundId,
      referenceTransactionId: betId,
      roundClosed,
    });
    must(answer.status === 'OK', `a rollback was answered ${answer.status}`);
  }
  book.rollback(betId);
};

export const overtaken: Step = async (it) => {
  it.log.push('rollback before its bet');
  const [betId, roundId] = [randomUUID(), randomUUID()];
  const back = { transactionId: randomUUID(), roundId, referenceTransactionId: betId, roundClosed: false };
  must((await instruct(it, 'Nocturne', 'rollback', back)).status === 'OK', 'an early rollback was refused');
  const fields = { transactionId: betId, roundId, currency: 'USD', amount: 20 };
  const late = await instruct(it, 'Nocturne', 'bet', fields);
  must(late.status === 'TRANSACTION_DOES_NOT_EXIST', `the overtaken bet was answered ${late.status}`);
};

/** Rounds that can take one more bet: a bonus has either seen all bets of a round or none. */
function openRounds({ book }: Player) {
  return [...book.openBets.values()].filter(({ part }) => (part === undefined) === (book.bonus === undefined));
}

/** The same instruction until it is answered. */
async function instruct(it: Player, game: Game, path: string, fields: object) {
  const session = it.sessions.get(game) ?? (await openSession(it, game));
  return tolerant(async () => {
    const answer = await callWallet(it.casino.api.url, path, { ...session, ...fields });
    if (answer.status === 'UNKNOWN') throw new Error('UNKNOWN');
    return answer;
  });
}

async function openSession({ casino, member, gameIds, sessions }: Player, game: Game) {
  const session = await tolerant(async () => {
    const launched = await answered(() =>
      casino.api.post('/sys/game/getLaunchUrl', { id: gameIds[game] }, member.token),
    );
    const launch = new URL(launched.data);
    const gameCode = launch.searchParams.get('game')!;
    const launchToken = launch.searchParams.get('token')!;
    const opened = await callWallet(casino.api.url, 'authenticate', { launchToken, gameCode });
    // The answer may be lost with the token used up: then the game is launched again.
    if (opened.status !== 'OK') throw new Error(`no session: ${opened.status}`);
    return { token: opened.token as string, user: opened.user as string, gameCode };
  });
  sessions.set(game, session);
  return session;
}
