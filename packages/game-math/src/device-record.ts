/**
 * What one device saw of the fairness of its player's rounds, in the order in which it saw it: kept by the page, saved by the player. It
 * stands outside everything that the operator can change afterwards, so a round can be held against it.
 */
export interface DeviceRecord {
  format: typeof deviceFormat;
  /** Where the page came from. */
  origin: string;
  /** The next number in the order. */
  next: number;
  commitments: SeenCommitment[];
  chains: SeenChain[];
  rounds: SentRound[];
  /** Signed heads of the log of commitments, as they were when a game was opened; missing in records of the release before. */
  heads?: SeenHead[] | undefined;
  contradictions: SeenContradiction[];
}

export interface SeenHead {
  order: number;
  at: string;
  note: string;
}

export const deviceFormat = 'fairhouse-device/1';

/** `order` counts everything that the device noted, one after the other; `at` is the time by its clock. */
interface Noted {
  order: number;
  at: string;
}

export interface SeenCommitment extends Noted {
  serverSeedHash: string;
  /** The player's seed under it, as far as the device knows. */
  clientSeed: string | null;
  /** The commitment that was shown to come after it. */
  nextServerSeedHash: string | null;
  /** Once it was revealed. */
  serverSeed: string | null;
}

export interface SeenChain extends Noted {
  table: string;
  end: string;
  salt: string;
}

/** Noted before it is sent; what was answered is added. */
export interface SentRound extends Noted {
  game: string;
  definitionHash: string;
  bet: unknown;
  actions: string[];
  /** Under which it was to be played; of a shared round, null. */
  serverSeedHash: string | null;
  clientSeed: string;
  /** Of a shared round: the end of the chain of its table, as it was shown by then; null where another chain had begun since. */
  chainEnd: string | null;
  /** Of a shared round the number of its link, which is known before; of any other null until it was answered. */
  nonce: number | null;
  roundId: string | null;
  /** The code of the refusal, where it was refused. */
  refused: string | null;
  /** Null until the round was shown to its end. */
  staked: number | null;
  win: number | null;
  /** SHA-256 of the outcome as canonical JSON; of a shared round, null. */
  outcomeHash: string | null;
  /** What the studio has signed of it, as it came; undefined in records of the release before receipts. */
  receipts?: unknown[] | undefined;
}

/** What did not fit what the device had seen before. */
export const contradictionCodes = [
  'other_client_seed',
  'number_used_before',
  'other_next_commitment',
  'not_the_next_commitment',
  'seed_not_committed',
  'other_salt',
] as const;
export type ContradictionCode = (typeof contradictionCodes)[number];

export interface SeenContradiction extends Noted {
  code: ContradictionCode;
  before: string;
  now: string;
}
