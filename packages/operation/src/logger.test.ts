import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function recorder() {
  const lines: string[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(line) } };
}

it('blots out secrets and people, three levels deep', () => {
  const { lines, destination } = recorder();
  const logger = createLogger('api', destination);
  logger.info({ password: 'p-1', member: { email: 'e-2', session: { token: 't-3' } }, memberId: 7 }, 'told');
  expect(lines[0]).not.toMatch(/p-1|e-2|t-3/);
  expect(JSON.parse(lines[0]!)).toMatchObject({ name: 'api', memberId: 7, msg: 'told' });
});

it('tells a request without its query, its headers and the address of its caller', async () => {
  const { lines, destination } = recorder();
  const app = fastify({ loggerInstance: createLogger('api', destination) });
  app.get('/launch', async () => 'ok');
  await app.inject({
    url: '/launch?token=launch-9',
    headers: { authorization: 'member-9' },
    remoteAddress: '203.0.113.9',
  });
  const log = lines.join('');
  expect(log).toContain('"path":"/launch"');
  expect(log).not.toMatch(/launch-9|member-9|203\.0\.113\.9/);
});
