import {
  type ContradictionCode,
  cashOutAt,
  type DeviceRecord,
  definitionHash,
  deviceFormat,
  type SeenCommitment,
  type SentRound,
  sha256Hex,
} from '@fairhouse/game-math';
import type { OwnBet, Rotated, Round, SeedInUse, SignedReceipt } from './wire.ts';

/** Where the record lies between visits; a browser may keep nothing for a page in a frame. */
export interface RecordPlace {
  read(): string | null;
  write(text: string): void;
}

/** The oldest goes first. */
const most = { commitments: 200, chains: 100, rounds: 300, heads: 50, contradictions: 50 } as const;

type NewRound = Pick<
  SentRound,
  'game' | 'definitionHash' | 'bet' | 'serverSeedHash' | 'clientSeed' | 'chainEnd' | 'nonce'
>;

/**
 * Notes what this device is shown, before it plays and after, and holds everything new against it. The record is read for every note, since
 * other windows of the same browser write it as well.
 */
export class DeviceRecorder {
  /** What was written, where the browser keeps nothing. */
  private kept: string | null = null;
  /** What `kept` is the text of. */
  private parsed: DeviceRecord | null = null;

  constructor(
    private readonly origin: string,
    private readonly place: RecordPlace,
    private readonly onContradiction: (code: ContradictionCode) => void,
    private readonly now: () => Date = () => new Date(),
  ) {}

  get record(): DeviceRecord {
    const text = this.place.read() ?? this.kept;
    // A record of hundreds of rounds is parsed only after another window has written it.
    if (this.parsed && text === this.kept) return this.parsed;
    return readRecord(text) ?? emptyRecord(this.origin);
  }

  /** Seeds in use, and what is to follow them. */
  seedShown(seed: SeedInUse): void {
    this.note((notes) => notes.seedShown(seed));
  }

  chainShown(table: string, { end, salt }: { end: string; salt: string }): void {
    this.note(({ record, stamp, contradict }) => {
      const known = record.chains.find((one) => one.table === table && one.end === end);
      if (!known) record.chains.push({ ...stamp(), table, end, salt });
      else if (known.salt !== salt) contradict('other_salt', known.salt, salt);
    });
  }

  /** A signed head of the log, before anything is played: a commitment that was made later cannot be under it. */
  headShown(note: string): void {
    this.note(({ record, stamp }) => {
      record.heads ??= [];
      if (record.heads.at(-1)?.note !== note) record.heads.push({ ...stamp(), note });
    });
  }

  /** Before a bet is sent; the answer is noted under what this gives. */
  roundSent(round: NewRound): number {
    let order = 0;
    this.note(({ record, stamp }) => {
      const noted = stamp();
      order = noted.order;
      const unanswered = { roundId: null, refused: null, staked: null, win: null, outcomeHash: null };
      record.rounds.push({ ...noted, ...round, actions: [], ...unanswered });
    });
    return order;
  }

  /** A stake that was not taken keeps its number, which the receipt names. */
  roundRefused(order: number, code: string, receipt?: SignedReceipt): void {
    this.note(({ record }) => {
      const sent = record.rounds.find((round) => round.order === order);
      if (!sent) return;
      sent.refused = code;
      keep(sent, receipt);
    });
  }

  /** The answer to a bet in a round of one's own; `actions`: what was decided before it, of which the round has taken the first ones. */
  roundAnswered(order: number, round: Round, actions: readonly string[] = []): void {
    this.note(({ record, contradict }) => {
      const sent = record.rounds.find((one) => one.order === order);
      if (!sent) return;
      const beside = record.rounds.find(
        ({ serverSeedHash, nonce, roundId }) =>
          roundId !== null &&
          roundId !== round.roundId &&
          serverSeedHash === sent.serverSeedHash &&
          nonce === round.nonce,
      );
      if (beside) contradict('number_used_before', `${beside.roundId}`, `${round.roundId}`);
      sent.roundId = round.roundId;
      sent.nonce = round.nonce;
      sent.actions = actions.slice(0, round.step);
      keep(sent, round.receipt);
      const commitment = record.commitments.find(({ serverSeedHash }) => serverSeedHash === sent.serverSeedHash);
      if (commitment) commitment.clientSeed = sent.clientSeed;
      end(sent, round);
    });
  }

  /** An action of the player's, and what it led to. */
  acted(action: string, round: Round): void {
    this.note(({ record }) => {
      const sent = record.rounds.find(({ roundId }) => roundId === round.roundId);
      if (!sent) return;
      sent.actions.push(writtenAs(action, round));
      keep(sent, round.receipt);
      end(sent, round);
    });
  }

  /** A bet in a shared round that was taken, and what it came to in the end. */
  noteBet(bet: Pick<OwnBet, 'betId' | 'stake' | 'out' | 'win'>, order?: number, receipt?: SignedReceipt): void {
    this.note(({ record }) => {
      const sent = record.rounds.find((one) => (order === undefined ? one.roundId === bet.betId : one.order === order));
      if (!sent) return;
      sent.roundId = bet.betId;
      keep(sent, receipt);
      // As the engine of the curve names it.
      if (bet.out !== null) sent.actions = [`out:${bet.out}`];
      if (bet.win === null) return;
      sent.staked = bet.stake;
      sent.win = bet.win;
    });
  }

