import { compareRound, type RoundCheck } from './check-round.ts';
import type { DeviceRecord, SentRound } from './device-record.ts';
import { canonicalJson, definitionHash } from './fair/canonical.ts';
import type { Game } from './game.ts';
import type { RoundFile } from './round-file.ts';
import { type LogEvidence, type OpenedReceipt, readSigned, type Signed } from './signed-evidence.ts';
import { verifyRound } from './verify-round.ts';

/** `not_provable`: with what is at hand it can be neither shown nor refuted. */
export type Standing = 'proved' | 'contradicted' | 'not_provable';

/** What is said of a round, each by itself. */
export const lineNames = [
  'seed',
  'rules',
  'result',
  'sums',
  'pot',
  'committed',
  'clientSeed',
  'nonce',
  'choices',
  'seen',
  'receipt',
  'log',
  'link',
  'chain',
  'chainCommitted',
  'salt',
  'saltSigned',
] as const;
export type LineName = (typeof lineNames)[number];

export interface Line {
  name: LineName;
  standing: Standing;
  /**
   * Why it cannot be proved: nothing of a device is at hand, the device did not note it, only the operator says so, no published key is at
   * hand, no head that was kept from before the round, or no signature of the beacon.
   */
  lacks?: 'record' | 'in_record' | 'other_than_operator' | 'keys' | 'head' | 'signature';
  /** What proves it, where that is no device but the operator's signature. */
  by?: 'receipt' | 'log';
}

/** A chain as the operator publishes it: his own statement, made at any time. */
export interface PublishedChain {
  table: string;
  end: string;
  salt: string | null;
  publishedAt?: string | undefined;
  /** The source of the salt, and which of its values it is. */
  beacon?: string | undefined;
  beaconRound?: number | undefined;
  /** By which the source signed it. */
  signature?: string | null | undefined;
}

/**
 * Of a salt: signed by drand's key, for a value that was published after the chain; not signed so; of another source, which only the
 * operator vouches for; or without a signature at hand.
 */
export type SaltStanding = 'signed' | 'not_signed' | 'other_beacon' | 'unknown';

export interface Evidence {
  /** What the player's device saw. */
  record?: DeviceRecord | undefined;
  published?: readonly PublishedChain[] | undefined;
  /** What the studio has signed of it: in the file, or kept by the device. */
  receipts?: readonly OpenedReceipt[] | undefined;
  /** Where the commitment stands in the log. */
  log?: LogEvidence | undefined;
  /** Of a shared round: whether its seed leads to the end of the chain that the file names. */
  inChain?: boolean | undefined;
  /** Of a shared round, what drand's key says of its salt (`@fairhouse/game-math/drand`). */
  salt?: SaltStanding | undefined;
  /** What another SHA-256 says of the seed; undefined where there is none. */
  hashAgrees?: boolean | undefined;
}

export interface RoundVerdict {
  /** `proved` only when every line is: this alone is called "as committed". */
  standing: Standing;
  lines: Line[];
  check: Exclude<RoundCheck, { verdict: 'not_revealed' }>;
}

/**
 * Holds a round against what follows from its seed, and against what a device saw of it before it was played. What the file says of
 * itself (that this seed was committed to before the bet, by whom the client seed was chosen) proves nothing without such a record.
 */
export function proveRound(
  games: readonly Game[],
  file: Omit<RoundFile, 'format'>,
  { record, published, receipts = [], log, inChain, salt = 'unknown', hashAgrees }: Evidence,
): RoundVerdict {
  const { proof, outcome, staked, win } = file;
  const played = verifyRound(games, proof);
  const check = compareRound(played, outcome);
  const lines: Line[] = [];
  const say = (name: LineName, right: boolean) => lines.push({ name, standing: right ? 'proved' : 'contradicted' });
  const seedFits = check.verdict !== 'wrong_seed' && hashAgrees !== false;
  const game = games.find((one) => one.code === proof.game && one.definitionHash === proof.definitionHash);
  say('seed', seedFits);
  const sent = record?.rounds.find(({ roundId }) => roundId === file.roundId);
  say('rules', game !== undefined && (!sent || sent.definitionHash === proof.definitionHash));
  if (seedFits && game) {
    say('result', check.verdict === 'same');
    const pot = 'pot' in check ? (check.pot ?? 0) : 0;
    say('sums', played.ok && played.staked === staked && played.win + pot === win);
    // That it takes the pot follows from the seed; how much lay there is what the operator says.
    if (pot > 0) lines.push({ name: 'pot', standing: 'not_provable', lacks: 'other_than_operator' });
  }
  if (proof.chain) {
    say('link', proof.nonce === proof.chain.link);
    say('chain', inChain === true);
  }
  const signed = readSigned(file, receipts, log, sent?.at);
  lines.push(...deviceLines(file, sent, record, published, signed), ...signedLines(signed));
  if (proof.chain) lines.push(saltLine(salt));
  return { standing: worstOf(lines), lines, check };
}

