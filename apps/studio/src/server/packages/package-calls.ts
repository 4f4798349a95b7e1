import { randomUUID } from 'node:crypto';
import { troubleOf } from '@fairhouse/database';
import { playableOf } from '@fairhouse/games';
import { endAction, type OpenBet, type OpenOutcome, type OpenStakes } from '@fairhouse/open-games/game';
import {
  type PlayAnswer,
  type PlayRefusal,
  type RoundRow,
  readBalance,
  readSession,
  resumeSession,
  type SessionRow,
  type Studio,
  startRound,
  takeAction,
  writePageEvent,
} from '@fairhouse/rgs';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { minorOf, unitsOf } from './format-amounts.ts';
import type { PackageShelf } from './package-shelf.ts';

const sessionID = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const inputs = {
  authenticate: z.object({ sessionID }),
  balance: z.object({ sessionID }),
  play: z.object({ sessionID, amount: z.int().min(1), mode: z.string().max(60) }),
  endRound: z.object({ sessionID }),
  event: z.object({ sessionID, event: z.coerce.string().max(500) }),
};

/** The error codes of the format. */
type FormatError = 'ERR_VAL' | 'ERR_IPB' | 'ERR_IS' | 'ERR_GLE' | 'ERR_GEN' | 'ERR_MAINTENANCE';

