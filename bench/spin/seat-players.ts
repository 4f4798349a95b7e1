import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import type { MemberSession } from '../server/fill-members.ts';

/** Seats members at the slot, as launching would have left them in the studio. Answers their play sessions' tokens. */
export async function seatPlayers(
  studioTables: Database,
  sessions: readonly MemberSession[],
  gameCode: string,
): Promise<string[]> {
  const seats = sessions.map(({ user, token }) => {
    const playToken = randomBytes(32).toString('base64url');
    const serverSeed = randomBytes(32).toString('hex');
    return {
      player: randomUUID(),
      user,
      token,
      playToken,
      tokenHash: createHash('sha256').update(playToken).digest('hex'),
      serverSeed,
      seedHash: createHash('sha256').update(serverSeed).digest('hex'),
    };
  });
  await studioTables.query(
    `with seat as (
       select * from json_to_recordset($1) s(player uuid, "user" text, token text, "tokenHash" text, "serverSeed" text, "seedHash" text)
     ), players as (
       insert into player (id, wallet_user) select player, "user" from seat
     ), seeds as (
       insert into seed (id, player_id, server_seed, server_seed_hash, client_seed, number)
       select gen_random_uuid(), player, "serverSeed", "seedHash", 'bench', 0 from seat
     )
     insert into play_session (id, token_hash, player_id, game_code, wallet_token, currency, language, balance)
     select gen_random_uuid(), decode("tokenHash", 'hex'), player, $2, token, 'USD', 'en', 0 from seat`,
    [JSON.stringify(seats), gameCode],
  );
  return seats.map(({ playToken }) => playToken);
}
