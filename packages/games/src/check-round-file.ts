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
import {
  consistencyFormat,
  notesIn,
  type OpenedReceipt,
  openLogProof,
  openReceipt,
  type PublishedKey,
  publishedKeys,
} from '@fairhouse/record-proof';
import { z } from 'zod';
import { gameByRules, gamesByRules } from './index.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const minorUnits = z.int().min(0);
const mostReceipts = 1_000;
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
  receipts: z.array(z.unknown()).max(mostReceipts).optional(),
  log: z.unknown().optional(),
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
      receipts: z.array(z.unknown()).max(mostReceipts).optional(),
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

/** What can stand beside a file of a round. */
interface Beside {
  record?: DeviceRecord;
  published?: z.output<typeof publishedChains>;
  keys: PublishedKey[];
  notes: string[];
  consistency: unknown[];
}

/** Undefined when one of them is nothing that a round can be checked with. */
function readBeside(texts: readonly string[]): Beside | undefined {
  const beside: Beside = { keys: [], notes: [], consistency: [] };
  for (const text of texts) {
    const json = jsonOf(text);
    const [device, chains, keys] = [deviceRecord, publishedChains, publishedKeys].map((kind) => kind.safeParse(json));
    const notes = json === undefined ? notesIn(text) : notesOf(json);
    if (device!.success) beside.record = device!.data as DeviceRecord;
    else if (chains!.success) beside.published = chains!.data as z.output<typeof publishedChains>;
    else if (keys!.success) beside.keys.push(...(keys!.data as z.output<typeof publishedKeys>).keys);
    else if (isConsistency.safeParse(json).success) beside.consistency.push(json);
    else if (notes.length > 0) beside.notes.push(...notes);
    else return undefined;
  }
  return beside;
}

const isConsistency = z.object({ format: z.literal(consistencyFormat) });
/** A page of heads as `GET /fair/log/heads` answers it. */
const pageOfHeads = z.object({ heads: z.array(z.object({ note: z.string() })) });
const notesOf = (json: unknown): string[] => pageOfHeads.safeParse(json).data?.heads.map(({ note }) => note) ?? [];

/**
 * Checks a round from the file that its player saved, without asking anybody. What follows from its seed is proved by the file alone. That
 * the seed was committed to before the bet, and the client seed sent by the player, is proved by what his device noted, or by a receipt
 * and a head of the log that was kept from before the round. `others` are the texts of such a record, of the list of chains and the list of
 * keys that the studio publishes, of heads, and of proofs that two heads are of one log, in any order.
 */
export function checkRoundFile(text: string, ...others: string[]): FileCheck {
  const json = jsonOf(text);
  if (json === undefined) return { readable: false, why: 'it is no JSON' };
  const read = roundFile.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { readable: false, why: `${issue!.path.join('.') || 'the file'}: ${issue!.message}` };
  }
  const beside = readBeside(others);
  if (!beside)
    return {
      readable: false,
      why: 'what is named beside it is neither a record of a device nor a list of chains or keys, nor a head of the log',
    };
  const { record, published, keys } = beside;
  const { proof, roundId } = read.data;
  const isShared = Boolean(gameByRules(proof.game, proof.definitionHash)?.live);
  if (isShared !== Boolean(proof.chain)) return notOfItsKind(read.data, isShared);
  const given = [
    ...(read.data.receipts ?? []),
    ...(record?.rounds.find((sent) => sent.roundId === roundId)?.receipts ?? []),
  ];
  const receipts = given.map((one) => openReceipt(one, keys)).filter((one): one is OpenedReceipt => one !== undefined);
  if (receipts.length < given.length) return { readable: false, why: 'a receipt in it cannot be read' };
  const followed = proof.chain && isFollowed(proof.serverSeed, proof.chain);
  const { standing, lines } = proveRound(gamesByRules, read.data, {
    record,
    published: published?.data.chains,
    receipts,
    log: openLogProof(read.data.log, keys, {
      held: beside.notes.map((note) => ({ note })),
      consistency: beside.consistency,
    }),
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
  keys: 'no published key of the signature was given',
  head: 'no head that was kept from before the round was given',
} as const;

/** What a line claims; whether that is so, its standing says. */
function sentenceOf({ name, lacks, by }: Line, file: Pick<RoundFile, 'staked' | 'win' | 'currency' | 'proof'>): string {
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
    receipt: 'a receipt that a published key has signed says the same of the round',
    log: 'the commitment stands in the log, under a head that was kept from before the round',
    link: `the number of the round, ${proof.nonce}, is that of its link`,
    chain: `hashed ${proof.chain?.link.toLocaleString('en')} times, the seed gives the end of the chain, ${proof.chain?.end}`,
    chainCommitted: 'the end of the chain was shown before the bet',
    salt: 'the salt of the chain was shown before the bet',
  };
  const signedClaims: Partial<Record<Line['name'], string>> = {
    committed: 'the commitment was in the log before the bet',
    chainCommitted: 'the end of the chain was in the log before the bet',
    salt: 'the salt is the one that the operator has signed, from a round of the beacon that the log names',
    clientSeed: 'the client seed is the one that the operator has signed',
    nonce: `the number ${proof.nonce} is the one that the operator has signed`,
    choices: 'bet and actions are those that the operator has signed',
    seen: 'the result is the one that the operator has signed',
  };
  const claim = (by && signedClaims[name]) ?? claims[name];
  return lacks ? `${claim}: ${why[lacks]}` : claim;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
