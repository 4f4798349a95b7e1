import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ScriptedServer, startScriptedServer } from '../payouts/scripted-server.ts';
import { sandboxMessages } from '../sandbox/sandbox-messages.ts';
import type { AnswerToMessage, KeepMessages, SentMessage } from './message.ts';
import { sendThrough } from './send-through.ts';

let server: ScriptedServer;
let sent: { message: SentMessage; answer?: AnswerToMessage }[];
let lost: unknown[];

beforeEach(async () => {
  sent = [];
  lost = [];
  server = await startScriptedServer({
    'POST /payouts': [200, { id: 'co-1', accountNumber: '1234567890' }],
    'GET /silent': 'silence',
  });
});
afterEach(() => server.close());

const keep: KeepMessages = {
  isWanted: () => true,
  sent(message) {
    const kept: (typeof sent)[number] = { message };
    sent.push(kept);
    return (answer) => {
      kept.answer = answer;
    };
  },
  lost: (error) => lost.push(error),
};
const order = { method: 'POST', headers: { authorization: 'Bearer a-secret' }, body: '{"id":"co-1","token":"t"}' };

it('keeps a request and its answer, and hands the answer on as it came', async () => {
  const answer = await sendThrough('sandbox', sandboxMessages, keep)(`${server.origin}/payouts`, order);
  expect(await answer.json()).toEqual({ id: 'co-1', accountNumber: '1234567890' });
  expect(sent).toEqual([
    {
      message: {
        provider: 'sandbox',
        method: 'POST',
        host: new URL(server.origin).host,
        path: '/payouts',
        body: '{"id":"co-1","…":1}',
        bytes: order.body.length,
      },
      answer: { status: 200, body: '{"id":"co-1","accountNumber":"•••• 7890"}', bytes: 42, tookMs: expect.any(Number) },
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('a-secret');
});

it('keeps that no answer came, and why', async () => {
  const send = sendThrough('sandbox', sandboxMessages, keep);
  await expect(send(`${server.origin}/silent`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  expect(sent[0]).toMatchObject({ message: { method: 'GET' }, answer: { failure: 'TimeoutError' } });
});

it('keeps nothing of what is about no payment', async () => {
  const send = sendThrough('sandbox', sandboxMessages, { ...keep, isWanted: () => false });
  expect((await send(`${server.origin}/payouts`, order)).status).toBe(200);
  expect(sent).toEqual([]);
});

it('sends all the same where it cannot be kept, and says so', async () => {
  const broken: KeepMessages = {
    ...keep,
    sent() {
      throw new Error('no room');
    },
  };
  expect((await sendThrough('sandbox', sandboxMessages, broken)(`${server.origin}/payouts`, order)).status).toBe(200);
  expect(lost).toEqual([new Error('no room')]);
});
