/** What a bonus was given under. It keeps them, whatever operators set later. Amounts in minor units. */
export interface WageringTerms {
  required: bigint;
  /** Of one bet, at most this counts. */
  mostCounted: bigint;
  /** At most this of the bonus money turns into cash; null: all of it. */
  mostReleased: bigint | null;
  idleMs: number;
  /** When the wagering has to be done, in ms since 1970; null: no such day. */
  deadlineMs: number | null;
  /** Percent of a bet that counts, by the game's category. */
  shares: Readonly<Record<string, number>>;
}

/**
 * The member's money in two heaps, which together are the book's cash and bonus: `own` stays the member's whatever
 * becomes of the bonus, `locked` is the bonus and what was won with it.
 */
export interface Wagering {
  phase: 'running' | 'met' | 'expired';
  own: bigint;
  locked: bigint;
  /** What has turned from locked to own since the wagering was met. */
  released: bigint;
  wagered: bigint;
  lastBetMs: number;
}

/** A line of the member's book. `delta` is what it changed of cash and bonus together. */
export interface BookLine {
  type: string;
  amount: bigint;
  delta: bigint;
  /** The same for all lines of a round. */
  round: string;
  /** Names a bet; of a rollback, the bet it takes back. */
  bet: string;
  /** Of the game; undefined for a game that the casino no longer knows. */
  category: string | undefined;
  atMs: number;
}

/** Why a bet counted as it did. */
export type CountReason = 'whole' | 'mostCounted' | 'category' | 'lastPart' | 'met' | 'expired' | 'rolledBack';

/** A bet as it was split between the heaps, and what of it counted. */
export interface CountedBet {
  round: string;
  own: bigint;
  locked: bigint;
  /** Percent of the category. */
  share: number;
  counted: bigint;
  reason: CountReason;
}

/** The bets that were counted before, by their names, and what was staked on a round, before the bonus too. They are looked at, never changed. */
export interface Counted {
  bet(name: string): CountedBet | undefined;
  stakedOn(round: string): { own: bigint; locked: bigint };
}

export interface Step {
  wagering: Wagering;
  /** The bet that this line made or took back, as it stands now. */
  bet?: CountedBet;
}

/** When the bonus ends for want of bets, or of time. */
export function expiresAtMs({ lastBetMs }: Pick<Wagering, 'lastBetMs'>, terms: WageringTerms): number {
  return Math.min(lastBetMs + terms.idleMs, terms.deadlineMs ?? Number.POSITIVE_INFINITY);
}

/**
 * One line of the book under a bonus. Bets take the member's own money first, so the deposit is played before the
 * bonus; a win goes back to the heaps as its round was staked.
 */
export function step(before: Wagering, terms: WageringTerms, line: BookLine, counted: Counted): Step {
  const isOver = before.phase === 'running' && line.atMs >= expiresAtMs(before, terms);
  const wagering: Wagering = isOver ? { ...before, phase: 'expired' } : before;
  if (line.type === 'GAME_BET') return takeBet(wagering, terms, line);
  if (line.type === 'GAME_WIN') return { wagering: takeWin(wagering, terms, line, counted.stakedOn(line.round)) };
  if (line.type === 'GAME_ROLLBACK') return takeBack(wagering, terms, line, counted.bet(line.bet));
  return { wagering: takeOther(wagering, line.delta) };
}

function takeBet(before: Wagering, terms: WageringTerms, line: BookLine): Step {
  const own = smaller(before.own, line.amount);
  const bet: CountedBet = {
    round: line.round,
    own,
    locked: line.amount - own,
    share: (line.category === undefined ? undefined : terms.shares[line.category]) ?? 0,
    ...countOf(before, terms, line),
  };
  const after: Wagering = {
    ...before,
    own: before.own - own,
    locked: before.locked - bet.locked,
    wagered: before.wagered + bet.counted,
    lastBetMs: before.phase === 'running' ? line.atMs : before.lastBetMs,
  };
  const isMet = after.phase === 'running' && after.wagered >= terms.required;
  return { wagering: isMet ? release({ ...after, phase: 'met' }, terms) : after, bet };
}

/** What of a stake counts, and why: at most the most, of that the share of the category rounded down, and no more than is missing. */
function countOf(
  { phase, wagered }: Wagering,
  terms: WageringTerms,
  { amount, category }: BookLine,
): Pick<CountedBet, 'counted' | 'reason'> {
  if (phase !== 'running') return { counted: 0n, reason: phase };
  const basis = smaller(amount, terms.mostCounted);
  const share = (category === undefined ? undefined : terms.shares[category]) ?? 0;
  const counted = (basis * BigInt(share)) / 100n;
  const missing = terms.required - wagered;
  if (counted > missing) return { counted: missing, reason: 'lastPart' };
  if (basis < amount) return { counted, reason: 'mostCounted' };
  return { counted, reason: share < 100 ? 'category' : 'whole' };
}

function takeWin(
  before: Wagering,
  terms: WageringTerms,
  { amount }: BookLine,
  staked: { own: bigint; locked: bigint },
): Wagering {
  const all = staked.own + staked.locked;
  // A round that was staked before the bonus began is the member's own.
  const locked = all === 0n ? 0n : (amount * staked.locked) / all;
  const after = { ...before, own: before.own + amount - locked, locked: before.locked + locked };
  return after.phase === 'met' ? release(after, terms) : after;
}

/** A bet that is taken back counts no more, unless the wagering is over: what was met stays met. */
function takeBack(before: Wagering, terms: WageringTerms, line: BookLine, bet: CountedBet | undefined): Step {
  if (!bet || bet.reason === 'rolledBack') return { wagering: takeOther(before, line.delta) };
  const isRunning = before.phase === 'running';
  const after: Wagering = {
    ...before,
    own: before.own + bet.own,
    locked: before.locked + bet.locked,
    wagered: isRunning ? before.wagered - bet.counted : before.wagered,
  };
  return {
    wagering: after.phase === 'met' ? release(after, terms) : after,
    bet: { ...bet, own: 0n, locked: 0n, counted: isRunning ? 0n : bet.counted, reason: 'rolledBack' },
  };
}

/** Deposits, rewards, fees and corrections are the member's own; only what own money cannot bear falls on the bonus. */
function takeOther(before: Wagering, delta: bigint): Wagering {
  const own = before.own + delta;
  return own >= 0n ? { ...before, own } : { ...before, own: 0n, locked: before.locked + own };
}

/** Bonus money becomes the member's own, up to the most; what is above it stays locked and is forfeited. */
function release(before: Wagering, { mostReleased }: WageringTerms): Wagering {
  const room = mostReleased === null ? before.locked : mostReleased - before.released;
  const now = smaller(before.locked, room > 0n ? room : 0n);
  return {
    ...before,
    own: before.own + now,
    locked: before.locked - now,
    released: before.released + now,
  };
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
