import { type VendorPot, vendorRefusalsInput, vendorReportInput, vendorRoundInput } from '@fairhouse/contract/wallet';
import { games } from '@fairhouse/games';
import { countBetRefusals, type LiveCasino, reportBets } from '@fairhouse/live';
import { countRefusals, readPots, readPotWins, reportRounds, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer, refuse } from './answers.ts';
import { readPlayed } from './read-played.ts';
import { signedQuestions } from './signed-questions.ts';

const path = '/reports/rounds';
const onePath = `${path}/one`;
const potsPath = '/reports/pots';
const refusalsPath = '/reports/refusals';
const dayMs = 86_400_000;
const potWinsShown = 20;

export interface ReportsOptions {
  studio: Studio;
  live: LiveCasino;
  /** What both sides sign with: one secret, or while it is changed the former too. */
  secrets: readonly string[];
}

/** What the casino asks for to compare its books with ours, by the pages of docs/vendor-wallet.md. */
export async function reportsRoutes(app: FastifyInstance, { studio, live, secrets }: ReportsOptions): Promise<void> {
  const on = signedQuestions(app, secrets);

  on(path, vendorReportInput, async ({ from, to, after, size }, reply) => {
    const asked = { from: new Date(from), to: new Date(to), after, size };
    const [alone, shared] = await Promise.all([reportRounds(studio.db, asked), reportBets(live.db, asked)]);
    // Each has as many as the page takes, so the first of both are the first of all.
    const rounds = [...alone, ...shared].sort((a, b) => (a.roundId < b.roundId ? -1 : 1)).slice(0, size);
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
    const played = await readPlayed({ studio, live }, roundId);
    // Rounds for fun are nobody's business.
    if (!played?.user) return refuse(reply, 'NOT_FOUND');
    const { id, state, staked, win, outcome } = played.round;
    // Read as the player reads it: the seed is there once it is revealed to the player.
    const { bet, actions, definitionHash, serverSeedHash, serverSeed, clientSeed, nonce, chain } = await played.proof();
    return answer(reply, {
      roundId: id,
      user: played.user,
      state,
      staked: Number(staked),
      won: Number(win),
      bet,
      actions,
      outcome,
      proof: { definitionHash, serverSeedHash, serverSeed, clientSeed, nonce, ...(chain && { chain }) },
    });
  });

  on(refusalsPath, vendorRefusalsInput, async ({ day }, reply) => {
    const from = new Date(`${day}T00:00:00.000Z`);
    const asked = { from, to: new Date(from.getTime() + dayMs) };
    const [alone, shared] = [await countRefusals(studio.db, asked), await countBetRefusals(live, asked)];
    return answer(reply, { games: [...alone.games, ...shared.games], isWhole: alone.isWhole && shared.isWhole });
  });

  on(potsPath, z.unknown(), async (_nothing, reply) => {
    const pots = await Promise.all(
      (await readPots(studio.db)).map(async (pot): Promise<VendorPot> => {
        const latest = await readPotWins(studio.db, pot.id, potWinsShown);
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
