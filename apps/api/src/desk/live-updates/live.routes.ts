import { PassThrough } from 'node:stream';
import { operatorCalls } from '@fairhouse/contract/operator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseWith } from '../../http/answer.ts';
import type { Listener } from '../../http/call-routes.ts';
import { openPlaces } from '../../http/places.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { refuse } from '../../http/result.ts';
import type { Hub, LiveEvent } from './hub.ts';

const call = operatorCalls['/operator/events'];

/** A browser keeps six connections to an origin over HTTP/1.1: its calls need some of them. */
const streamsAtOnce = { all: 1_000, each: 4 };
/** A page that reads nothing any more is let go; it comes back and is notified of what it missed. */
const mostUnreadBytes = 16 * 1024;

/** What changes, as server-sent events (WHATWG HTML, 9.2), for a page that is open. */
export function liveRoutes(
  server: FastifyInstance,
  { admit }: Pick<Listener, 'admit'>,
  { hub, rateLimits, open }: { hub: Hub; rateLimits: RateLimits; open(): void },
): void {
  const places = openPlaces(streamsAtOnce);
  server.addHook('preClose', async () => hub.close());
  server.get(`/api${call.path}`, async (request, reply) => {
    if (!(await rateLimits.allow(call, request.ip))) return refuseWith(request, reply, refuse('tooManyRequests'));
    if (isOfAnotherSite(request)) return refuseWith(request, reply, refuse('forbidden'));
    const asker = await admit(call, request);
    if ('ok' in asker) return refuseWith(request, reply, asker);
    const { session, permissions } = asker.operator!;
    const giveBack = places.take(String(session.id));
    if (!giveBack) return refuseWith(request, reply, refuse('tooManyRequests'));

    const stream = new PassThrough();
    open();
    const leave = hub.join(
      {
        sessionId: session.id,
        permissions,
        send(event) {
          stream.write(textOf(event));
          if (stream.writableLength > mostUnreadBytes) stream.destroy();
        },
        end: () => void stream.end(),
      },
      lastIdOf(request),
    );
    stream.on('close', () => {
      leave();
      giveBack();
    });
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(stream);
  });
}

/** A picture on another page of the host sends the cookie and no origin: what the browser says of it does (Fetch Metadata). */
function isOfAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

function lastIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id.length <= 40 ? id : undefined;
}

function textOf(it: LiveEvent): string {
  return `id: ${it.id}\nevent: ${it.event}\ndata: ${it.event === 'changed' ? JSON.stringify({ kind: it.kind }) : '{}'}\n\n`;
}
