import { type KeyObject, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@fairhouse/database';
import { type Asked, insertTransaction, moveFun, type OpenGame, writeStatus } from './hub88.store.ts';
import { signatureHeader, signed } from './keys.ts';

export interface Wallet {
  db: Database;
  /** Where the casino takes the calls of the aggregator. */
  walletUrl: string;
  ownKey(): Promise<KeyObject>;
}

export interface Played {
  status: string;
  /** With five decimals; undefined where the casino did not say. */
  balance: bigint | undefined;
  won: bigint;
}

/** Chances in hundredths, and what the stake is multiplied by: 95 of 100 come back. */
const outcomes: readonly [number, bigint][] = [
  [70, 0n],
  [20, 2n],
  [9, 5n],
  [1, 10n],
];

function multiplier(): bigint {
  let drawn = randomInt(100);
  for (const [share, times] of outcomes) {
    if (drawn < share) return times;
    drawn -= share;
  }
  return 0n;
}

const tries = 5;

/** One round: a bet, its outcome, and a win that ends it. A bet without an answer is rolled back; a win is repeated until it is answered. */
export async function playRound(wallet: Wallet, session: OpenGame, stake: bigint): Promise<Played> {
  const won = stake * multiplier();
  const { user, token } = session;
  if (user === null || token === null) {
    const balance = await moveFun(wallet.db, session.id, stake, won);
    return balance === undefined
      ? { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: session.funBalance, won: 0n }
      : { status: 'RS_OK', balance, won };
  }
  const round = randomUUID();
  const of = { user, gameCode: session.gameCode, currency: session.currency, round };
  const bet: Asked = { ...of, id: randomUUID(), kind: 'TK_BET', reference: null, amount: stake };
  const placed = await ask(wallet, token, bet, 1);
  if (placed.status !== 'RS_OK') {
    if (placed.status === 'unknown') await rollBack(wallet, token, bet);
    return { ...placed, won: 0n };
  }
  const win: Asked = { ...of, id: randomUUID(), kind: 'TK_WIN', reference: bet.id, amount: won };
  const paid = await ask(wallet, token, win, tries);
  return { ...paid, won: paid.status === 'RS_OK' ? won : 0n };
}

async function rollBack(wallet: Wallet, token: string, bet: Asked): Promise<void> {
  const back: Asked = { ...bet, id: randomUUID(), kind: 'TK_ROLLBACK', reference: bet.id };
  const { status } = await ask(wallet, token, back, tries);
  await writeStatus(wallet.db, bet.id, status === 'RS_OK' ? 'TS_ROLLEDBACK' : 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED');
}

const paths = { TK_BET: '/transaction/bet', TK_WIN: '/transaction/win', TK_ROLLBACK: '/transaction/rollback' };

async function ask(
  { db, walletUrl, ownKey }: Wallet,
  token: string,
  asked: Asked,
  most: number,
): Promise<Omit<Played, 'won'>> {
  await insertTransaction(db, asked);
  const { kind, id, round, reference, user, gameCode, amount, currency } = asked;
  const body = JSON.stringify({
    user,
    token,
    game_code: gameCode,
    request_uuid: randomUUID(),
    transaction_uuid: id,
    round,
    round_closed: kind !== 'TK_BET',
    ...(reference && { reference_transaction_uuid: reference }),
    ...(kind !== 'TK_ROLLBACK' && { amount: Number(amount), currency, is_free: false }),
  });
  const signature = signed(body, await ownKey());
  for (let attempt = 1; ; attempt++) {
    const answer = await once(`${walletUrl}${paths[kind]}`, body, signature);
    const isKnown = answer.status !== 'unknown';
    if (isKnown || attempt >= most) {
      const status =
        answer.status === 'RS_OK' ? 'TS_SUCCESS' : isKnown ? 'TS_DECLINED' : 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED';
      await writeStatus(db, id, status);
      return answer;
    }
    await pause(200 * 2 ** attempt);
  }
}

/** What the casino says that can be staked, with five decimals; undefined where it does not say. */
export async function readBalance(wallet: Wallet, session: OpenGame): Promise<bigint | undefined> {
  const { user, token, gameCode, funBalance } = session;
  if (user === null) return funBalance;
  const body = JSON.stringify({ user, token, game_code: gameCode, request_uuid: randomUUID() });
  return (await once(`${wallet.walletUrl}/user/balance`, body, signed(body, await wallet.ownKey()))).balance;
}

/** `unknown`: no answer, or one that says nothing about what was done. */
async function once(url: string, body: string, signature: string): Promise<Omit<Played, 'won'>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    const said = (await answer.json()) as { status?: unknown; balance?: unknown };
    if (!answer.ok || typeof said.status !== 'string') return { status: 'unknown', balance: undefined };
    const balance = typeof said.balance === 'number' ? BigInt(said.balance) : undefined;
    return { status: said.status === 'RS_ERROR_UNKNOWN' ? 'unknown' : said.status, balance };
  } catch {
    return { status: 'unknown', balance: undefined };
  }
}
