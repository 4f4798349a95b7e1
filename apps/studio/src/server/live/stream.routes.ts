import type { Hub } from '@fairhouse/live';
import { connectionOf } from '@fairhouse/operation';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { refuse } from '../answers.ts';
import { sessionOf } from '../session.ts';
import type { TakePlace } from './stream-places.ts';

const asked = z.object({ tables: z.string().max(1_000) });

/** What happens at tables, as server-sent events (WHATWG HTML, 9.2) in one stream for all that a page watches. Behind a session. */
export async function streamRoutes(
  app: FastifyInstance,
  { hub, takePlace }: { hub: Hub; takePlace: TakePlace },
): Promise<void> {
  app.addHook('preClose', async () => hub.close());
  app.get('/live/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const query = asked.safeParse(request.query);
    const named = query.success ? query.data.tables.split(',') : [];
    const tables = hub.tables.filter((table) => named.includes(table));
    if (tables.length === 0) return refuse(reply, 'WRONG_INPUT');
    const { id: sessionId, playerId, gameCode, walletUser, chat } = sessionOf(request);
    const giveBack = takePlace(playerId, connectionOf(request.ip));
    if (!giveBack) return refuse(reply, 'TOO_MANY_STREAMS');

    const stream = beginStream(reply);
    const { leave, drained } = hub.join({
      sessionId,
      tables,
      sitsAt: walletUser === null ? null : { table: gameCode, player: playerId },
      chatOf: chat === 'off' ? null : gameCode,
      write: (frame) => void stream.write(frame),
      unreadBytes: () => stream.writableLength,
      end: () => void stream.end(),
      cut: () => void stream.destroy(),
    });
    stream.on('drain', drained);
    stream.once('close', () => {
      leave();
      giveBack();
    });
    return reply;
  });
}

/** An answer that ends with its connection: no chunks, which would be four writes for each event, and which HTTP/1.0 has not. */
function beginStream(reply: FastifyReply) {
  reply
    .type('text/event-stream')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close');
  reply.hijack();
  const { raw } = reply;
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.flushHeaders();
  return raw;
}
