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
  logger.info({ password: 'p-1', member: { email: 'e-2', session: { token: 't-3' } }, memberId: 7 }, 'reported');
  expect(lines[0]).not.toMatch(/p-1|e-2|t-3/);
  expect(JSON.parse(lines[0]!)).toMatchObject({ name: 'api', memberId: 7, msg: 'reported' });
});

it('tells of a row that the database refused without what stood in it', () => {
  const { lines, destination } = recorder();
  const refused = Object.assign(new Error('violates a check'), { code: '23514', detail: 'Failing row: (maria@x)' });
  createLogger('api', destination).error({ err: refused }, 'call failed');
  expect(lines[0]).not.toContain('maria@x');
  expect(JSON.parse(lines[0]!).err).toMatchObject({ code: '23514', message: 'violates a check' });
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
