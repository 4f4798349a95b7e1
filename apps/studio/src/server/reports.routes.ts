import { type VendorPot, vendorReportInput, vendorRoundInput } from '@fairhouse/contract/wallet';
import { games } from '@fairhouse/games';
import { isId, readPots, readPotWins, readRoundSeed, reportRounds, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer, refuse } from './answers.ts';
import { readWholeRound } from './read-whole-round.ts';
import { signedQuestions } from './signed-questions.ts';

const path = '/reports/rounds';
const onePath = `${path}/one`;
const potsPath = '/reports/pots';
const potWinsTold = 20;

export interface ReportsOptions {
  studio: Studio;
  /** The secret that both sides sign with. */
  secret: string;
}

/** What the casino asks for to compare its books with ours, by the pages of docs/vendor-wallet.md. */
export async function reportsRoutes(app: FastifyInstance, { studio, secret }: ReportsOptions): Promise<void> {
  const on = signedQuestions(app, secret);

  on(path, vendorReportInput, async ({ from, to, after, size }, reply) => {
    const rounds = await reportRounds(studio.db, { from: new Date(from), to: new Date(to), after, size });
    return answer(reply, {
      rounds: rounds.map(({ staked, won, openedAt, ...round }) => ({
        ...round,
        staked: Number(staked),
        won: Number(won),
        openedAt: openedAt.toISOString(),
      })),
      isLast: rounds.length < size,
    });
  });

  on(onePath, vendorRoundInput, async ({ roundId }, reply) => {
    const round = isId(roundId) ? await readWholeRound(studio, roundId) : undefined;
    // Rounds for fun are nobody's business.
    if (!round?.walletUser) return refuse(reply, 'NOT_FOUND');
    const { definitionHash, clientSeed, nonce, bet, actions, outcome, state } = round;
    return answer(reply, {
      roundId: round.id,
      user: round.walletUser,
      state,
      staked: Number(round.staked),
      won: Number(round.win),
      bet,
      actions,
      outcome,
      // Read as the player reads it: the seed is there once it is revealed to the player.
      proof: { definitionHash, ...(await readRoundSeed(studio.db, round.seedId)), clientSeed, nonce },
    });
  });

  on(potsPath, z.unknown(), async (_nothing, reply) => {
    const pots = await Promise.all(
      (await readPots(studio.db)).map(async (pot): Promise<VendorPot> => {
        const latest = await readPotWins(studio.db, pot.id, potWinsTold);
        return {
          code: pot.code,
          games: games.flatMap(({ code, pot: rules }) => (rules?.code === pot.code ? [code] : [])),
          currency: pot.currency,
          fun: pot.fun,
          start: Number(pot.start),
          most: Number(pot.most),
          amount: Number(pot.amount),
          paidInMillionths: pot.paidIn.toString(),
          rounds: Number(pot.rounds),
          wins: pot.wins,
          latest: latest.map(({ roundId, amount, wonAt }) => ({
            roundId,
            amount: Number(amount),
            wonAt: wonAt.toISOString(),
          })),
        };
      }),
    );
    return answer(reply, { pots });
  });
}
