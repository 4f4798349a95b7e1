import { setTimeout as pause } from 'node:timers/promises';
import { errorCodes } from '@fairhouse/contract/errors';
import type { Role } from '@fairhouse/contract/operator';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let administrator: string;
let hired = 0;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '1000000' });
  administrator = await addOperator(api.db, 'keeper', ['administrator']);
});
afterAll(() => api.close());

/** A busy machine takes its time; what never comes fails all the same. */
const longWait = { timeout: 120_000 };

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave();
});

interface Stream {
  status: number;
  /** The kinds that were told so far, and what else was said. */
  said: string[];
  lastId: string;
  ended: Promise<void>;
  leave(): void;
}

async function watch(token: string, headers: Record<string, string> = {}): Promise<Stream> {
  const ending = new AbortController();
  const answer = await fetch(`${api.deskUrl}/api/operator/events`, {
    headers: { ...(token ? { authorization: token } : {}), ...headers },
    signal: ending.signal,
  });
  const stream: Stream = {
    status: answer.status,
    said: [],
    lastId: '',
    ended: Promise.resolve(),
    leave: () => ending.abort(),
  };
  open.push(stream);
  if (!answer.ok) return stream;
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const read = async () => {
    let text = '';
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const [, id, name, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(event)!;
        stream.lastId = id!;
        stream.said.push(name === 'changed' ? JSON.parse(data!).kind : name!);
      }
    }
  };
  stream.ended = read().catch(() => {});
  await expect.poll(() => stream.said, longWait).toContain('hello');
  return stream;
}

async function hire(...roles: Role[]): Promise<{ name: string; token: string; id: number }> {
  hired += 1;
  const name = `p${hired}`;
  const token = await addOperator(api.db, name, roles);
  return { name, token, id: (await api.post('/operator/auth/me', {}, token)).data.id };
}

const email = 'ana@example.com';
/** A player's message, which waits in a queue. */
const write = async () => {
  const { rows } = await api.db.query<{ id: bigint }>(
    `insert into contact (name, username, email, phone, topic, message, language)
     values ('Ana', 'ana', $1, '', 'other', 'Hello', 'en') returning id`,
    [email],
  );
  return Number(rows[0]!.id);
};

describe('a page that listens', () => {
  it('is notified of what players and colleagues do in the queues that it may see, and nothing of others', async () => {
    const [support, cashier] = [await hire('support'), await hire('cashier')];
    const [heard, unheard] = [await watch(support.token), await watch(cashier.token)];
    const id = await write();
    await expect.poll(() => heard.said, longWait).toContain('contacts');
    const before = heard.said.length;
    await pause(300);
    expect((await api.post('/operator/queue/claim', { queue: 'contacts', id }, support.token)).error).toBe(0);
    await expect.poll(() => heard.said.slice(before), longWait).toContain('contacts');
    expect(unheard.said).not.toContain('contacts');
    expect(JSON.stringify(heard.said)).not.toContain(email);
  });

  it('is told a decision of a colleague when it is made, taken back and carried out', async () => {
    const [one, other] = [await hire('support'), await hire('support')];
    const id = await write();
    const heard = await watch(other.token);
    const { data } = await api.post('/operator/queue/get', { queue: 'contacts', id }, one.token);
    const reported = async (run: () => Promise<unknown>) => {
      await pause(600);
      const before = heard.said.length;
      await run();
      await expect.poll(() => heard.said.slice(before), longWait).toContain('contacts');
    };
    const rows = { queue: 'contacts', rows: [{ id, contentHash: data.contentHash }] };
    await reported(() => api.post('/operator/queue/decide', { ...rows, decision: 'close', reason: 'done' }, one.token));
    await reported(() => api.post('/operator/queue/takeBack', { queue: 'contacts', ids: [id] }, one.token));
  });

  it('that comes back is notified of what it has missed', async () => {
    const { token } = await hire('support');
    const first = await watch(token);
    first.leave();
    await first.ended;
    await write();
    await pause(400);
    expect((await watch(token, { 'last-event-id': first.lastId })).said).toEqual(['hello', 'contacts']);
  });

  it('gets a few events of a thousand changes in a second, and bets tell nobody', async () => {
    const heard = await watch((await hire('support', 'cashier')).token);
    await pause(600);
    const before = heard.said.length;
    const begunMs = performance.now();
    for (let n = 0; n < 1_000; n++) await api.db.query(`select pg_notify('desk_changed', 'contacts')`);
    await pause(600);
    const events = heard.said.slice(before).filter((kind) => kind === 'contacts').length;
    expect(events).toBeGreaterThan(0);
    // One in 250 ms, however long a busy machine takes for the thousand.
    expect(events).toBeLessThanOrEqual((performance.now() - begunMs) / 250 + 1);
    const { rows } = await api.db.query<{ table: string }>(
      `select distinct c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgfoid = 'desk_changed'::regproc order by 1`,
    );
    const tables = rows.map(({ table }) => table);
    expect(tables).toContain('cash_out');
    for (const hot of ['posting', 'book', 'game_round', 'audit_event', 'mail']) expect(tables).not.toContain(hot);
  });
});

