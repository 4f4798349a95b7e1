import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { operationRoutes } from './operation-routes.ts';

it('closes although somebody holds connections that were never used, and answers what was asked', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  operationRoutes(app, { ready: async () => true });
  let finish = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((done) => {
    asked = done;
  });
  app.get('/', async () => {
    asked();
    await new Promise<void>((done) => {
      finish = done;
    });
    return 'done';
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const unused = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')];
  await Promise.all(unused.map((socket) => once(socket, 'connect')));
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await isAsked;

  const closed = Promise.all(unused.map((socket) => once(socket.resume(), 'close')));
  const closing = app.close();
  await closed;
  finish();
  expect(await (await answer).text()).toBe('done');
  await closing;
});
