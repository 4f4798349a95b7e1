import { calls } from '@fairhouse/contract';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { Fault } from '../../../http/result.ts';
import { hashToken, newSecretToken } from '../../../lib/secret-token.ts';
import type { SocialProviders } from './providers.ts';
import { keepIdentity, takeReturn } from './social.store.ts';
import type { SocialLog } from './start-social.ts';

export const returnPath = '/api/sys/auth/social/return';

interface ReturnPage {
  db: pg.Pool;
  log: SocialLog;
  providers: SocialProviders;
  /** The origin of the site. */
  origin: string;
  rateLimits: RateLimits;
}

/**
 * `GET …/return/google?code=…&state=…`: where the provider sends the browser. Proves the identity and continues to
 * `/#/login/social` with a proof that only the tab that began can use, or with `failed` (`cancelled`, `expired`, `refused`).
 */
export function socialReturnPage(
  server: FastifyInstance,
  { db, log, providers, origin, rateLimits }: ReturnPage,
): void {
  for (const [name, provider] of providers) {
    server.get<{ Querystring: { state?: unknown; error?: unknown } }>(
      `${returnPath}/${name}`,
      async (request, reply) => {
        if (!(await rateLimits.allow(calls['/sys/auth/social/finish'], request.ip))) throw new Fault('tooManyRequests');
        const goOn = (query: Record<string, string>) =>
          reply
            .header('cache-control', 'no-store')
            .redirect(`${origin}/#/login/social?${new URLSearchParams(query)}`, 303);
        const { state, error } = request.query;
        if (typeof state !== 'string' || state.length > 200) return goOn({ failed: 'expired' });
        const stateHash = hashToken(state);
        const attempt = await takeReturn(db, name, stateHash);
        if (!attempt) return goOn({ failed: 'expired' });
        if (error === 'access_denied') return goOn({ failed: 'cancelled' });
        try {
          const identity = await provider.personOf(new URL(request.url, origin), { ...attempt, state });
          const { token, hash } = newSecretToken();
          await keepIdentity(db, stateHash, hash, identity);
          return goOn({ proof: token });
        } catch (fault) {
          log.warn({ provider: name, reason: (fault as Error).message }, 'social log-in: return refused');
          return goOn({ failed: 'refused' });
        }
      },
    );
  }
}