describe('a stream is refused', () => {
  it.each([
    ['to nobody', {}, '', 200, errorCodes.loginAgain],
    ['to a member', {}, 'member', 200, errorCodes.loginAgain],
    ['to a page of another site', { origin: 'https://evil.example' }, 'own', 403, errorCodes.forbidden],
    ['to a picture on another page of the host', { 'sec-fetch-site': 'same-site' }, 'own', 403, errorCodes.forbidden],
  ])('%s', async (_, headers: Record<string, string>, whose, status, error) => {
    const token = whose === 'own' ? (await hire('support')).token : whose === 'member' ? (await api.join()).token : '';
    const answer = await fetch(`${api.deskUrl}/api/operator/events`, {
      headers: { ...headers, ...(token ? { authorization: token } : {}) },
    });
    expect([answer.status, ((await answer.json()) as { error: number }).error]).toEqual([status, error]);
  });

  it('beyond four of one session, and one of another is not', async () => {
    const { token } = await hire('support');
    const streams = await Promise.all([1, 2, 3, 4].map(() => watch(token)));
    expect((await watch(token)).status).toBe(429);
    expect((await watch((await hire('support')).token)).status).toBe(200);
    streams[0]!.leave();
    await streams[0]!.ended;
    await expect.poll(async () => (await watch(token)).status, longWait).toBe(200);
  });
});

describe('a session', () => {
  it('that ends closes its stream at once', async () => {
    const { token, id } = await hire('support');
    const heard = await watch(token);
    await api.post('/operator/staff/disable', { id, reason: 'a test' }, administrator);
    await heard.ended;
    expect(heard.said.at(-1)).toBe('ended');
  });

  it('whose rights are lowered is told so, and from then on nothing of what it may not see', async () => {
    const { token, id } = await hire('support');
    const heard = await watch(token);
    await api.post('/operator/staff/setRoles', { id, roles: ['documents'], reason: 'a test' }, administrator);
    await expect.poll(() => heard.said, longWait).toContain('self');
    const before = heard.said.length;
    await write();
    await pause(600);
    expect(heard.said.slice(before)).toEqual([]);
  });

  it('is not kept alive by its stream', async () => {
    const { token, id } = await hire('support');
    await watch(token);
    const seen = async () =>
      (await api.db.query<{ at: Date }>('select last_seen_at as at from staff_session where staff_id = $1', [id])).rows;
    await api.db.query(`update staff_session set last_seen_at = now() - interval '10 minutes' where staff_id = $1`, [
      id,
    ]);
    const before = await seen();
    await api.db.query(`select pg_notify('desk_changed', 'staff')`);
    await pause(300);
    expect(await seen()).toEqual(before);
  });
});

it('continues when the connection that listens breaks, and everything counts as changed', async () => {
  const heard = await watch((await hire('support')).token);
  await pause(600);
  const before = heard.said.length;
  await api.db.query(
    // It has asked to listen, or since then whether the server is still there.
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query in ('listen desk_changed', 'select 1') and datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect
    .poll(() => heard.said.slice(before, before + 3), longWait)
    .toEqual(['deaf', 'hello', expect.any(String)]);
  await expect.poll(() => heard.said.slice(before + 2)).toContain('contacts');
});
