import { readSession, type SessionRow, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    playSession: SessionRow | null;
  }
}

/**
 * Everything registered in this scope needs `X-Play-Session`. A header and no cookie: the page runs in a frame of
 * another site, where browsers refuse cookies, and a header cannot be sent by a foreign page.
 */
export function requireSession(app: FastifyInstance, studio: Studio): void {
  const { sessionIdleMs: idleMs, sessionLongestMs: longestMs } = studio.times;
  app.decorateRequest('playSession', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.headers['x-play-session'];
    const usable = typeof token === 'string' && /^[A-Za-z0-9_-]{43}$/.test(token);
    const session = usable ? await readSession(studio.db, token, { idleMs, longestMs }) : undefined;
    if (!session) return refuse(reply, 'SESSION_EXPIRED');
    request.playSession = session;
  });
}

export function sessionOf(request: FastifyRequest): SessionRow {
  if (!request.playSession) throw new Error('this route is outside the scope that needs a session');
  return request.playSession;
}