function saltLine(salt: SaltStanding): Line {
  if (salt === 'signed' || salt === 'not_signed')
    return { name: 'saltSigned', standing: salt === 'signed' ? 'proved' : 'contradicted' };
  return {
    name: 'saltSigned',
    standing: 'not_provable',
    lacks: salt === 'other_beacon' ? 'other_than_operator' : 'signature',
  };
}

function worstOf(lines: readonly Line[]): Standing {
  const has = (standing: Standing) => lines.some((line) => line.standing === standing && !isBeside(line));
  return has('contradicted') ? 'contradicted' : has('not_provable') ? 'not_provable' : 'proved';
}

/** A receipt or a proof of the log that cannot be checked takes nothing from what the device proves. */
const isBeside = ({ name, standing }: Line) => (name === 'receipt' || name === 'log') && standing === 'not_provable';

/** What the operator has signed; nothing is said of what was not given. */
function signedLines({ receipt, hasReceipts, log, hasLog, lacksKeys }: Signed): Line[] {
  const line = (name: LineName, right: boolean | undefined): Line =>
    right === undefined
      ? { name, standing: 'not_provable', lacks: lacksKeys ? 'keys' : 'head' }
      : { name, standing: right ? 'proved' : 'contradicted' };
  return [...(hasReceipts ? [line('receipt', receipt)] : []), ...(hasLog ? [line('log', log)] : [])];
}

function deviceLines(
  file: Omit<RoundFile, 'format'>,
  sent: SentRound | undefined,
  record: DeviceRecord | undefined,
  published: readonly PublishedChain[] | undefined,
  signed: Signed,
): Line[] {
  const lacks = record ? 'in_record' : 'record';
  const line = (name: LineName, right: boolean | undefined, why: Line['lacks'] = lacks): Line => {
    if (right !== undefined) return { name, standing: right ? 'proved' : 'contradicted' };
    const by = signedFor(name, signed);
    return by ? { name, standing: 'proved', by } : { name, standing: 'not_provable', lacks: why };
  };
  const result = shown(file, sent);
  const shared = file.proof.chain ? chainLines(file.proof, sent, record, published, line) : undefined;
  return [
    ...(shared ?? [line('committed', committed(file, sent, record)), line('clientSeed', ownSeed(file, sent, record))]),
    line('nonce', numbered(file, sent, record)),
    line('choices', chosen(file, sent)),
    // Beside the others it proves nothing more; it can only contradict.
    ...(result === undefined && !signed.seen ? [] : [line('seen', result)]),
  ];
}

/**
 * What a receipt and the log prove in the place of a device. The operator has signed the player's seed, the number and the choices, so he
 * cannot say otherwise to anybody else; and that the commitment came before the round, a head says that was kept from before it.
 */
function signedFor(name: LineName, { receipt, log, choices, seen }: Signed): Line['by'] {
  if (name === 'committed' || name === 'chainCommitted' || name === 'salt') return receipt && log ? 'log' : undefined;
  if (name === 'clientSeed' || name === 'nonce') return receipt ? 'receipt' : undefined;
  return (name === 'choices' && choices) || (name === 'seen' && seen) ? 'receipt' : undefined;
}

type Say = (name: LineName, right: boolean | undefined, why?: Line['lacks']) => Line;