class Refused extends Error {
  constructor(
    readonly code: FormatError,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The five calls of the format, over the same rounds, wallet and recovery as our own games. A page names no id of its play: while a round
 * is open, the same order again answers that round, and any other is refused.
 */
export async function packageCalls(
  app: FastifyInstance,
  { studio, shelf }: { studio: Studio; shelf: PackageShelf },
): Promise<void> {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refused) return refuse(reply, error.code, error.message);
    if ((error.statusCode ?? 500) < 500) return refuse(reply, 'ERR_VAL', 'This call cannot be read.');
    if (!troubleOf(error))
      request.log.error({ err: error, path: request.routeOptions.url }, 'a call of a package failed');
    return refuse(reply, 'ERR_GEN', 'Something went wrong. Your round is safe; please open the game again.');
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const on = <I extends z.ZodType<{ sessionID: string }>>(
    path: string,
    schema: I,
    answer: (session: SessionRow, input: z.output<I>) => Promise<object>,
  ) => {
    app.post(path, async (request: FastifyRequest, reply) => {
      const input = schema.safeParse(request.body);
      if (!input.success) throw new Refused('ERR_VAL', 'This call cannot be read.');
      const { code } = request.params as { code: string };
      return reply.send(await answer(await sessionOf(studio, input.data.sessionID, code), input.data));
    });
  };

  on('/wallet/authenticate', inputs.authenticate, async (session) => {
    const { balance, openRound, lastRound } = await resumeSession(studio, session);
    const round = openRound && openRound.outcome !== null ? openRound : lastRound;
    return {
      balance: balanceIn(balance, session),
      config: configOf(session),
      round: round ? roundIn(round) : null,
    };
  });

  on('/wallet/balance', inputs.balance, async (session) => ({
    balance: balanceIn(await readBalance(studio, session), session),
  }));

  on('/wallet/play', inputs.play, async (session, { amount: units, mode }) => {
    if (!playableOf(session.gameCode)) throw new Refused('ERR_MAINTENANCE', 'This game is closed.');
    const amount = minorOf(units, session.currency);
    if (amount === undefined) throw new Refused('ERR_VAL', 'This stake is not on offer.');
    const bet: OpenBet = { mode, amount };
    const answer = await startRound(studio, session, { playId: randomUUID(), bet });
    const round = startedBy(answer, bet);
    const balance = round.balance ?? (await readBalance(studio, session));
    return { balance: balanceIn(balance ?? undefined, session), round: roundIn(round) };
  });

  on('/wallet/end-round', inputs.endRound, async (session) => {
    const { openRound, balance } = await resumeSession(studio, session);
    if (openRound?.state !== 'PLAYING') return { balance: balanceIn(balance, session) };
    // No id of a player has a colon. Of a round there is one end, however often it is asked for.
    const playId = `end:${openRound.id}`;
    const ended = await takeAction(studio, session, { playId, roundId: openRound.id, step: 0, action: endAction });
    if (!ended.ok && ended.reason !== 'stale_step' && ended.reason !== 'no_open_round') throw refusedBy(ended);
    const paid = ended.ok && ended.round.state !== 'SETTLING' ? ended.round.balance : null;
    return { balance: balanceIn(paid ?? (await readBalance(studio, session)), session) };
  });

  on('/bet/event', inputs.event, async (session, { event }) => {
    await writePageEvent(studio.db, session, event);
    return { event };
  });

  function roundIn(round: RoundRow) {
    const { mode, line, payout } = round.outcome as OpenOutcome;
    const { amount } = round.bet as OpenBet;
    const units = unitsOf(round.currency)!;
    const stored = shelf.byRules(round.definitionHash);
    if (!stored) throw new Error(`the rules ${round.definitionHash} of ${round.gameCode} are not in the store`);
    return {
      betID: betIdOf(round.id),
      amount: amount * units,
      payout: Number(round.win) * units,
      payoutMultiplier: payout / 100,
      active: round.state === 'PLAYING',
      mode,
      event: round.pageEvent ?? null,
      state: JSON.parse(stored.eventsOf(mode, line)) as unknown,
    };
  }
}

async function sessionOf(studio: Studio, token: string, code: string): Promise<SessionRow> {
  const { sessionIdleMs: idleMs, sessionLongestMs: longestMs } = studio.times;
  const session = await readSession(studio.db, token, { idleMs, longestMs });
  if (session?.gameCode !== code)
    throw new Refused('ERR_IS', 'This game session has ended. Please open the game again.');
  await studio.commits.written(session.playerId);
  return session;
}

/** The round of a play, or the open one where the same was ordered before and its answer was lost. */
function startedBy(answer: PlayAnswer, { mode, amount }: OpenBet): RoundRow {
  if (answer.ok) return answer.round;
  if (answer.reason === 'round_open' && answer.round.state === 'PLAYING') {
    const open = answer.round.bet as OpenBet;
    if (open.mode === mode && open.amount === amount) return answer.round;
  }
  throw refusedBy(answer);
}

const errorsOf: Partial<Record<PlayRefusal['reason'], [FormatError, string]>> = {
  not_enough_money: ['ERR_IPB', 'Your balance does not cover this stake.'],
  limit_exceeded: ['ERR_GLE', 'This stake is above a limit of your account.'],
  player_blocked: ['ERR_GLE', 'Your account cannot place bets at the moment.'],
  maintenance: [
    'ERR_MAINTENANCE',
    'No new rounds during maintenance. Your money and open rounds are safe. You can cash out on the site.',
  ],
  session_ended: ['ERR_IS', 'This game session has ended. Please open the game again.'],
  stake_not_allowed: ['ERR_VAL', 'This stake is not on offer.'],
  wrong_input: ['ERR_VAL', 'There is no such mode.'],
  round_open: ['ERR_VAL', 'Please finish the open round first.'],
  too_soon: ['ERR_VAL', 'One moment before the next round.'],
  bonus_buy_not_allowed: ['ERR_VAL', 'This mode cannot be bought here.'],
};

function refusedBy({ reason }: PlayRefusal): Refused {
  const [code, message] = errorsOf[reason] ?? ['ERR_GEN', 'The casino isn’t responding right now. Please try again.'];
  return new Refused(code, message);
}

function refuse(reply: FastifyReply, error: FormatError, message: string): FastifyReply {
  const isOurs = error === 'ERR_GEN' || error === 'ERR_MAINTENANCE';
  return reply.code(isOurs ? 500 : 400).send({ error, message });
}

function balanceIn(minor: bigint | undefined, { currency }: SessionRow) {
  if (minor === undefined) throw new Refused('ERR_GEN', 'The casino isn’t responding right now. Please try again.');
  return { amount: Number(minor) * (unitsOf(currency) ?? 1), currency };
}

function configOf(session: SessionRow) {
  const units = unitsOf(session.currency);
  const stakes = playableOf(session.gameCode)?.stakes(session.currency) as OpenStakes | undefined;
  if (units === undefined || !stakes)
    throw new Refused('ERR_MAINTENANCE', 'This game is not offered in your currency.');
  return {
    minBet: stakes.least * units,
    maxBet: stakes.most * units,
    stepBet: stakes.step * units,
    defaultBetLevel: stakes.first * units,
    betLevels: stakes.levels.map((level) => level * units),
    jurisdiction: {
      socialCasino: false,
      // The casino's bar with time, net result and the way to limits stays in sight.
      disabledFullscreen: true,
      disabledTurbo: !session.quick,
      disabledSuperTurbo: !session.quick,
      disabledAutoplay: !session.automatic,
      disabledSlamstop: !session.skip,
      disabledSpacebar: !session.skip,
      disabledBuyFeature: !session.bonusBuy,
      displayNetPosition: false,
      displayRTP: true,
      displaySessionTimer: false,
      minimumRoundDuration: session.leastMs,
    },
  };
}

/** A number, as public clients expect it: the last 53 bits of the round's id. */
const betIdOf = (id: string): number => Number(BigInt(`0x${id.replaceAll('-', '').slice(-14)}`) & (2n ** 53n - 1n));
