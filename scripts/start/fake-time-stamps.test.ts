import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stampRoutes } from '../../apps/sandbox-psp/src/time-stamps/stamp.routes.ts';
import { openStamp, takeStamp } from '../../apps/studio/src/server/fair/time-stamp.ts';

const now = new Date('2026-03-01T10:00:00Z');
const [one, other] = [Fastify(), Fastify()];
const addressOf = (server: typeof one) =>
  `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/time-stamps`;
const certificateOf = async (server: typeof one) => (await fetch(`${addressOf(server)}/certificate.pem`)).text();
beforeAll(async () => {
  for (const server of [one, other]) {
    await stampRoutes(server, () => now);
    server.post('/broken', async (_request, reply) => reply.type('application/timestamp-reply').send('nonsense'));
    server.addContentTypeParser('application/timestamp-query', (_request, _body, done) => done(null, ''));
    await server.listen({ host: '127.0.0.1', port: 0 });
  }
});
afterAll(() => Promise.all([one.close(), other.close()]));

const note = 'casino.example/commitments\n7\nroot\n\n— signature\n';

it('has a service sign that a head was there, and reads the time from what it answered', async () => {
  const trusted = await certificateOf(one);
  const token = await takeStamp({ address: addressOf(one), trusted }, note);
  expect((await openStamp(token, note, trusted)).at).toEqual(now);
});

it('rejects a token of another text, one of another service, and what is none', async () => {
  const trusted = await certificateOf(one);
  const token = await takeStamp({ address: addressOf(one), trusted }, note);
  await expect(openStamp(token, `${note}x`, trusted)).rejects.toThrow('another text');
  const changed = Buffer.from(token);
  changed[changed.length - 1]! ^= 1;
  await expect(openStamp(changed, note, trusted)).rejects.toThrow();
  await expect(openStamp(token, note, await certificateOf(other))).rejects.toThrow('not signed by the trusted');
  await expect(takeStamp({ address: addressOf(one), trusted: await certificateOf(other) }, note)).rejects.toThrow();
  const broken = addressOf(one).replace('/time-stamps', '/broken');
  await expect(takeStamp({ address: broken, trusted }, note)).rejects.toThrow();
});
