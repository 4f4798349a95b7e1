import { canonicalJson, definitionHash } from './fair/canonical.ts';
import type { RoundFile } from './round-file.ts';

/** A receipt that the studio has signed over an answer to a bet or an action, after it was opened (`openReceipt` of record-proof). */
export interface OpenedReceipt {
  /** `unknown_key`: its key is not among the published ones that are at hand. */
  signed: 'signed' | 'not_signed' | 'unknown_key';
  /** The text that was signed, and what it says. */
  text: string;
  body: {
    at: string;
    choices: { actions: readonly string[]; bet?: unknown };
    clientSeed: string;
    commitment: string;
    currency: string;
    game: string;
    nonce: number;
    opened: string;
    outcome: string | null;
    over: boolean;
    player: string;
    refused?: string | undefined;
    round: string;
    rules: string;
    stake: number;
    win: number | null;
  };
}

/** What a proof that a commitment stands in the log came to (`openLogProof` of record-proof). */
export interface LogEvidence {
  entry: {
    commitment: string;
    at: string;
    player?: string | undefined;
    table?: string | undefined;
    /** Of a chain: how many rounds it is for. */
    links?: number | undefined;
  };
  /** The time in the head under which it stands. */
  at: string | null;
  standing: 'included' | 'not_included' | 'unknown_key';
  /** Times in heads that were kept apart from the file and under which the entry stands. */
  heldAt: readonly string[];
  /** Times in kept heads of a log that was too small to hold it yet. */
  missingAt: readonly string[];
  /** Kept heads that cannot be of the same log. */
  contradictedBy: readonly unknown[];
}

/** What signatures of the operator prove of a round; undefined: nothing. */
export interface Signed {
  /** Undefined where there is no receipt, or none of a known key. */
  receipt: boolean | undefined;
  hasReceipts: boolean;
  /** Undefined where no kept head from before the round covers the commitment. */
  log: boolean | undefined;
  hasLog: boolean;
  lacksKeys: boolean;
  /** By a receipt that holds: the seed of the player, the number, and as far as it goes what was chosen and shown. */
  choices: true | undefined;
  seen: true | undefined;
}

type File = Omit<RoundFile, 'format' | 'receipts' | 'log'>;

/**
 * Holds a round against receipts and the log. A receipt binds the operator: two that differ show that he has signed both, and one that
 * differs from the file that the file is not what was answered. `device`: when the device sent the bet, by its clock.
 */
export function readSigned(
  file: File,
  receipts: readonly OpenedReceipt[],
  log: LogEvidence | undefined,
  sentAt?: string | undefined,
): Signed {
  const known = receipts.filter(({ signed }) => signed !== 'unknown_key');
  const signed = known.filter((one) => one.signed === 'signed');
  const holds = signed.every((one) => fits(file, one));
  const receipt = known.length === 0 ? undefined : signed.length === known.length && holds;
  const played = signed.filter(({ body }) => body.refused === undefined);
  const covers = ({ body }: OpenedReceipt) => body.choices.actions.length === file.proof.actions.length;
  const opened = signed.map(({ body }) => body.opened).sort()[0] ?? sentAt;
  const players = new Set(signed.map(({ body }) => body.player));
  return {
    receipt,
    hasReceipts: receipts.length > 0,
    log: log && inLog(file, log, opened, players),
    hasLog: log !== undefined,
    lacksKeys: log?.standing === 'unknown_key' || (receipts.length > 0 && known.length === 0),
    choices: receipt && played.some(covers) ? true : undefined,
    seen: receipt && played.some((one) => covers(one) && one.body.over && one.body.outcome !== null) ? true : undefined,
  };
}

/** Whether a receipt is of this round and says of it what the file says, as far as the round had come. */
function fits({ roundId, currency, staked, win, outcome, proof }: File, { body, text }: OpenedReceipt): boolean {
  const { choices } = body;
  const isOfRound =
    text === canonicalJson(body) &&
    body.round === roundId &&
    body.currency === currency &&
    body.game === proof.game &&
    body.rules === proof.definitionHash &&
    body.commitment === (proof.chain?.end ?? proof.serverSeedHash) &&
    body.clientSeed === proof.clientSeed &&
    body.nonce === proof.nonce &&
    canonicalJson(choices.bet) === canonicalJson(proof.bet);
  // Otherwise a head that was signed after the bet could be called one from before the round.
  if (!isOfRound || body.opened > body.at) return false;
  if (body.refused !== undefined) {
    // The stake of the whole round was refused: there is nothing to check. A further one was, and the round went on or ended without it.
    const nothingPlayed = body.over && body.outcome === null;
    return !nothingPlayed && proof.actions.length + 1 >= choices.actions.length;
  }
  if (choices.actions.some((action, nth) => proof.actions[nth] !== action)) return false;
  if (!body.over) return true;
  const isWhole = choices.actions.length === proof.actions.length && body.stake === staked && body.win === win;
  return isWhole && (body.outcome === null || body.outcome === definitionHash(outcome));
}

/** False: it does not stand there, not before the round, for another player, or under a head that cannot be of the log that was kept. */
function inLog(
  { proof }: File,
  { entry, standing, heldAt, missingAt, contradictedBy }: LogEvidence,
  opened: string | undefined,
  players: ReadonlySet<string>,
): boolean | undefined {
  if (standing === 'unknown_key') return undefined;
  const isOwn = proof.chain ? entry.table === proof.game : entry.table === undefined;
  const isOfPlayer =
    players.size === 0 || entry.player === undefined || (players.size === 1 && players.has(entry.player));
  const commitment = proof.chain?.end ?? proof.serverSeedHash;
  if (standing === 'not_included' || contradictedBy.length > 0) return false;
  const isLongEnough = !proof.chain || entry.links === undefined || proof.chain.link <= entry.links;
  if (entry.commitment !== commitment || !isOwn || !isOfPlayer || !isLongEnough) return false;
  if (opened === undefined) return undefined;
  if (entry.at > opened || missingAt.some((time) => time >= opened)) return false;
  return heldAt.some((time) => time <= opened) ? true : undefined;
}
