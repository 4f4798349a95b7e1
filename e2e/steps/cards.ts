import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { connect } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { type BlackjackBet, type BlackjackOutcome, fairStream } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { commitSeed, rotateSeed } from '@fairhouse/rgs';
import { expect, type FrameLocator } from '@playwright/test';
import type { Press } from './play.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const mostTries = 20_000;

/** Whether a round suits; `play` answers what these actions lead to. */
export type Wish = (play: (...actions: string[]) => BlackjackOutcome) => boolean;

/**
 * Rotates the member's seeds and chooses the player's part so that the next hand at the blackjack table comes as wished.
 * The studio has committed to its part by then and keeps it: nobody but a test that reads it beforehand could do this.
 */
export async function wishForCards(memberId: bigint, bet: BlackjackBet, wish: Wish): Promise<void> {
  const server = await runningServer(join(process.env.FAIRHOUSE_DATA_DIR!, 'postgres'));
  const db = connect({ url: server!.url, schema: 'studio', connections: 1 });
  // What is written for the log, the studio appends within a second.
  const studio = { db, commitments: { append: async () => {} } };
  try {
    const { rows: players } = await db.query(
      'select p.id from player p join casino.wallet_user u on u.user_id = p.wallet_user where u.member_id = $1',
      [memberId],
    );
    const [{ id: playerId }] = players;
    const { nextServerSeedHash } = await commitSeed(studio, playerId);
    const { rows: seeds } = await db.query(
      'select next_server_seed as "serverSeed" from seed where player_id = $1 and revealed_at is null',
      [playerId],
    );
    const clientSeed = seedFor(seeds[0].serverSeed, bet, wish);
    const rotated = await rotateSeed(studio, playerId, { nextServerSeedHash, clientSeed });
    if (!rotated?.revealed) throw new Error('a round is still open');
  } finally {
    await db.end();
  }
}

/** Deals when the seeds were changed behind the page's back: it says so and stakes nothing, and the next press deals. */
export async function dealWished(game: FrameLocator, press: Press = (control) => control.click()): Promise<void> {
  const deal = game.getByRole('button', { name: 'Deal', exact: true });
  await press(deal);
  await expect(game.getByText('Your seeds were changed in another window.')).toBeVisible();
  await press(deal);
}

function seedFor(serverSeed: string, bet: BlackjackBet, wish: Wish): string {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const clientSeed = randomUUID();
    const stream = () => fairStream({ serverSeed, clientSeed, nonce: 0 }, hmac);
    if (wish((...actions) => gameOf('blackjack')!.play(bet, actions, stream()).outcome as BlackjackOutcome))
      return clientSeed;
  }
  throw new Error('no seed brings these cards');
}
