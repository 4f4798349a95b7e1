import { randomBytes } from 'node:crypto';
import { launchJurisdiction } from '@fairhouse/contract/wallet';
import { troubleOf } from '@fairhouse/database';
import type { LimitCalls } from '@fairhouse/operation';
import { type LaunchAnswer, launchForFun, launchForMoney, type Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type RefusedLaunch, refusedLaunch } from './refused-launch.ts';
import { restrictionsOf } from './restrictions-of.ts';

const query = z.object({
  game: z.string().max(64),
  token: z.string().max(128).optional(),
  fun: z.literal('1').optional(),
  currency: z.string().max(8).default('USD'),
  lang: z
    .string()
    .regex(/^[A-Za-z-]{0,16}$/)
    .catch('en'),
  channel: z.string().max(16).optional(),
  speed: z.literal('fast').optional().catch(undefined),
  /** What the player chose at the casino: free rounds, or own money. */
  freeRounds: z.enum(['on', 'off']).optional().catch(undefined),
  /** Of where a visitor is who plays for fun. */
  jurisdiction: launchJurisdiction.optional(),
});

/** Games opened for fun from one address in a minute: each leaves a player and a session behind. */
export const usualFunLaunches = 60;

export interface LaunchOptions {
  studio: Studio;
  /** Whether another game may be opened for fun from this address. */
  mayLaunch: LimitCalls;
  pagePolicy: (styleNonce: string) => string;
}

/** The address that the casino puts into its frame. The session continues in the fragment, which no server logs. */
export async function launchRoutes(app: FastifyInstance, options: LaunchOptions): Promise<void> {
  const { studio, mayLaunch, pagePolicy } = options;

  const launch = async (
    input: z.infer<typeof query>,
    address: string,
  ): Promise<LaunchAnswer | { ok: false; reason: 'too_often' }> => {
    const { game: gameCode, lang: language } = input;
    if (input.fun !== undefined) {
      if (!(await mayLaunch(address))) return { ok: false, reason: 'too_often' };
      const restrictions = input.jurisdiction && restrictionsOf(input.jurisdiction);
      return launchForFun(studio, { gameCode, currency: input.currency, language, restrictions });
    }
    if (input.token === undefined) return { ok: false, reason: 'wrong_input' };
    return launchForMoney(studio, { launchToken: input.token, gameCode, language });
  };

  app.get('/launch', async (request, reply) => {
    const input = query.safeParse(request.query);
    const result = input.success
      ? await launch(input.data, request.ip).catch((error: unknown) => {
          if (!troubleOf(error)) throw error;
          request.log.warn({ err: error, path: '/launch' }, 'the database reported an error');
          return { ok: false as const, reason: 'unavailable' };
        })
      : { ok: false as const, reason: 'wrong_input' };
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (result.ok && input.success) {
      const speed = input.data.speed ? '?speed=fast' : '';
      const chosen = input.data.freeRounds ? `&freeRounds=${input.data.freeRounds}` : '';
      return reply.redirect(`/game/${input.data.game}${speed}#session=${result.sessionToken}${chosen}`, 303);
    }
    const reason = result.ok ? 'wrong_input' : result.reason;
    const nonce = randomBytes(16).toString('base64');
    const passes = reason === 'unavailable' || reason === 'wallet_unavailable';
    if (passes) reply.header('retry-after', '5');
    return reply
      .code(passes ? 503 : reason === 'too_often' ? 429 : 403)
      .header('content-security-policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(refusalPage(refusedLaunch(reason, input.data?.lang ?? 'en'), nonce));
  });
}

/** Only our own sentences stand in it; nothing of the request does. */
function refusalPage({ language, title, sentence }: RefusedLaunch, nonce: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">html{background:#0c1512;color:#f3ecdd;font:18px/1.5 Georgia,serif}
body{margin:0;min-height:100vh;display:grid;place-items:center}p{max-width:24em;padding:2em;text-align:center}</style></head>
<body><p role="alert">${sentence}</p></body></html>`;
}
