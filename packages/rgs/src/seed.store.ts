import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { pseudonymOf, writeCommitments } from './commitments/entry.store.ts';
import { newId } from './ids.ts';
import type { RoundState } from './round.states.ts';
import type { Studio } from './studio.ts';

/** What is published of the seed in use: the commitment, never the seed itself. */
export interface SeedShown {
  serverSeedHash: string;
  /** Null until the player has chosen it, at the latest with his first round. */
  clientSeed: string | null;
  nextNonce: number;
  /** The commitment that a rotation leads to. */
  nextServerSeedHash: string;
}

export interface RevealedSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string | null;
  rounds: number;
}

const newSecret = () => {
  const seed = randomBytes(32).toString('hex');
  return { seed, hash: createHash('sha256').update(seed).digest('hex') };
};

/** The seed in use; the first call of a player makes one and the one after it, and so commits to both. */
export async function commitSeed(studio: Pick<Studio, 'db' | 'commitments'>, playerId: string): Promise<SeedShown> {
  const known = await readSeed(studio.db, playerId);
  if (known) return known;
  await inTransaction(studio.db, (tx) => makeSeed(tx, playerId));
  await studio.commitments.append();
  return (await readSeed(studio.db, playerId))!;
}

/**
 * Makes what is missing of a player's seed, and writes it for the log in the same transaction. Whether there was anything: then it is to be
 * appended before a round is played.
 */
export async function makeSeed(tx: Transaction, playerId: string): Promise<boolean> {
  if (await readSeed(tx, playerId)) return false;
  const [first, next] = [newSecret(), newSecret()];
  await tx.query(
    `insert into seed (id, player_id, server_seed, server_seed_hash, next_server_seed, next_server_seed_hash)
     values ($1, $2, $3, $4, $5, $6) on conflict (player_id) where revealed_at is null do nothing`,
    [newId(), playerId, first.seed, first.hash, next.seed, next.hash],
  );
  await tx.query(
    `update seed set next_server_seed = $2, next_server_seed_hash = $3
     where player_id = $1 and revealed_at is null and next_server_seed is null`,
    [playerId, next.seed, next.hash],
  );
  await writeForLog(tx, playerId);
  return true;
}

/** Numbers the player's seed and writes it and its successor for the log. A commitment that the log has already stays where it is. */
async function writeForLog(tx: Transaction, playerId: string): Promise<void> {
  const { rows: before } = await tx.query<{ formers: number }>(
    'select count(*)::int as formers from seed where player_id = $1 and revealed_at is not null',
    [playerId],
  );
  const { rows } = await tx.query<{ number: number | null; hash: string; nextHash: string | null }>(
    `update seed set number = coalesce(number, $2) where player_id = $1 and revealed_at is null
     returning number, server_seed_hash as hash, next_server_seed_hash as "nextHash"`,
    [playerId, before[0]!.formers],
  );
  const [seed] = rows;
  if (!seed || seed.number === null || seed.nextHash === null) throw new Error(`player ${playerId} has no whole seed`);
  const player = pseudonymOf(playerId);
  await writeCommitments(tx, [
    { commitment: seed.hash, number: seed.number, player },
    { commitment: seed.nextHash, number: seed.number + 1, player },
  ]);
}

/** Writes for the log what the release before has made without it: how many seeds there were. */
export async function logFormerSeeds(db: Database, most: number): Promise<number> {
  const { rows } = await db.query<{ playerId: string }>(
    'select player_id as "playerId" from seed where number is null and revealed_at is null limit $1',
    [most],
  );
  for (const { playerId } of rows) await inTransaction(db, (tx) => makeSeed(tx, playerId));
  return rows.length;
}

/** Undefined without a seed in use, and while that has no successor or stands in no log: the release before writes neither. */
async function readSeed(db: Database | Transaction, playerId: string): Promise<SeedShown | undefined> {
  const { rows } = await db.query<Omit<SeedShown, 'nextServerSeedHash'> & { nextServerSeedHash: string | null }>(
    `select server_seed_hash as "serverSeedHash", client_seed as "clientSeed", next_nonce as "nextNonce",
       next_server_seed_hash as "nextServerSeedHash" from seed
     where player_id = $1 and revealed_at is null and number is not null`,
    [playerId],
  );
  const nextServerSeedHash = rows[0]?.nextServerSeedHash ?? null;
  return nextServerSeedHash === null ? undefined : { ...rows[0]!, nextServerSeedHash };
}

/** Undefined once a round was played under the commitment: until then the player may replace his seed. */
export async function chooseClientSeed(
  studio: Pick<Studio, 'db' | 'commitments'>,
  playerId: string,
  clientSeed: string,
): Promise<SeedShown | undefined> {
  const { rowCount } = await studio.db.query(
    'update seed set client_seed = $2 where player_id = $1 and revealed_at is null and next_nonce = 0',
    [playerId, clientSeed],
  );
  return rowCount === 0 ? undefined : commitSeed(studio, playerId);
}

