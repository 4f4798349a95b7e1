import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import { type VendorPot, vendorReportInput, vendorRoundInput } from '@fairhouse/contract/wallet';
import { games } from '@fairhouse/games';
import { type LiveHouse, reportBets } from '@fairhouse/live';
import { readPots, readPotWins, reportRounds, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from './answers.ts';
import { readPlayed } from './read-played.ts';

const toleranceMs = 300_000;
const path = '/reports/rounds';
const onePath = `${path}/one`;
const potsPath = '/reports/pots';
const potWinsTold = 20;

export interface ReportsOptions {
  studio: Studio;
  live: LiveHouse;
  /** The secret that both sides sign with. */
  secret: string;
}

/** What the casino asks for to compare its books with ours, by the pages of docs/vendor-wallet.md. */
export async function reportsRoutes(app: FastifyInstance, { studio, live, secret }: ReportsOptions): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(path, async (request, reply) => {
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    if (!isSigned(path, request.headers, body, secret)) return reply.code(401).send({ ok: false });
    const input = vendorReportInput.safeParse(parsed(body));
    if (!input.success) return refuse(reply, 'WRONG_INPUT');
    const { from, to, after, size } = input.data;
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

  app.post(onePath, async (request, reply) => {
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    if (!isSigned(onePath, request.headers, body, secret)) return reply.code(401).send({ ok: false });
    const input = vendorRoundInput.safeParse(parsed(body));
    if (!input.success) return refuse(reply, 'WRONG_INPUT');
    const { roundId } = input.data;
    const played = await readPlayed({ studio, live }, roundId);
    // Rounds for fun are nobody's business.
    if (!played?.user) return refuse(reply, 'NOT_FOUND');
    const { id, state, staked, win, outcome } = played.round;
    // Read as the player reads it: the seed is there once it is revealed to the player.
    const { bet, actions, definitionHash, serverSeedHash, serverSeed, clientSeed, nonce } = await played.proof();
    return answer(reply, {
      roundId: id,
      user: played.user,
      state,
      staked: Number(staked),
      won: Number(win),
      bet,
      actions,
      outcome,
      proof: { definitionHash, serverSeedHash, serverSeed, clientSeed, nonce },
    });
  });

  app.post(potsPath, async (request, reply) => {
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    if (!isSigned(potsPath, request.headers, body, secret)) return reply.code(401).send({ ok: false });
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

function isSigned(path: string, headers: Record<string, unknown>, body: Buffer, secret: string): boolean {
  const timestamp = String(headers['x-vendor-timestamp'] ?? '');
  const signature = String(headers['x-vendor-signature'] ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || !/^v2=[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(Number(timestamp) * 1_000 - Date.now()) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(signedHead(timestamp, path)).update(body).digest('hex');
  return timingSafeEqual(Buffer.from(signature), Buffer.from(`${signatureVersion}${expected}`));
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
