import { createHmac } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { fairStream, type SlotStakes } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';

const game = gameOf('glass-blower')!;
const currency = 'USD';
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();

/** What a round is likeliest to take the pot by. */
export const dearestCoin = (game.stakes(currency) as SlotStakes).coins.at(-1)!;

/** Gives everybody at the slot with the pot a seed of ours, at a place where the next dearest round takes it. */
export async function untilNextTakesThePot(rounds: Database): Promise<void> {
  const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'known' };
  const takes = (nonce: number) =>
    game.play({ coin: dearestCoin, currency }, [], fairStream({ ...seeds, nonce }, hmac)).pot !== undefined;
  let nonce = 0;
  while (!takes(nonce)) nonce++;
  const { rows } = await rounds.query<{ id: string }>(
    'select distinct player_id as id from round where game_code = $1',
    [game.code],
  );
  for (const { id } of rows) {
    await rounds.query('update seed set revealed_at = clock_timestamp() where player_id = $1 and revealed_at is null', [
      id,
    ]);
    await rounds.query(
      `insert into seed (id, player_id, server_seed, server_seed_hash, client_seed, next_nonce, number)
       values (gen_random_uuid(), $1, $2::text, encode(sha256(convert_to($2::text, 'utf8')), 'hex'), $3, $4, 0)`,
      [id, seeds.serverSeed, seeds.clientSeed, nonce],
    );
  }
}
