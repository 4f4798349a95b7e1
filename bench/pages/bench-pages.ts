import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { closedLoop } from '../http/closed-loop.ts';
import { meanRow } from '../mean-row.ts';
import type { BenchRow } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';

export interface BenchPagesOptions {
  system: BenchCasino;
  serverPid: number;
  durationMs: number;
  turns: number;
}

const connections = 64;
const warmUpMs = 2_000;

/** Open pages that ask whether their session stands, each request of another member. */
export async function benchPages({ system, serverPid, durationMs, turns }: BenchPagesOptions): Promise<BenchRow[]> {
  const asked = (await openSessions(system.casino)).map(standsRequest);
  let number = 0;
  const load = async (ms: number) => {
    const used = measureCpu({ api: system.api.pid, database: serverPid });
    const looped = await closedLoop({
      port: system.api.port,
      connections,
      durationMs: ms,
      next: () => asked[(number++ * 7_919) % asked.length]!,
      isDone: (body) => body.includes('"error":0'),
    });
    if (looped.refused > 0)
      throw new Error(`${looped.refused} pages were answered that they are out: ${looped.refusal}`);
    return { ...looped, ...used() };
  };
  await load(warmUpMs);
  const loads = [];
  for (let turn = 0; turn < turns; turn++) loads.push(await load(durationMs));
  const name = `/sys/auth/token/stands, ${connections} connections, ${asked.length.toLocaleString('en')} members`;
  return [meanRow({ part: 'pages', name }, loads)];
}

/** A session on the site for every member. Answers the tokens. */
async function openSessions(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ id: bigint }>('select member_id as id from ledger_book order by member_id');
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  await db.query(
    `insert into member_session (token_hash, member_id, expires_at, address, user_agent)
     select decode(h, 'hex'), id, now() + interval '12 hours', '127.0.0.1', 'bench'
     from unnest($1::bigint[], $2::text[]) s (id, h)`,
    [rows.map(({ id }) => id), tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  );
  await db.query('analyze member_session');
  return tokens;
}

function standsRequest(token: string): Buffer {
  return Buffer.from(
    `POST /api/sys/auth/token/stands HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  );
}
