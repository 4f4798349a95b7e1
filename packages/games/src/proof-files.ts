/** Reads the files that a round is checked by. They are input from outside: only what is proved is believed. */
import {
  contradictionCodes,
  type DeviceRecord,
  deviceFormat,
  type PublishedChain,
  type RoundFile,
  roundFormat,
} from '@fairhouse/game-math';
import {
  consistencyFormat,
  jsonOf,
  type LogEvidence,
  notesIn,
  openLogProof,
  openReceipt,
  type PublishedKey,
  publishedKeys,
} from '@fairhouse/record-proof';
import { z } from 'zod';

/** A record of a device is some hundred kilobytes at most. */
export const largestProofFile = 5_000_000;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** As players may choose them: a colon would join it with the number. */
const clientSeed = z.string().regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/);
const signature = z.string().regex(/^[0-9a-f]{96}$/);
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
    serverSeed: sha256,
    serverSeedHash: sha256,
    clientSeed,
    nonce: z.int().min(0),
    bet: z.unknown(),
    actions: z.array(z.string().max(64)).max(1_000),
    chain: z.object({ end: sha256, link: z.int().min(1).max(mostLinks) }).optional(),
  }),
  receipts: z.array(z.unknown()).max(mostReceipts).optional(),
  log: z.unknown().optional(),
  table: z.unknown().optional(),
});

/** What `GET /live/chains` of the studio answers, as far as a round is checked by it; lists that were saved earlier say less. */
const publishedChains = z.object({
  data: z.object({
    chains: z.array(
      z.object({
        table: z.string(),
        end: sha256,
        salt: z.string().nullable(),
        publishedAt: z.string().optional(),
        beacon: z.string().optional(),
        beaconRound: z.int().min(1).optional(),
        signature: z.string().nullish(),
      }),
    ),
  }),
});

/** What a relay of drand answers of one value. */
const drandAnswer = z.object({ round: z.int().min(1), signature });

/** A page of heads as `GET /fair/log/heads` answers it; a head alone is the text of its note. */
const pageOfHeads = z.object({ heads: z.array(z.object({ note: z.string() })).min(1) });
/** That two heads are of one log (`GET /fair/log/consistency`). */
const consistency = z.looseObject({ format: z.literal(consistencyFormat) });

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
  heads: z.array(z.object({ ...noted, note: z.string().max(10_000) })).optional(),
  contradictions: z.array(
    z.object({ ...noted, code: z.enum(contradictionCodes), before: z.string(), now: z.string() }),
  ),
}) satisfies z.ZodType<DeviceRecord>;

/** What a file turned out to be. */
export type ProofFile =
  | { kind: 'round'; round: RoundFile }
  | { kind: 'device'; record: DeviceRecord }
  | { kind: 'chains'; chains: z.output<typeof publishedChains>['data']['chains'] }
  | { kind: 'drand'; answer: z.output<typeof drandAnswer> }
  | { kind: 'keys'; keys: PublishedKey[] }
  /** Signed notes of heads of the log of commitments. */
  | { kind: 'heads'; notes: string[] }
  | { kind: 'consistency'; proof: unknown }
  /** `field`: where it stops being the file of a round, which it says that it is. */
  | { kind: 'unreadable'; reason: 'too_large' | 'no_json' | 'other_json' }
  | { kind: 'unreadable'; reason: 'broken'; field: string; message: string };

/** Finds by its content which of the files a text is. */
export function readProofFile(text: string): ProofFile {
  if (text.length > largestProofFile) return { kind: 'unreadable', reason: 'too_large' };
  const json = jsonOf(text);
  if (json === undefined) {
    const notes = notesIn(text);
    return notes.length > 0 ? { kind: 'heads', notes } : { kind: 'unreadable', reason: 'no_json' };
  }
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  if (format === roundFormat) return readBy(roundFile, json, (round) => ({ kind: 'round', round }));
  if (format === deviceFormat) return readBy(deviceRecord, json, (record) => ({ kind: 'device', record }));
  const chains = publishedChains.safeParse(json);
  if (chains.success) return { kind: 'chains', chains: chains.data.data.chains };
  const answer = drandAnswer.safeParse(json);
  if (answer.success) return { kind: 'drand', answer: answer.data };
  const keys = publishedKeys.safeParse(json);
  if (keys.success) return { kind: 'keys', keys: keys.data.keys };
  if (consistency.safeParse(json).success) return { kind: 'consistency', proof: json };
  const heads = pageOfHeads.safeParse(json);
  if (heads.success) return { kind: 'heads', notes: heads.data.heads.map(({ note }) => note) };
  return { kind: 'unreadable', reason: 'other_json' };
}

