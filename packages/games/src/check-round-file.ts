import { hash } from 'node:crypto';
import {
  type ChainPlace,
  contradictionCodes,
  type DeviceRecord,
  deviceFormat,
  type Line,
  proveRound,
  type RoundFile,
  roundFormat,
  type Standing,
} from '@fairhouse/game-math';
import { z } from 'zod';
import { gameByRules, gamesByRules } from './index.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const minorUnits = z.int().min(0);
/** Hashes of some seconds. */
const mostLinks = 10_000_000;
const roundFile = z.object({
  format: z.literal(roundFormat),
  roundId: z.string().max(64),
  currency: z.string().max(8),
  staked: minorUnits,
  win: minorUnits,
  outcome: z.unknown(),
  proof: z.object({
    game: z.string().max(64),
    definitionHash: sha256,
    serverSeed: z.string().max(256),
    serverSeedHash: sha256,
    clientSeed: z.string().max(64),
    nonce: z.int().min(0),
    bet: z.unknown(),
    actions: z.array(z.string().max(64)).max(1_000),
    chain: z.object({ end: sha256, link: z.int().min(1).max(mostLinks) }).optional(),
  }),
});

/** What `GET /live/chains` of the studio answers, as far as a round is checked by it. */
const publishedChains = z.object({
  data: z.object({ chains: z.array(z.object({ table: z.string(), end: sha256, salt: z.string().nullable() })) }),
});

const noted = { order: z.int().min(0), at: z.string().max(40) };
const deviceRecord = z.object({
  format: z.literal(deviceFormat),
  origin: z.string().max(300),
  next: z.int().min(0),
  commitments: z.array(
    z.object({
      ...noted,
      serverSeedHash: sha256,
      clientSeed: z.string().nullable(),
      nextServerSeedHash: sha256.nullable(),
      serverSeed: z.string().nullable(),
    }),
  ),
  chains: z.array(z.object({ ...noted, table: z.string(), end: sha256, salt: z.string() })),
  rounds: z.array(
    z.object({
      ...noted,
      game: z.string(),
      definitionHash: sha256,
      bet: z.unknown(),
      actions: z.array(z.string()),
      serverSeedHash: sha256.nullable(),
      clientSeed: z.string(),
      chainEnd: sha256.nullable(),
      nonce: z.int().min(0).nullable(),
      roundId: z.string().nullable(),
      refused: z.string().nullable(),
      staked: minorUnits.nullable(),
      win: minorUnits.nullable(),
      outcomeHash: sha256.nullable(),
    }),
  ),
  contradictions: z.array(
    z.object({ ...noted, code: z.enum(contradictionCodes), before: z.string(), now: z.string() }),
  ),
}) satisfies z.ZodType<DeviceRecord>;

export interface SaidLine extends Line {
  says: string;
}

export type FileCheck =
  | { readable: false; why: string }
  | { readable: true; standing: Standing; game: string; roundId: string; lines: SaidLine[] };

/**
 * Checks a round from the file that its player saved, without asking anybody. What follows from its seed is proved by the file alone. That
 * the seed was committed to before the bet, and the client seed sent by the player, is proved only by what his device noted: `others` are
 * the texts of such a record, and of the list of chains that the studio publishes, in any order.
 */
export function checkRoundFile(text: string, ...others: string[]): FileCheck {
  const json = jsonOf(text);
  if (json === undefined) return { readable: false, why: 'it is no JSON' };
  const read = roundFile.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { readable: false, why: `${issue!.path.join('.') || 'the file'}: ${issue!.message}` };
  }
  let record: DeviceRecord | undefined;
  let published: z.output<typeof publishedChains> | undefined;
  for (const other of others.map(jsonOf)) {
    const [device, chains] = [deviceRecord.safeParse(other), publishedChains.safeParse(other)];
    if (device.success) record = device.data;
    else if (chains.success) published = chains.data;
    else
      return { readable: false, why: 'what is named beside it is neither a record of a device nor a list of chains' };
  }
  const { proof, roundId } = read.data;
  const isShared = Boolean(gameByRules(proof.game, proof.definitionHash)?.live);
  if (isShared !== Boolean(proof.chain)) return notOfItsKind(read.data, isShared);
  const followed = proof.chain && isFollowed(proof.serverSeed, proof.chain);
  const { standing, lines } = proveRound(gamesByRules, read.data, {
    record,
    published: published?.data.chains,
    inChain: followed,
    hashAgrees: hash('sha256', proof.serverSeed) === proof.serverSeedHash,
  });
  const said = lines.map((line) => ({ ...line, says: sentenceOf(line, read.data) }));
  return { readable: true, standing, game: proof.game, roundId, lines: said };
}

/** A round of a shared table without its place in a chain, or the other way round. */
function notOfItsKind({ proof, roundId }: z.output<typeof roundFile>, isShared: boolean): FileCheck {
  const says = isShared
    ? 'a round of a shared table has its place in a chain'
    : 'only rounds of shared tables have a place in a chain';
  const line: SaidLine = { name: 'chain', standing: 'contradicted', says };
  return { readable: true, standing: 'contradicted', game: proof.game, roundId, lines: [line] };
}

function isFollowed(serverSeed: string, { end, link }: ChainPlace): boolean {
  let at = serverSeed;
  for (let left = link; left > 0; left--) at = hash('sha256', at);
  return at === end;
}

const why = {
  record: 'no record of a device was given',
  in_record: 'the record of the device does not hold it',
  other_than_operator: 'the operator alone says so',
} as const;

/** What a line claims; whether that is so, its standing says. */
function sentenceOf({ name, lacks }: Line, file: Pick<RoundFile, 'staked' | 'win' | 'currency' | 'proof'>): string {
  const { proof, staked, win, currency } = file;
  const claims: Record<Line['name'], string> = {
    seed: 'the revealed seed has the hash of the commitment',
    rules: `the rules ${proof.definitionHash.slice(0, 16)}… are among those of this source, and those that were shown`,
    result: 'played again, the round has the recorded result',
    sums: `it stakes ${staked} and returns ${win} minor units of ${currency}`,
    pot: 'so much lay in the pot that it takes',
    committed: 'the commitment was shown before the bet',
    clientSeed: 'the client seed is the one that the device sent',
    nonce: `the number ${proof.nonce} is the one that the device was told, and no other round had it`,
    choices: 'bet and actions are those that the device sent',
    seen: 'the result is the one that the device was shown',
    link: `the number of the round, ${proof.nonce}, is that of its link`,
    chain: `hashed ${proof.chain?.link.toLocaleString('en')} times, the seed gives the end of the chain, ${proof.chain?.end}`,
    chainCommitted: 'the end of the chain was shown before the bet',
    salt: 'the salt of the chain was shown before the bet',
  };
  return lacks ? `${claims[name]}: ${why[lacks]}` : claims[name];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
