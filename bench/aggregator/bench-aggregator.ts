import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { meanRow } from '../mean-row.ts';
import { yardsticks } from '../pgbench/yardsticks.ts';
import type { BenchRow } from '../row.ts';
import type { MemberSession } from '../server/fill-members.ts';
import { type BenchCasino, openBenchCasino } from '../server/open-bench-casino.ts';
import { type BetLoad, betLoad } from '../wallet/bet-load.ts';

export interface BenchAggregatorOptions {
  /** An empty database. */
  url: string;
  pgbenchUrl: string;
  serverPid: number;
  durationMs: number;
  turns: number;
  members: number;
}

const connections = 64;
const warmUpMs = 4_000;
const game = 'bench';

/** Bets as an aggregator sends them, each with an RSA signature, against a casino of their own, beside pgbench in turns. */
export async function benchAggregator(options: BenchAggregatorOptions): Promise<BenchRow[]> {
  const { url, pgbenchUrl, serverPid, durationMs, turns, members } = options;
  const [casino, aggregator] = [keyPair(), keyPair()];
  const system = await openBenchCasino(url, members, {
    settings: {
      HUB88_OPERATOR_ID: '1',
      HUB88_PRIVATE_KEY: pemOf(casino.privateKey),
      HUB88_PUBLIC_KEY: pemOf(aggregator.publicKey),
      // Nobody answers there: no catalogue is imported while bets are counted.
      HUB88_API_URL: 'http://127.0.0.1:9',
    },
  });
  try {
    await seatAtAggregator(system);
    const bets = betLoad(system, serverPid, {
      // To sign one takes the client ten times as long as to verify it takes the casino.
      signedPerMs: 8,
      next: (session) => signedBet(aggregator.privateKey, session),
      isDone: (body) => body.includes('"status":"RS_OK"'),
    });
    await bets(connections, warmUpMs);
    const pgbench = yardsticks('aggregator', pgbenchUrl, serverPid);
    const loads: BetLoad[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await pgbench.takeTurn(durationMs / 1_000);
      loads.push(await bets(connections, durationMs));
    }
    const name = `/transaction/bet, ${connections} connections, ${members.toLocaleString('en')} members`;
    const rows = [...pgbench.rows(), pgbench.held(meanRow({ part: 'aggregator', name }, loads))];
    await system.check();
    return rows;
  } finally {
    await system.close();
  }
}

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pemOf = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();

/** One game of the aggregator, and every session in it. */
async function seatAtAggregator({ casino }: BenchCasino): Promise<void> {
  const code = `hub88:${game}`;
  await casino.query(
    `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
     values (1000000, $1, 'hub88', 'Bench', '/c', 'Slots', 1000000, true, true, false)`,
    [code],
  );
  await casino.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet) values ($1, 'USD', 1, 100000)`,
    [code],
  );
  await casino.query(`update vendor_session set vendor = 'hub88', game_code = $1`, [code]);
}

function signedBet(key: KeyObject, { user, token }: MemberSession): Buffer {
  const path = '/aggregators/hub88/transaction/bet';
  const body = JSON.stringify({
    user,
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    game_code: game,
    round: randomUUID(),
    round_closed: false,
    currency: 'USD',
    amount: 20_000,
    is_free: false,
  });
  const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `x-hub88-signature: ${signature}\r\n\r\n${body}`,
  );
}
