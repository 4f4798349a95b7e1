import { randomUUID } from 'node:crypto';
import { grantFreeRounds as insertFreeRounds, lockBook } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, formatAmount } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { unlessRefused } from '../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import {
  type DecidedGrant,
  type FreeRoundsDeps,
  type GrantTerms,
  type NewGrant,
  subjectOf,
} from './free-rounds.deps.ts';
import { gamesIn, type PlayableGame } from './game.store.ts';
import { ownGames, stakesOfGame } from './stakes-of-game.ts';

const dayMs = 24 * 3_600_000;

type Granting = Pick<FreeRoundsDeps, 'db' | 'rulesOf' | 'offersHeldBack' | 'announce'>;

/** Grants a member free rounds of which everything is known. */
export function grantFreeRounds(deps: Granting, grant: NewGrant): Promise<Result<null>> {
  return grantDecided(deps, { ...grant, decide: async () => ok(grant) });
}

/**
 * Grants a member free rounds, in one transaction with the audit event and the message. None where the place does not allow them, on a break,
 * to excluded members and with signs of harm. The same key of a source again grants nothing more.
 */
export async function grantDecided(
  deps: Granting,
  { memberId, source, sourceKey, actor, reason, decide }: DecidedGrant,
): Promise<Result<null>> {
  if (!(await deps.rulesOf([memberId])).get(memberId)?.['offers.freeRounds']) return refuse('bonusNotOffered');
  return unlessRefused(deps.db, async (tx) => {
    await lockBook(tx, memberId);
    if (await deps.offersHeldBack(tx, memberId)) return refuse('bonusNotOffered');
    const decided = await decide(tx);
    if (!decided.ok) return decided;
    const { currency, stake, count, winMost, wagering, expires } = decided.data;
    const game = await gameFor(tx, decided.data);
    if (!game.ok) return game;
    const { rows } = await tx.query<{ now: Date }>('select now() as now');
    const id = randomUUID();
    const expiresAt = 'at' in expires ? expires.at : new Date(rows[0]!.now.getTime() + expires.days * dayMs);
    const given = await insertFreeRounds(tx, {
      id,
      memberId,
      vendor: game.data.vendor,
      gameCode: game.data.code,
      currency,
      stake,
      count,
      winMost,
      wagering,
      source,
      sourceKey,
      givenBy: actor,
      expiresAt,
    });
    if (!given) return refuse('rewardAlreadyTaken');
    await recordAuditEvent(tx, {
      actor,
      memberId,
      subject: subjectOf({ id }),
      command: 'freeRounds.give',
      after: {
        state: 'open',
        game: game.data.code,
        stake: String(stake),
        count,
        currency,
        most: String(winMost),
        wagering,
        expiresAt: expiresAt.toISOString(),
        ...(reason === undefined ? {} : { reason }),
      },
    });
    const amount = amountOf(currency, stake);
    await deps.announce(tx, {
      memberId,
      kind: 'freeRoundsGiven',
      about: subjectOf({ id }),
      values: { amount, count: String(count), game: game.data.name },
    });
    return ok(null);
  });
}

/** The game, where it takes free rounds at this stake. */
export async function gameFor(
  db: Database | Transaction,
  { game: code, currency, stake }: Pick<GrantTerms, 'game' | 'currency' | 'stake'>,
): Promise<Result<PlayableGame>> {
  const [game] = await gamesIn(db, currency, ownGames, code);
  if (!game) return refuse('noSuchThing');
  const stakes = await stakesOfGame(game, currency);
  if (!stakes) return refuse('freeRoundsNotHere');
  const text = (minor: bigint) => formatAmount(amountOf(currency, minor), 'en');
  if ('some' in stakes && !stakes.some.includes(stake))
    return refuse('freeRoundsStake', { stakes: stakes.some.map(text).join(', ') });
  if ('any' in stakes && (stake < game.least || stake > game.most))
    return refuse('freeRoundsStake', { stakes: `${text(game.least)} – ${text(game.most)}` });
  return ok(game);
}
