import { createPublicKey, verify } from 'node:crypto';
import type { RecordRule } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import {
  chainHash,
  chainStart,
  createFrontier,
  type Frontier,
  type Hash,
  type IsSigned,
  isSameHash,
  leafHash,
  openHead,
  readPublicKey,
  readSubtree,
  subtreesOf,
  tileHeight,
  tileWidth,
  type Verifier,
} from '@fairhouse/record-proof';
import { lastEntry } from './entry.store.ts';
import { type HeadRow, headBeyondEnd, headsWithin, keysUsed } from './head.store.ts';
import { RecordIncomplete, treeIn } from './tree.store.ts';
import { chainBefore, type EntryToVerify, entriesToVerify, findUnplaced, tilesWithin } from './verify.store.ts';

/** Of what is known to be right; where to go on. */
export interface Mark {
  position: number;
  eventId: number;
}

export interface RecordFault {
  rule: RecordRule;
  /** The entry, or the size of the head; null for an audit event that has no entry. */
  position: number | null;
  eventId: bigint | null;
}

export interface VerifiedPart {
  entries: number;
  heads: number;
  /** Undefined when everything is checked, or a fault was found. */
  next: Mark | undefined;
  /** The first in the order of the record. */
  fault: RecordFault | undefined;
}

/** A part takes a second or so, so a record of any length is checked without holding up the casino. */
const entriesOfPart = 4_096;
const idsOfPart = 50_000;

/**
 * Makes leaves, chain, tiles and roots again from the audit events as they are today, one part from `mark` on, and compares. It goes
 * on from the tiles before `mark`, so the parts must follow one another from the beginning.
 */
export async function verifyPart(db: Database, mark: Mark, most = entriesOfPart): Promise<VerifiedPart> {
  const last = await lastEntry(db);
  const size = last ? Number(last.position) + 1 : 0;
  const from = Math.min(mark.position, size);
  const until = Math.min(from + most, size);
  const heads = await headsWithin(db, from, until);
  const checked = { entries: until - from, heads: heads.length };
  const fault = (await faultInEntries(db, from, until, heads)) ?? (await faultBeyond(db, until === size));
  if (fault) return { ...checked, next: undefined, fault };
  const nextId = mark.eventId + idsOfPart;
  const { unplaced, lastId } = await findUnplaced(db, { from: mark.eventId, until: nextId });
  if (unplaced !== undefined) {
    return { ...checked, next: undefined, fault: { rule: 'eventNotPlaced', position: null, eventId: unplaced } };
  }
  const isOver = until === size && lastId < nextId;
  const next = isOver ? undefined : { position: until, eventId: Math.min(nextId, lastId + 1) };
  return { ...checked, next, fault: undefined };
}

async function faultBeyond(db: Database, isAtEnd: boolean): Promise<RecordFault | undefined> {
  const size = isAtEnd ? await headBeyondEnd(db) : undefined;
  return size === undefined ? undefined : { rule: 'headBeyondEnd', position: Number(size), eventId: null };
}

async function faultInEntries(
  db: Database,
  from: number,
  until: number,
  heads: readonly HeadRow[],
): Promise<RecordFault | undefined> {
  const before = from === 0 ? chainStart : await chainBefore(db, from);
  const frontier = await frontierAt(db, from);
  if (!before || !frontier) return { rule: 'entryMissing', position: from - 1, eventId: null };
  const rows = await entriesToVerify(db, { from, until });
  const verifiers = heads.length > 0 ? await verifiersOf(db) : [];
  const headAt = new Map(heads.map((head) => [Number(head.size), head]));
  const tiles = await tilesOf(db, from, until);
  let chain = before;
  for (let position = from; position < until; position++) {
    const row = rows[position - from];
    if (Number(row?.position ?? -1) !== position) return { rule: 'entryMissing', position, eventId: null };
    const wrong = (rule: RecordRule): RecordFault => ({ rule, position, eventId: row!.eventId });
    chain = chainHash(chain, row!.leaf);
    const rule = ruleBroken(row!, chain);
    if (rule) return wrong(rule);
    for (const { level, index, hash } of frontier.push(row!.leaf)) {
      if (level % tileHeight !== 0) continue;
      const tile = tiles.get(`${level / tileHeight} ${index}`);
      if (!tile || !isSameHash(tile, hash)) return wrong('tileWrong');
    }
    const head = headAt.get(position + 1);
    const headRule = head && headRuleBroken(head, frontier.root(), verifiers);
    if (headRule) return { rule: headRule, position: position + 1, eventId: null };
  }
  return undefined;
}

function ruleBroken({ text, leaf, leftLeaf, chain }: EntryToVerify, link: Hash): RecordRule | undefined {
  if (text === null) return 'eventMissing';
  if (!isSameHash(leafHash(text), leftLeaf ?? leaf)) return 'eventChanged';
  return isSameHash(chain, link) ? undefined : 'chainBroken';
}

function headRuleBroken(row: HeadRow, root: Hash, verifiers: readonly Verifier[]): RecordRule | undefined {
  const head = openHead(row.note, verifiers, isSigned);
  if (!head) return 'headNotSigned';
  const isRight = head.size === Number(row.size) && isSameHash(head.root, root) && isSameHash(row.root, root);
  return isRight ? undefined : 'headWrong';
}

/** Undefined where what it continues from is gone. */
async function frontierAt(db: Database, size: number): Promise<Frontier | undefined> {
  const edge: Hash[] = [];
  try {
    for (const subtree of subtreesOf({ from: 0, until: size })) edge.push(await readSubtree(treeIn(db), subtree));
  } catch (error) {
    if (error instanceof RecordIncomplete) return undefined;
    throw error;
  }
  return createFrontier(size, edge);
}

/** Those that become full within these entries, by level and index. */
async function tilesOf(db: Database, from: number, until: number): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (let level = 1; ; level++) {
    const width = tileWidth ** level;
    const range = { from: Math.floor(from / width), until: Math.floor(until / width) };
    if (range.from === range.until) return found;
    for (const [index, hash] of await tilesWithin(db, level, range)) found.set(`${level} ${index}`, hash);
  }
}

async function verifiersOf(db: Database): Promise<Verifier[]> {
  return (await keysUsed(db)).flatMap(({ publicKey }) => readPublicKey(publicKey) ?? []);
}

const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** By OpenSSL, ten times as quick as JavaScript: a casino seals half a million heads a year. */
const isSigned: IsSigned = (signature, message, key) => {
  const publicKey = createPublicKey({ key: Buffer.concat([keyPrefix, key]), format: 'der', type: 'spki' });
  return verify(null, message, publicKey, signature);
};
