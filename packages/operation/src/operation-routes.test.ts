import fastify from 'fastify';
import { expect, it } from 'vitest';
import { operationRoutes } from './operation-routes.ts';

function appThatIs(ready: () => Promise<boolean>) {
  const app = fastify();
  operationRoutes(app, { ready });
  app.get('/round/:id', async () => ({}));
  return app;
}

it('is ready when its work can be done, and says so when it cannot', async () => {
  const working = appThatIs(async () => true);
  expect((await working.inject('/readyz')).statusCode).toBe(200);
  const broken = appThatIs(async () => {
    throw new Error('no database');
  });
  expect((await broken.inject('/readyz')).statusCode).toBe(503);
  expect((await broken.inject('/healthz')).statusCode).toBe(200);
});

it('is not ready when the database does not answer in time', async () => {
  const stuck = appThatIs(() => new Promise(() => {}));
  expect((await stuck.inject('/readyz')).statusCode).toBe(503);
});

it('counts requests by route, never by the address with its ids', async () => {
  const app = appThatIs(async () => true);
  await app.inject('/round/spring-77001');
  const text = (await app.inject('/metrics')).body;
  expect(text).toContain('route="/round/:id"');
  expect(text).toContain('process_resident_memory_bytes');
  // No number alone: a count of bytes may hold any.
  expect(text).not.toContain('spring-77001');
});

it('shows metrics to this machine and to the bearer of the token only', async () => {
  const app = appThatIs(async () => true);
  const outside = { url: '/metrics', remoteAddress: '203.0.113.5' };
  expect((await app.inject(outside)).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(404);
  process.env.METRICS_TOKEN = 'a token for this test only';
  try {
    const headers = { authorization: 'Bearer a token for this test only' };
    expect((await app.inject({ ...outside, headers })).statusCode).toBe(200);
    expect((await app.inject({ ...outside, headers: { authorization: 'Bearer another' } })).statusCode).toBe(404);
  } finally {
    delete process.env.METRICS_TOKEN;
  }
});
