import { readSession, type SessionRow, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lru } from 'tiny-lru';
import { refuse } from './answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    playSession: SessionRow | null;
  }
}

/**
 * What of a session stays as it is for as long as it lasts is read again after so long: a round need not. When it has
 * ended is seen so much later; the wallet, which is asked each time, ends a round at once.
 */
const keptForMs = 30_000;
const mostKept = 20_000;
/** With these a page looks where it stands. */
const readAgain: readonly (string | undefined)[] = ['/play/open', '/play/balance'];
/** An action waits itself for what it follows. */
const waitsItself = '/play/act';

/**
 * Everything registered in this scope needs `X-Play-Session`. A header and no cookie: the page runs in a frame of
 * another site, where browsers refuse cookies, and a header cannot be sent by a foreign page.
 */
export function requireSession(app: FastifyInstance, studio: Studio): void {
  const { sessionIdleMs: idleMs, sessionLongestMs: longestMs } = studio.times;
  const kept = lru<SessionRow>(mostKept, keptForMs);
  const sessionBehind = async (token: string, isReadAgain: boolean): Promise<SessionRow | undefined> => {
    const known = isReadAgain ? undefined : kept.get(token);
    if (known) return known;
    const session = await readSession(studio.db, token, { idleMs, longestMs });
    if (session) kept.set(token, session);
    else kept.delete(token);
    return session;
  };
  app.decorateRequest('playSession', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.headers['x-play-session'];
    const usable = typeof token === 'string' && /^[A-Za-z0-9_-]{43}$/.test(token);
    const session = usable ? await sessionBehind(token, readAgain.includes(request.routeOptions.url)) : undefined;
    if (!session) return refuse(reply, 'SESSION_EXPIRED');
    // What was answered to this player already is read as it was answered.
    if (request.routeOptions.url !== waitsItself) await studio.commits.written(session.playerId);
    request.playSession = session;
  });
}

export function sessionOf(request: FastifyRequest): SessionRow {
  if (!request.playSession) throw new Error('this route is outside the scope that needs a session');
  return request.playSession;
}