/** Whether the device was shown this commitment, and no other, before it sent the bet. */
function committed(
  { proof }: Pick<RoundFile, 'proof'>,
  sent: SentRound | undefined,
  record: DeviceRecord | undefined,
): boolean | undefined {
  if (!sent) return undefined;
  if (sent.serverSeedHash !== proof.serverSeedHash) return false;
  const seen = record?.commitments.find(({ serverSeedHash }) => serverSeedHash === proof.serverSeedHash);
  return seen && seen.order < sent.order ? true : undefined;
}

function ownSeed(
  { proof }: Pick<RoundFile, 'proof'>,
  sent: SentRound | undefined,
  record: DeviceRecord | undefined,
): boolean | undefined {
  if (sent) return sent.clientSeed === proof.clientSeed;
  // Another round under the commitment fixed the seed for all of them.
  const beside = record?.rounds.find(
    ({ serverSeedHash, roundId }) => roundId !== null && serverSeedHash === proof.serverSeedHash,
  );
  return beside && beside.clientSeed !== proof.clientSeed ? false : undefined;
}

/** Whether its number is the one that was answered, and no other round of the commitment had it. */
function numbered(
  { roundId, proof }: Pick<RoundFile, 'roundId' | 'proof'>,
  sent: SentRound | undefined,
  record: DeviceRecord | undefined,
): boolean | undefined {
  const usedTwice = record?.rounds.some(
    (one) =>
      one.roundId !== null &&
      one.roundId !== roundId &&
      one.serverSeedHash !== null &&
      one.serverSeedHash === proof.serverSeedHash &&
      one.nonce === proof.nonce,
  );
  if (usedTwice) return false;
  if (sent?.nonce == null) return undefined;
  return sent.nonce === proof.nonce;
}

function chosen({ proof }: Pick<RoundFile, 'proof'>, sent: SentRound | undefined): boolean | undefined {
  if (!sent) return undefined;
  if (sent.game !== proof.game || !holdsBet(proof.bet, sent.bet)) return false;
  if (sent.actions.some((action, nth) => proof.actions[nth] !== action)) return false;
  // What the device did not send may have come from another window, or from nobody: a round that is left is ended by rule.
  return proof.actions.length === sent.actions.length ? true : undefined;
}

/**
 * Whether a bet is the one that was sent, as its engine reads it: with the currency added, and its boxes or numbers in the engine's order.
 * Only a server has the stakes that reading it takes.
 */
function holdsBet(read: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return read === sent;
  if (typeof read !== 'object' || read === null || Array.isArray(read) !== Array.isArray(sent)) return false;
  if (Array.isArray(sent)) {
    const inOrder = (values: readonly unknown[]) => values.map(canonicalJson).sort().join();
    return inOrder(read as unknown[]) === inOrder(sent);
  }
  return Object.entries(sent).every(([name, value]) => holdsBet((read as Record<string, unknown>)[name], value));
}

function shown(
  { staked, win, outcome }: Pick<RoundFile, 'staked' | 'win' | 'outcome'>,
  sent: SentRound | undefined,
): boolean | undefined {
  if (!sent || sent.staked === null || sent.win === null) return undefined;
  const same = sent.outcomeHash === null || sent.outcomeHash === definitionHash(outcome);
  return same && sent.staked === staked && sent.win === win;
}

/** The end of the chain and its salt: shown to the device before the bet, or only stated by the operator, which proves nothing. */
function chainLines(
  { game, chain, clientSeed }: RoundFile['proof'],
  sent: SentRound | undefined,
  record: DeviceRecord | undefined,
  published: readonly PublishedChain[] | undefined,
  line: Say,
): Line[] {
  const { end } = chain!;
  const seen = record?.chains.find((one) => one.table === game && one.end === end);
  const stated = published?.find((one) => one.table === game && one.end === end);
  const denied = published !== undefined && !stated;
  const otherSalt = stated !== undefined && stated.salt !== clientSeed;
  const before = sent?.chainEnd === end && seen && seen.order < sent.order ? true : undefined;
  const why = published && !record ? ('other_than_operator' as const) : undefined;
  return [
    line('chainCommitted', denied || (sent?.chainEnd != null && sent.chainEnd !== end) ? false : before, why),
    line('salt', otherSalt || (seen && seen.salt !== clientSeed) ? false : before, why),
  ];
}