  /** `before`: the seeds that were in use; `clientSeed`: the player's for the next commitment. */
  rotated(before: SeedInUse, clientSeed: string, { revealed, seed }: Rotated): void {
    this.note((notes) => {
      const { contradict } = notes;
      if (seed.serverSeedHash !== before.nextServerSeedHash)
        contradict('not_the_next_commitment', before.nextServerSeedHash, seed.serverSeedHash);
      if (seed.clientSeed !== clientSeed) contradict('other_client_seed', clientSeed, `${seed.clientSeed}`);
      if (revealed) {
        const hash = sha256Hex(revealed.serverSeed);
        if (hash !== before.serverSeedHash) contradict('seed_not_committed', before.serverSeedHash, hash);
        else notes.commitment(hash).serverSeed = revealed.serverSeed;
        const own = notes.fixedSeed(before.serverSeedHash);
        if (own !== undefined && revealed.clientSeed !== own)
          contradict('other_client_seed', own, `${revealed.clientSeed}`);
      }
      notes.seedShown(seed);
    });
  }

  /** The record as a file of the player's. */
  file(): { name: string; text: string } {
    const { record } = this;
    return {
      name: `fairhouse-device-${this.now().toISOString().slice(0, 10)}.json`,
      text: `${JSON.stringify(record, null, 1)}\n`,
    };
  }

  private note(change: (notes: Notes) => void): void {
    const { record } = this;
    const stamp = () => ({ order: record.next++, at: this.now().toISOString() });
    const shown: ContradictionCode[] = [];
    const contradict = (code: ContradictionCode, before: string, now: string) => {
      // Told once, however often the page meets it.
      if (record.contradictions.some((one) => one.code === code && one.before === before && one.now === now)) return;
      record.contradictions.push({ ...stamp(), code, before, now });
      shown.push(code);
    };
    change(notesIn(record, stamp, contradict));
    for (const list of Object.keys(most) as (keyof typeof most)[]) {
      const rows: unknown[] = record[list] ?? [];
      rows.splice(0, rows.length - most[list]);
    }
    const text = JSON.stringify(record);
    this.kept = text;
    this.parsed = record;
    this.place.write(text);
    for (const code of shown) this.onContradiction(code);
  }
}

interface Notes {
  record: DeviceRecord;
  stamp: () => { order: number; at: string };
  contradict: (code: ContradictionCode, before: string, now: string) => void;
  commitment: (serverSeedHash: string) => SeenCommitment;
  /** The player's seed under which this device has played a round of the commitment. */
  fixedSeed: (serverSeedHash: string) => string | undefined;
  seedShown: (seed: SeedInUse) => void;
}

function notesIn(record: DeviceRecord, stamp: Notes['stamp'], contradict: Notes['contradict']): Notes {
  const commitment = (serverSeedHash: string): SeenCommitment => {
    const known = record.commitments.find((one) => one.serverSeedHash === serverSeedHash);
    if (known) return known;
    const fresh = { ...stamp(), serverSeedHash, clientSeed: null, nextServerSeedHash: null, serverSeed: null };
    record.commitments.push(fresh);
    return fresh;
  };
  const fixedSeed = (serverSeedHash: string) =>
    record.rounds.find((one) => one.serverSeedHash === serverSeedHash && one.roundId !== null)?.clientSeed;
  return {
    record,
    stamp,
    contradict,
    commitment,
    fixedSeed,
    seedShown({ serverSeedHash, clientSeed, nextNonce, nextServerSeedHash }) {
      const inUse = commitment(serverSeedHash);
      // Until a round is played under it, the player may replace his seed, in another window as well.
      const own = nextNonce > 0 ? fixedSeed(serverSeedHash) : undefined;
      if (own !== undefined && own !== clientSeed) contradict('other_client_seed', own, `${clientSeed}`);
      if (inUse.nextServerSeedHash !== null && inUse.nextServerSeedHash !== nextServerSeedHash)
        contradict('other_next_commitment', inUse.nextServerSeedHash, nextServerSeedHash);
      inUse.clientSeed = clientSeed;
      inUse.nextServerSeedHash ??= nextServerSeedHash;
      commitment(nextServerSeedHash);
    },
  };
}

/** Where the clock decides an action, its outcome has the recorded one. */
function writtenAs(action: string, { outcome }: Round): string {
  if (outcome?.kind !== 'threshold' || outcome.out === undefined) return action;
  return outcome.out === null ? 'end' : cashOutAt(outcome.out);
}

/** What the round came to, once nothing of it is left to play. */
function end(sent: SentRound, round: Round): void {
  if (round.state === 'PLAYING') return;
  sent.staked = round.stake;
  sent.win = round.win;
  sent.outcomeHash = definitionHash(round.outcome);
}

/** The newest says all that the ones before it said of the round, and more. */
function keep(sent: SentRound, receipt: SignedReceipt | undefined): void {
  if (receipt) sent.receipts = [receipt];
}

const emptyRecord = (origin: string): DeviceRecord => ({
  format: deviceFormat,
  origin,
  next: 1,
  commitments: [],
  chains: [],
  rounds: [],
  contradictions: [],
});

/** Undefined of what another version wrote, or nobody. */
function readRecord(text: string | null): DeviceRecord | undefined {
  if (text === null) return undefined;
  try {
    const read = JSON.parse(text) as Partial<DeviceRecord> | null;
    const lists = [read?.commitments, read?.chains, read?.rounds, read?.contradictions];
    const isRecord = read?.format === deviceFormat && Number.isInteger(read.next) && lists.every(Array.isArray);
    return isRecord ? (read as DeviceRecord) : undefined;
  } catch {
    return undefined;
  }
}

const key = 'fairness seen';

/** The browser's own store of this origin. */
export const browserPlace: RecordPlace = {
  read() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Kept for as long as the page is open; the player can save it as a file.
    }
  },
};
