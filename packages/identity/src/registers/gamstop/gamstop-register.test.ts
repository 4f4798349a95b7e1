import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createGamstopRegister } from './gamstop-register.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

const person = {
  firstName: 'Harry',
  lastName: 'O’Neil',
  birthday: '1970-01-01',
  email: 'harry@example.com',
  postalCode: 'HP1 1AA',
  mobile: '447700900000',
};

async function registerThat(answers: { status?: number; exclusion?: string } | 'silence') {
  const asked: { key: unknown; form: Record<string, string> }[] = [];
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message) body += chunk;
    asked.push({ key: message.headers['x-api-key'], form: Object.fromEntries(new URLSearchParams(body)) });
    if (answers === 'silence') return;
    const { status = 200, exclusion } = answers;
    response.writeHead(status, { ...(exclusion ? { 'X-Exclusion': exclusion } : {}), 'X-Unique-Id': 'u1' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  return { asked, register: createGamstopRegister({ url, key: 'key', timeoutMs: 200 }) };
}

it.each([
  ['Y', 'excluded'],
  ['P', 'lapsed'],
  ['N', 'free'],
])('takes the header %s for %s, with what the register calls its answer', async (exclusion, outcome) => {
  const { register, asked } = await registerThat({ exclusion });
  expect(await register.ask(person)).toEqual({ outcome, proof: 'u1' });
  expect(asked).toEqual([
    {
      key: 'key',
      form: {
        firstName: 'Harry',
        lastName: 'O’Neil',
        dateOfBirth: '1970-01-01',
        email: 'harry@example.com',
        postcode: 'HP1 1AA',
        mobile: '447700900000',
      },
    },
  ]);
});

it.each([
  ['no header', {}],
  ['another letter', { exclusion: 'X' }],
  ['a refusal', { status: 403, exclusion: 'N' }],
  ['trouble', { status: 503 }],
  ['silence', 'silence' as const],
])('takes %s for no answer, never for free', async (_, answers) => {
  const { register } = await registerThat(answers);
  expect((await register.ask(person)).outcome).toBe('unknown');
});