/** Everything that one round is checked by, from files in any order. */
export interface Gathered {
  round: RoundFile;
  record?: DeviceRecord;
  published?: PublishedChain[];
  /** What a relay of drand answered. */
  drand?: z.output<typeof drandAnswer>;
  keys: PublishedKey[];
  /** Of the log, kept from before the round. */
  notes: string[];
  consistency: unknown[];
}

export type Gathering =
  | ({ ok: true } & Gathered)
  /** `at`: which of the texts. */
  | { ok: false; reason: 'unreadable'; at: number; file: Extract<ProofFile, { kind: 'unreadable' }> }
  | { ok: false; reason: 'no_round' }
  | { ok: false; reason: 'twice'; kind: Exclude<ProofFile['kind'], 'unreadable'> };

export function gatherProof(texts: readonly string[]): Gathering {
  const files: ProofFile[] = [];
  for (const [at, file] of texts.map(readProofFile).entries()) {
    if (file.kind === 'unreadable') return { ok: false, reason: 'unreadable', at, file };
    if (onlyOne.has(file.kind) && files.some(({ kind }) => kind === file.kind))
      return { ok: false, reason: 'twice', kind: file.kind };
    files.push(file);
  }
  const gathered = gather(files);
  return gathered ? { ok: true, ...gathered } : { ok: false, reason: 'no_round' };
}

const onlyOne = new Set<ProofFile['kind']>(['round', 'device', 'chains', 'drand']);

/** Undefined while there is no round among them. */
export function gather(files: readonly ProofFile[]): Gathered | undefined {
  const of = <K extends ProofFile['kind']>(kind: K) =>
    files.filter((file): file is Extract<ProofFile, { kind: K }> => file.kind === kind);
  const [round] = of('round');
  if (!round) return undefined;
  const [device, chains, drand] = [of('device')[0], of('chains')[0], of('drand')[0]];
  return {
    round: round.round,
    ...(device && { record: device.record }),
    ...(chains && { published: chains.chains }),
    ...(drand && { drand: drand.answer }),
    keys: of('keys').flatMap(({ keys }) => keys),
    notes: of('heads').flatMap(({ notes }) => notes),
    consistency: of('consistency').map(({ proof }) => proof),
  };
}

/** What the studio has signed of the round, opened with the keys at hand. Undefined when a receipt cannot be read. */
export function openSigned({ round, record, keys, notes, consistency }: Gathered) {
  const noted = record?.rounds.find(({ roundId }) => roundId === round.roundId)?.receipts;
  const given = [...(round.receipts ?? []), ...(noted ?? [])];
  const receipts = given.flatMap((one) => openReceipt(one, keys) ?? []);
  if (receipts.length < given.length) return undefined;
  const held = [...notes.map((note) => ({ note })), ...(record?.heads ?? [])];
  return { receipts, log: openLogProof(round.log, keys, { held, consistency }) };
}

/**
 * What is known of the chain of a shared round. The entry of the log goes before the list that the studio publishes: it names the value of
 * the beacon in a text that is under a signed head.
 */
export function chainOf(
  { game, chain, clientSeed }: RoundFile['proof'],
  published: readonly PublishedChain[] | undefined,
  log: LogEvidence | undefined,
): PublishedChain | undefined {
  const stated = published?.find(({ table, end }) => table === game && end === chain?.end);
  const entry = log?.standing === 'included' && 'table' in log.entry ? log.entry : undefined;
  if (!chain || !entry || entry.commitment !== chain.end) return stated;
  const { table, at: publishedAt, beacon, beaconRound } = entry;
  const signature = stated && stated.beaconRound === beaconRound ? stated.signature : null;
  return { table, end: chain.end, salt: clientSeed, publishedAt, beacon, beaconRound, signature };
}

function readBy<T>(schema: z.ZodType<T>, json: unknown, found: (read: T) => ProofFile): ProofFile {
  const read = schema.safeParse(json);
  if (read.success) return found(read.data);
  const [issue] = read.error.issues;
  return { kind: 'unreadable', reason: 'broken', field: issue!.path.join('.'), message: issue!.message };
}
