import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { newId } from './ids.ts';

/** What is published of the seed in use: the commitment, never the seed itself. */
export interface SeedShown {
  serverSeedHash: string;
  /** Null until the player, or else his first round, fixes it. */
  clientSeed: string | null;
  nextNonce: number;
}

export interface RevealedSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string | null;
  rounds: number;
}

const shownColumns = 'server_seed_hash as "serverSeedHash", client_seed as "clientSeed", next_nonce as "nextNonce"';

/** The seed in use; the first call of a player makes one, and so commits to it. */
export async function commitSeed(db: Database | Transaction, playerId: string): Promise<SeedShown> {
  const serverSeed = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  await db.query(
    `insert into seed (id, player_id, server_seed, server_seed_hash) values ($1, $2, $3, $4)
     on conflict (player_id) where revealed_at is null do nothing`,
    [newId(), playerId, serverSeed, hash],
  );
  const { rows } = await db.query<SeedShown>(
    `select ${shownColumns} from seed where player_id = $1 and revealed_at is null`,
    [playerId],
  );
  return rows[0]!;
}

/** Undefined when the client seed is fixed already: it may be chosen once under each commitment. */
export async function chooseClientSeed(
  db: Database,
  playerId: string,
  clientSeed: string,
): Promise<SeedShown | undefined> {
  const { rows } = await db.query<SeedShown>(
    `update seed set client_seed = $2 where player_id = $1 and revealed_at is null and client_seed is null
     returning ${shownColumns}`,
    [playerId, clientSeed],
  );
  return rows[0];
}

/** Reveals the seed in use and commits to the next. Undefined while a round of it is open: its cards are still hidden. */
export async function rotateSeed(
  db: Database,
  playerId: string,
): Promise<{ revealed: RevealedSeed; seed: SeedShown } | undefined> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.query<RevealedSeed & { id: string }>(
      `select id, server_seed as "serverSeed", server_seed_hash as "serverSeedHash", client_seed as "clientSeed",
         next_nonce as rounds from seed where player_id = $1 and revealed_at is null for update`,
      [playerId],
    );
    const found = rows[0];
    if (!found) return undefined;
    const { id, ...revealed } = found;
    const open = await tx.query<{ number: number }>(
      'select 1 as number from round where player_id = $2 and seed_id = $1 and closed_at is null limit 1',
      [id, playerId],
    );
    if (open.rowCount !== 0) return undefined;
    await tx.query('update seed set revealed_at = moment() where player_id = $2 and id = $1', [id, playerId]);
    return { revealed, seed: await commitSeed(tx, playerId) };
  });
}

export interface RoundSeed {
  serverSeedHash: string;
  /** Null until the seed was rotated. */
  serverSeed: string | null;
}

export async function readRoundSeed(db: Database, round: { playerId: string; seedId: string }): Promise<RoundSeed> {
  const { rows } = await db.query<RoundSeed>(
    `select server_seed_hash as "serverSeedHash", case when revealed_at is not null then server_seed end as "serverSeed"
     from seed where player_id = $1 and id = $2`,
    [round.playerId, round.seedId],
  );
  return rows[0]!;
}
