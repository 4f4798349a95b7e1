import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { ReportedRound } from './ask-vendor.ts';
import { compareWithVendor } from './compare-with-vendor.ts';

const secret = 'a-secret-of-the-tests-32-characters';
const day = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-02T00:00:00Z') };
let api: TestApi;
let server: Server;
let rounds: ReportedRound[] = [];
let user: string;
let memberId: bigint;
const vendor = () => ({
  id: 'studio',
  secret,
  reportUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rounds`,
  version1UntilMs: 0,
});

beforeAll(async () => {
  api = await startTestApi();
  const member = await api.join();
  memberId = BigInt(member.id);
  user = '00example';
  await api.db.query('insert into wallet_user (member_id, user_id) values ($1, $2)', [memberId, user]);
  // The vendor, two rounds a page.
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const signed = `${signedHead(String(request.headers['x-vendor-timestamp']), request.url!)}${body}`;
    const isSigned =
      request.headers['x-vendor-signature'] ===
      `${signatureVersion}${createHmac('sha256', secret).update(signed).digest('hex')}`;
    const { from, to, after } = JSON.parse(body);
    const found = rounds
      .filter(({ openedAt, roundId }) => openedAt >= from && openedAt < to && roundId > (after ?? ''))
      .sort((a, b) => (a.roundId < b.roundId ? -1 : 1));
    response.statusCode = isSigned ? 200 : 401;
    response.end(JSON.stringify({ data: { rounds: found.slice(0, 2), isLast: found.length <= 2 } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(async () => {
  rounds = [];
  await api.db.query('delete from game_round');
});

const id = (n: number) => `0195510d-2f00-7cc1-9d3b-00000000000${n}`;

async function ours(n: number, staked: number, won: number, { returned = 0, at = '09:30:00', open = false } = {}) {
  await api.db.query(
    `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, returned, won, opened_at, closed_at, opened_seq)
     values ($1, 'studio', $2, 'nocturne', 'USD', $3, $4, $5, $6, $7, 1)`,
    [memberId, id(n), staked, returned, won, `2026-03-01T${at}Z`, open ? null : '2026-03-01T23:00:00Z'],
  );
}
function theirs(n: number, staked: number, won: number, { at = '09:30:00', isClosed = true } = {}) {
  rounds.push({ roundId: id(n), user, currency: 'USD', staked, won, isClosed, openedAt: `2026-03-01T${at}.000Z` });
}

it('finds nothing where both say the same, rounds given back included', async () => {
  for (let n = 1; n <= 5; n++) {
    await ours(n, 100 * n, 50);
    theirs(n, 100 * n, 50);
  }
  await ours(6, 100, 0, { returned: 100 });
  theirs(6, 0, 0);
  // Given back before it had arrived: it left nothing here.
  theirs(7, 0, 0);
  expect(await compareWithVendor(api.db, vendor(), day)).toEqual({
    checked: 7,
    totals: [
      { what: 'staked', currency: 'USD', ours: 1_500n, theirs: 1_500n },
      { what: 'won', currency: 'USD', ours: 250n, theirs: 250n },
    ],
    differences: [],
  });
});

it('lists what one side does not have, another amount, and what is still open', async () => {
  await ours(1, 100, 0);
  theirs(2, 100, 550);
  await ours(3, 100, 200);
  theirs(3, 100, 250);
  await ours(4, 100, 0, { open: true });
  theirs(4, 100, 0, { isClosed: false });
  const { differences, totals } = await compareWithVendor(api.db, vendor(), day);
  expect(differences).toEqual([
    { kind: 'missingThere', subject: `round ${id(1)}`, ours: '1.00 → 0.00 USD', theirs: null },
    { kind: 'missingHere', subject: `round ${id(2)}`, ours: null, theirs: '1.00 → 5.50 USD' },
    { kind: 'otherAmount', subject: `round ${id(3)}`, ours: '1.00 → 2.00 USD', theirs: '1.00 → 2.50 USD' },
    { kind: 'open', subject: `round ${id(4)}`, ours: '1.00 → 0.00 USD', theirs: '1.00 → 0.00 USD' },
  ]);
  expect(totals[1]).toEqual({ what: 'won', currency: 'USD', ours: 200n, theirs: 800n });
});

it('lists wins that are held or were refused here as what they are', async () => {
  const heldHere = async (n: number, amounts: { held: bigint; refused: bigint }) => {
    await api.db.query('update game_round set held = $2 where round_id = $1', [id(n), amounts.held]);
    for (const [word, amount] of Object.entries(amounts).filter(([, amount]) => amount > 0n)) {
      await api.db.query(
        `insert into held_win (member_id, vendor, transaction_id, round_id, game_code, currency, amount, staked, won_before,
           bound, held_at, status, decided_by, decided_at, reason)
         select member_id, vendor, round_id || $2, round_id, game_code, currency, $3, staked, won, 5000, opened_at,
           $2, case $2 when 'held' then null else 'operator:anna' end,
           case $2 when 'held' then null else now() end, case $2 when 'held' then null else 'a fault' end
         from game_round where round_id = $1`,
        [id(n), word, amount],
      );
    }
  };
  await ours(1, 100, 0);
  theirs(1, 100, 900_000);
  await heldHere(1, { held: 900_000n, refused: 0n });
  await ours(2, 100, 0);
  theirs(2, 100, 800_000);
  await heldHere(2, { held: 0n, refused: 800_000n });
  // The vendor has taken the refused win out of its books.
  await ours(3, 100, 50);
  theirs(3, 100, 50);
  await heldHere(3, { held: 0n, refused: 700_000n });
  await ours(4, 100, 0);
  theirs(4, 100, 1);
  await heldHere(4, { held: 600_000n, refused: 0n });
  const { differences } = await compareWithVendor(api.db, vendor(), day);
  expect(differences).toEqual([
    { kind: 'held', subject: `round ${id(1)}`, ours: '1.00 → 0.00 USD (9000.00 held)', theirs: '1.00 → 9000.00 USD' },
    { kind: 'refused', subject: `round ${id(2)}`, ours: '1.00 → 0.00 USD', theirs: '1.00 → 8000.00 USD' },
    {
      kind: 'otherAmount',
      subject: `round ${id(4)}`,
      ours: '1.00 → 0.00 USD (6000.00 held)',
      theirs: '1.00 → 0.01 USD',
    },
  ]);
});

it('does not take a round for missing that the two clocks put on different days', async () => {
  await ours(1, 100, 50, { at: '00:00:01' });
  rounds.push({
    roundId: id(1),
    user,
    currency: 'USD',
    staked: 100,
    won: 50,
    isClosed: true,
    openedAt: '2026-02-28T23:59:59.000Z',
  });
  expect((await compareWithVendor(api.db, vendor(), day)).differences).toEqual([]);
});

it('throws when the vendor does not answer as agreed', async () => {
  await expect(compareWithVendor(api.db, { ...vendor(), secret: 'wrong' }, day)).rejects.toThrow('HTTP 401');
});
