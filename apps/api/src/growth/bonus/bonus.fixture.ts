import { randomUUID } from 'node:crypto';
import { type GameRound, type PostingType, postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { casinoJurisdiction } from '@fairhouse/jurisdictions';
import { amountOf, type Currency } from '@fairhouse/money';
import { registrationOf } from '../../testing/registration-of.ts';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';
import type { BonusDeps } from './bonus.deps.ts';

let joined = 40_000;

/** Somebody with a name, a home, a device and an address of their own, whose mail address is confirmed. */
export async function joinAlone(api: TestApi, fields: Record<string, unknown> = {}): Promise<TestMember> {
  const number = ++joined;
  const registration = registrationOf(number, {
    firstName: `Maria ${letters(number)}`,
    address: `${number} Roxas Boulevard`,
    deviceId: randomUUID(),
    ...fields,
  });
  const from = `112.198.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
  const answer = await api.post('/sys/auth/register', registration, undefined, { 'x-forwarded-for': from });
  if (answer.error !== 0) throw new Error(`could not join: ${answer.message}`);
  const id = BigInt(answer.data.id);
  await api.db.query('update member set email_verified_at = now() where id = $1', [id]);
  return { id, token: answer.data.token, username: registration.username, password: registration.password };
}

function letters(number: number): string {
  return [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

/** Posts one line to the member's book, in minor units. Answers its name. */
export async function post(
  api: TestApi,
  { id: memberId }: { id: bigint },
  type: PostingType,
  minor: bigint,
  more: { reference?: string; round?: GameRound; currency?: Currency; externalId?: string } = {},
): Promise<string> {
  const { currency = 'USD', externalId = randomUUID(), ...fields } = more;
  const posted = await inTransaction(api.db, (tx) =>
    postWithin(tx, { memberId, type, amount: amountOf(currency, minor), source: 'test', externalId, ...fields }),
  );
  if (!posted.ok) throw new Error(`${type} was not posted: ${posted.reason}`);
  return externalId;
}

/** A bet whose round is open, as the wallet leaves it, `ago` as PostgreSQL writes intervals. */
export async function openRound(
  api: TestApi,
  member: TestMember,
  stake: bigint,
  ago = '0',
): Promise<{ round: GameRound }> {
  const round = { gameCode: 'blackjack', roundId: randomUUID() };
  const bet = await post(api, member, 'GAME_BET', stake, { round });
  await api.db.query(
    `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq)
     select member_id, source, round_id, game_code, 'USD', amount, now() - $3::interval, seq
     from posting where member_id = $1 and source = 'test' and external_id = $2`,
    [member.id, bet, ago],
  );
  return { round };
}

/** A round of one bet with its win, as the wallet posts it. */
export async function playRound(api: TestApi, member: TestMember, stake: bigint, won: bigint, game = 'nocturne') {
  const round = { gameCode: game, roundId: randomUUID() };
  const bet = await post(api, member, 'GAME_BET', stake, { round });
  await post(api, member, 'GAME_WIN', won, { round, reference: bet });
  return bet;
}

export async function bookOf(api: TestApi, { id }: { id: bigint }) {
  const { rows } = await api.db.query<{ cash: bigint; bonus: bigint; held: bigint; forfeited: bigint }>(
    'select cash, bonus, held, forfeited from book where member_id = $1',
    [id],
  );
  return rows[0]!;
}

/** The deps of a job that is run by hand: nobody is told, nothing is shared. */
export function depsOf(api: TestApi): BonusDeps {
  return {
    db: api.db,
    secret: 'a secret of these tests',
    lockCashOuts: async () => {},
    rulesOf: async (ids) => new Map(ids.map((id) => [id, casinoJurisdiction.rules])),
    seenWith: async () => [],
    announce: async () => {},
    log: { info: () => {}, warn: () => {} },
  };
}
