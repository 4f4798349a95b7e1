import type { PlannedFault } from '@fairhouse/vendor-certification/source';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TestPlayer, TestPlayers } from './test-players.ts';

/** Every vendor of a sandbox has an id that begins so; calls of others are not looked at. */
export const sandboxVendorPrefix = 'sandbox-';

interface Watched {
  player: TestPlayer;
  call: string;
  fields: Record<string, unknown>;
  fault: PlannedFault['fault'] | undefined;
}

const slowMs = 300;

/** Notes the wallet calls of test players, and lets the planned faults happen to them. Added before the wallet's routes. */
export function watchCalls(edge: FastifyInstance, players: TestPlayers): void {
  const watched = new WeakMap<FastifyRequest, Watched>();
  edge.addHook('preHandler', (request, reply, done) => {
    const seen = readCall(request, players);
    if (!seen) return done();
    watched.set(request, seen);
    if (seen.fault === 'drop') {
      note(players, seen, 'not received');
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
    }
    if (seen.fault === 'busy') return void answer(reply.status(503), { status: 'UNKNOWN' });
    if (typeof seen.fault === 'object')
      return void answer(reply, { requestId: seen.fields.requestId, status: seen.fault.status });
    return done();
  });
  edge.addHook('onSend', (request, reply, payload, done) => {
    const seen = watched.get(request);
    if (!seen) return done(null, payload);
    const text = String(payload);
    const said = fieldsOf(text);
    note(players, seen, String(said.status));
    if (typeof said.user === 'string' && said.status === 'OK') players.noteUser(seen.player, said.user);
    if (seen.fault === 'slow') return void setTimeout(() => done(null, payload), slowMs);
    if (seen.fault === 'lose') request.raw.socket.destroy();
    return done(null, changedAnswer(seen.fault, reply, text));
  });
}

function changedAnswer(fault: Watched['fault'], reply: FastifyReply, text: string): string {
  if (fault === 'half') return text.slice(0, text.length / 2);
  if (fault === 'garbage') {
    reply.status(502).type('text/html');
    return '<html><body>502 Bad Gateway</body></html>';
  }
  if (fault !== 'busyAfter') return text;
  reply.status(503);
  return JSON.stringify({ status: 'UNKNOWN' });
}

function readCall(request: FastifyRequest, players: TestPlayers): Watched | undefined {
  const vendor = request.headers['x-vendor-id'];
  if (typeof vendor !== 'string' || !vendor.startsWith(sandboxVendorPrefix)) return undefined;
  if (!(request.body instanceof Buffer)) return undefined;
  const fields = fieldsOf(request.body.toString());
  const player = players.ofCall(fields);
  if (player?.vendor !== vendor) return undefined;
  const call = request.url.split('/').at(-1) ?? '';
  const planned = player.faults.find((one) => one.call === call && one.left > 0);
  if (planned) planned.left -= 1;
  return { player, call, fields, fault: planned?.fault };
}

function note(players: TestPlayers, { player, call, fields }: Watched, status: string): void {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 64) : null);
  players.noteCall(player, {
    call,
    transactionId: text(fields.transactionId),
    roundId: text(fields.roundId),
    status,
  });
}

function answer(reply: FastifyReply, said: object): void {
  reply.type('application/json; charset=utf-8').send(JSON.stringify(said));
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
