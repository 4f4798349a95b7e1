import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fairStream } from '@fairhouse/game-math';
import { addPackage, offerPackages } from '@fairhouse/games';
import { openPackage, type StoredPackage, storePackage } from '@fairhouse/open-games';
import { endAction, type OpenBet } from '@fairhouse/open-games/game';
import { writePearls } from '@fairhouse/open-games/pearls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingAt } from './fixtures/dying.ts';
import { knownSeed, plantSeed, type TestStudio, testStudio } from './fixtures/studio.ts';
import { resumeSession } from './open-session.ts';
import { recoverRounds } from './recover-rounds.ts';
import { writePageEvent } from './round.store.ts';
import type { SessionRow } from './session.store.ts';
import { startRound } from './start-round.ts';
import type { Studio } from './studio.ts';
import { takeAction } from './take-action.ts';

const code = 'tide-pearls';
const startBalance = 1_000_000n;
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();

let folder: string;
let pearls: StoredPackage;
let casino: TestStudio;
let session: SessionRow;
let played = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-package-rounds-'));
  const store = join(folder, 'store');
  const stored = await storePackage(store, { ...(await writePearls(folder)), code, name: 'Tide Pearls' });
  if (!stored.ok) throw new Error('Tide Pearls is refused');
  pearls = openPackage(store, stored.hash);
  addPackage(pearls.game);
  offerPackages([{ code, hash: stored.hash }]);
  casino = await testStudio(startBalance);
  session = await casino.launch(code);
});
afterAll(async () => {
  offerPackages([]);
  pearls.close();
  await casino.close();
  await rm(folder, { recursive: true, force: true });
});

/** The whole round of a bet at a nonce; one that pays is over with its end. */
function referenceOf(bet: OpenBet, nonce: number) {
  const at = (actions: string[]) => pearls.game.play(bet, actions, fairStream({ ...knownSeed, nonce }, hmac));
  const begun = at([]);
  return begun.done ? { ...begun, pays: false } : { ...at([endAction]), pays: true };
}

/** The first nonces whose round is of this kind. */
function noncesWhere(fits: (nonce: number) => boolean, count: number): number[] {
  const found: number[] = [];
  for (let nonce = 0; found.length < count; nonce++) if (fits(nonce)) found.push(nonce);
  return found;
}

async function fresh(nonce: number): Promise<void> {
  casino.wallet.balanceMinor = startBalance;
  casino.wallet.booked.clear();
  casino.wallet.closedRounds.clear();
  await plantSeed(casino.db, session.playerId, nonce);
}

/** What a page does with a round: play, how far it has come, and the end of a round that pays. */
async function playAll(studio: Studio, bet: OpenBet): Promise<void> {
  const answer = await startRound(studio, session, { playId: `package-${played++}`, bet });
  if (!answer.ok || answer.round.state !== 'PLAYING') return;
  await writePageEvent(studio.db, session, '1');
  await end(studio, answer.round.id);
}

const end = (studio: Studio, roundId: string) =>
  takeAction(studio, session, { playId: `end:${roundId}`, roundId, step: 0, action: endAction });

const leavings = {
  /** The page asks what is open, and ends it. */
  'comes back': async () => {
    const { openRound } = await resumeSession(casino.studio, session);
    if (openRound?.state === 'PLAYING') await end(casino.studio, openRound.id);
  },
  'never comes back': async () => {
    await casino.db.query(`update round set changed_at = now() - interval '25 hours' where state = 'PLAYING'`);
    await recoverRounds(casino.studio);
  },
};

const roundsNow = async () => {
  await casino.studio.commits.written();
  const { rows } = await casino.db.query('select state, nonce, win, staked, outcome from round order by id');
  return rows;
};

/** Kills the process at each contact with wallet and database, just before and just after it; answers how often. */
async function killEverywhere(bet: OpenBet, nonce: number, leaves: keyof typeof leavings): Promise<number> {
  const { staked, win, outcome } = referenceOf(bet, nonce);
  const whole = { state: 'CLOSED', nonce, win: BigInt(win), staked: BigInt(staked), outcome };
  let kills = 0;
  let most = 1;
  for (let n = 0; n < most; n++)
    for (const when of ['before', 'after'] as const) {
      await fresh(nonce);
      const dying = dyingAt(casino.studio, n, when);
      await playAll(dying.studio, bet).catch(() => {});
      if (dying.contacts() > n) {
        most = n + 2;
        kills += 1;
      }
      await casino.studio.commits.written();
      await recoverRounds(casino.studio);
      await leavings[leaves]();
      const found = await roundsNow();
      if (found.length === 0) {
        // Nothing was written down: nothing was taken.
        expect([n, when, casino.wallet.balanceMinor]).toEqual([0, 'before', startBalance]);
        continue;
      }
      expect([n, when, found]).toEqual([n, when, [whole]]);
      expect([n, when, casino.wallet.balanceMinor]).toEqual([n, when, startBalance - whole.staked + whole.win]);
      expect([n, when, casino.wallet.closedRounds.size]).toEqual([n, when, 1]);
      // The page that comes again, recovery that runs again: neither changes it.
      await leavings['comes back']();
      await recoverRounds(casino.studio);
      expect(await roundsNow()).toEqual([whole]);
      expect(casino.wallet.balanceMinor).toBe(startBalance - whole.staked + whole.win);
    }
  return kills;
}

const base: OpenBet = { mode: 'base', amount: 100 };
const bought: OpenBet = { mode: 'bonus', amount: 100 };

it.each([
  ['a base round that pays', base, true],
  ['a base round that loses', base, false],
  ['a bought bonus', bought, true],
] as const)('takes and pays %s once when its process is killed at any step', async (_, bet, pays) => {
  let kills = 0;
  const nonces = noncesWhere((nonce) => referenceOf(bet, nonce).pays === pays, pays ? 4 : 10);
  for (const nonce of nonces)
    for (const leaves of ['comes back', 'never comes back'] as const) kills += await killEverywhere(bet, nonce, leaves);
  expect(kills).toBeGreaterThanOrEqual(100);
});