/** Which commitment the player was shown to come next, and his own seed under it. */
export interface NextSeed {
  nextServerSeedHash: string;
  clientSeed: string;
}

export interface Rotated {
  /** Null while a round is open under it, whose cards are still hidden: such a round keeps its seeds, which are revealed with its end. */
  revealed: RevealedSeed | null;
  seed: SeedShown;
}

interface RotatedRow extends RevealedSeed {
  id: string;
  nextSeed: string | null;
  nextHash: string | null;
}

const rotatedColumns = `id, server_seed as "serverSeed", server_seed_hash as "serverSeedHash", client_seed as "clientSeed",
  next_nonce as rounds, next_server_seed as "nextSeed", next_server_seed_hash as "nextHash"`;

/**
 * Takes the next seed into use, with the player's own, and reveals the former. The same rotation again, after a lost answer, is answered
 * as it was. Undefined when another commitment is next, or the next one was taken into use with another seed of the player's.
 */
export async function rotateSeed(
  { db, commitments }: Pick<Studio, 'db' | 'commitments'>,
  playerId: string,
  next: NextSeed,
): Promise<Rotated | undefined> {
  const rotated = await inTransaction(db, async (tx) => {
    const { rows } = await tx.query<RotatedRow>(
      `select ${rotatedColumns} from seed where player_id = $1 and revealed_at is null for update`,
      [playerId],
    );
    const inUse = rows[0];
    if (!inUse) return undefined;
    if (inUse.nextHash === next.nextServerSeedHash) {
      await tx.query('update seed set revealed_at = moment() where player_id = $2 and id = $1', [inUse.id, playerId]);
      const following = newSecret();
      await tx.query(
        `insert into seed (id, player_id, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [newId(), playerId, inUse.nextSeed, inUse.nextHash, next.clientSeed, following.seed, following.hash],
      );
      await writeForLog(tx, playerId);
      return { revealed: await revealedOf(tx, playerId, inUse), seed: (await readSeed(tx, playerId))! };
    }
    if (inUse.serverSeedHash !== next.nextServerSeedHash) return undefined;
    const { rows: formers } = await tx.query<RotatedRow>(
      `select ${rotatedColumns} from seed where player_id = $1 and revealed_at is not null and next_server_seed_hash = $2`,
      [playerId, next.nextServerSeedHash],
    );
    const [former, seed] = [formers[0], await readSeed(tx, playerId)];
    // With another seed of the player's, another window was first.
    if (!former || seed?.clientSeed !== next.clientSeed) return undefined;
    return { revealed: await revealedOf(tx, playerId, former), seed };
  });
  if (rotated) await commitments.append();
  return rotated;
}

async function revealedOf(
  tx: Transaction,
  playerId: string,
  { id, serverSeed, serverSeedHash, clientSeed, rounds }: RotatedRow,
): Promise<RevealedSeed | null> {
  const open = await tx.query<{ number: number }>(
    'select 1 as number from round where player_id = $2 and seed_id = $1 and closed_at is null limit 1',
    [id, playerId],
  );
  return open.rowCount === 0 ? { serverSeed, serverSeedHash, clientSeed, rounds } : null;
}

export interface RoundSeed {
  serverSeedHash: string;
  /** Null until the seed was rotated and no round is open under it. */
  serverSeed: string | null;
}

export async function readRoundSeed(db: Database, round: { playerId: string; seedId: string }): Promise<RoundSeed> {
  const { rows } = await db.query<RoundSeed>(
    `select s.server_seed_hash as "serverSeedHash", case when s.revealed_at is not null and not exists (
         select from round r where r.player_id = s.player_id and r.seed_id = s.id and r.closed_at is null
       ) then s.server_seed end as "serverSeed"
     from seed s where s.player_id = $1 and s.id = $2`,
    [round.playerId, round.seedId],
  );
  return rows[0]!;
}

/** A play under a commitment: where it stands, and why it was not played, where it was not. */
export interface UsedNumber {
  nonce: number;
  roundId: string;
  game: string;
  state: RoundState;
  refusal: string | null;
}

/** What was played under a commitment of the player's from that number on, refused plays too; undefined when it is not theirs. */
export async function readNumbers(
  db: Database,
  playerId: string,
  { serverSeedHash, from, size }: { serverSeedHash: string; from: number; size: number },
): Promise<{ used: number; numbers: UsedNumber[] } | undefined> {
  const { rows: seeds } = await db.query<{ id: string; used: number }>(
    'select id, next_nonce as used from seed where player_id = $1 and server_seed_hash = $2',
    [playerId, serverSeedHash],
  );
  const seed = seeds[0];
  if (!seed) return undefined;
  const { rows } = await db.query<UsedNumber>(
    `select r.nonce, r.id as "roundId", r.game_code as game, r.state, st.refusal
     from round r join round_step st on st.round_id = r.id and st.attempt = 0 and st.player_id = r.player_id
     where r.player_id = $1 and r.seed_id = $2 and r.nonce >= $3 order by r.nonce limit $4`,
    [playerId, seed.id, from, size],
  );
  return { used: seed.used, numbers: rows };
}
