import { createHmac } from 'node:crypto';
import { type DrawBelow, fairStream, type Game, type Progress, type TimedRounds, withPot } from '@fairhouse/game-math';
import { playableByRules } from '@fairhouse/games';
import { amountOf } from '@fairhouse/money';
import { lru } from 'tiny-lru';
import { writeWithPot } from './pot.store.ts';
import type { FinishedRound } from './round.commits.ts';
import { isOver, type RoundState } from './round.states.ts';
import {
  type RoundRow,
  readAgeMs,
  readRound,
  writeApplied,
  writeCancelling,
  writeClosed,
  writeDenied,
  writeDropped,
  writeHeld,
  writeTried,
} from './round.store.ts';
import type { Studio } from './studio.ts';
import type { WalletAccount, WalletPort, WalletResult } from './wallet-port.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();

/** What the numbers of the rounds played last were made of: an action plays its round from the start, and a shoe takes fifty of them. */
const blocksOfRounds = lru<Map<string, Uint8Array>>(1_000);

export interface Advanced {
  round: RoundRow;
  /** The wallet did not answer: recovery continues with it. */
  pending: boolean;
}

/**
 * Drives a round as far as it goes without its player: asks for the stake, fixes the outcome, tells the wallet. Every
 * step is safe to repeat, by this call, a second one at the same time or recovery after a crash: instructions carry
 * their transaction id, and a state is left only once.
 * `fresh`: nobody can have asked the wallet for this stake before, so a refusal by session is final.
 */
export async function advanceRound(studio: Studio, round: RoundKey, fresh: boolean): Promise<Advanced> {
  return advanceFrom(studio, await mustRead(studio, round), fresh);
}

/** The same for a round that was read already, or just begun. */
export async function advanceFrom(studio: Studio, from: RoundRow, fresh: boolean): Promise<Advanced> {
  let asked = 0;
  let round = from;
  while (!isOver(round.state) && round.state !== 'PLAYING') {
    const stepped = await stepOnce(studio, round, fresh && asked === 0);
    if (stepped === 'unanswered') {
      asked++;
      // A lost packet should not cost the player his round: one more try at once, then recovery takes over.
      if (asked === 2 || round.state !== 'BETTING') return { round: await mustRead(studio, round), pending: true };
    }
    round = typeof stepped === 'object' ? stepped : await mustRead(studio, round);
  }
  return { round, pending: false };
}

/** A round is asked for with its player, in whose part it lies. */
export type RoundKey = Pick<RoundRow, 'id' | 'playerId'>;

async function mustRead(studio: Studio, { id, playerId }: RoundKey): Promise<RoundRow> {
  const round = await readRound(studio.db, id, playerId);
  if (!round) throw new Error(`round ${id} is gone`);
  return round;
}

/** The round as this step wrote it; `moved` when it has to be read again; `unanswered` when it is where it was. */
type Stepped = RoundRow | 'moved' | 'unanswered';

async function stepOnce(studio: Studio, round: RoundRow, fresh: boolean): Promise<Stepped> {
  if (round.state === 'BETTING') {
    const first = firstProgress(round);
    return first && isWhole(first) ? playOut(studio, round, first, fresh) : takeStake(studio, round, fresh, first);
  }
  if (round.state === 'SETTLING') return tellOutcome(studio, round);
  return takeBack(studio, round);
}

/** Where a round stands with its first stake; undefined of a later one, and where none is taken. */
function firstProgress(round: RoundRow): Progress | undefined {
  return round.attempt > 0 || round.cost === 0n ? undefined : playRound(round, []);
}

/**
 * Whether the round is over with its first stake. Then stake and win are one instruction to the wallet. What a round that takes
 * a pot wins is not known before its stake is accepted.
 */
const isWhole = (first: Progress): boolean => first.done && !first.pot;

async function playOut(studio: Studio, round: RoundRow, whole: Progress, fresh: boolean): Promise<Stepped> {
  const asked = await askToPlay(studio, round, whole);
  if (asked.ended) return asked.ended;
  const { result } = asked;
  // What a release before this one has staked is under the same id, and is no play: it continues as it began.
  if (result.status === 'refused' && result.reason === 'not_accepted' && !fresh) return takeStake(studio, round, fresh);
  return stakeNotTaken(studio, round, fresh, result);
}

type NotTaken = Exclude<WalletResult, { status: 'ok' }>;

/** Plays the whole round at the wallet. `ended`: how it was written down; `result`: why it was not. */
async function askToPlay(
  studio: Studio,
  round: RoundRow,
  { staked, win, outcome }: Progress,
): Promise<{ ended: Stepped } | { ended: undefined; result: NotTaken }> {
  const played = { staked: BigInt(staked), win: BigInt(win), outcome };
  const result = await walletOf(studio, round).play({
    account: accountOf(round),
    roundId: round.id,
    transactionId: betId(round),
    amount: amountOf(round.currency, round.cost),
    freeRounds: round.freeRounds ?? undefined,
    winTransactionId: winId(round),
    winAmount: amountOf(round.currency, played.win),
  });
  if (result.status === 'unknown') return { ended: undefined, result };
  if (result.status === 'refused' && result.reason !== 'win_refused') return { ended: undefined, result };
  const after = ({ ok: 'CLOSED', held: 'HELD', refused: 'DENIED' } as const)[result.status];
  const balance = result.balance?.minor;
  const askAfterMs = after === 'HELD' ? backOffMs(0) : undefined;
  const written = studio.commits.finish({ round, after, ...played, balance, askAfterMs });
  const finished = round.before
    ? optimisticResult(studio, round.before, after, ownShare(round, played), written)
    : await written;
  if (!finished) return { ended: 'moved' };
  const { closedAt, ...totals } = finished;
  const reported = { balance: balance ?? round.balance, closedAt, changedAt: closedAt, totals };
  return { ended: { ...round, ...played, ...reported, state: after, stepState: 'APPLIED' } };
}

/**
 * How a round stands that was begun or gone on with just now, before that is written: it is decided, the wallet has answered, and its
 * player need not wait. Should the write be lost, the intent or the action is there, and recovery leads it to the same
 * (docs/decisions/010-rounds-are-replayed-after-a-crash.md).
 */
function optimisticResult(
  studio: Studio,
  before: { staked: bigint; won: bigint },
  after: RoundState,
  { staked, win }: { staked: bigint; win: bigint },
  written: Promise<unknown>,
): FinishedRound {
  written.catch((err) => studio.log.warn({ err }, 'a change of a round was not written; recovery will write it'));
  const won = after === 'CLOSED' ? win : 0n;
  return { closedAt: new Date(), staked: before.staked + staked, won: before.won + won };
}

/** The part of a round that is the player's money: none of a free round, which leaves the sums of its session as they are. */
function ownShare({ freeRounds }: RoundRow, share: { staked: bigint; win: bigint }): { staked: bigint; win: bigint } {
  return freeRounds ? { staked: 0n, win: 0n } : share;
}

async function takeStake(studio: Studio, round: RoundRow, fresh: boolean, first?: Progress): Promise<Stepped> {
  const result: WalletResult =
    round.cost === 0n
      ? { status: 'ok', balance: undefined }
      : await walletOf(studio, round).bet({
          account: accountOf(round),
          roundId: round.id,
          transactionId: betId(round),
          amount: amountOf(round.currency, round.cost),
          freeRounds: round.freeRounds ?? undefined,
        });
  if (result.status === 'ok') {
    const actions = round.action === null ? round.actions : [...round.actions, round.action];
    const progress = first ?? playRound(round, actions);
    if (progress.pot) return takePot(studio, round, actions, progress, result.balance?.minor);
    const after = {
      state: progress.done ? ('SETTLING' as const) : ('PLAYING' as const),
      staked: BigInt(progress.staked),
      win: BigInt(progress.win),
      outcome: progress.outcome,
    };
    const balance = result.balance?.minor;
    const { before } = round;
    let totals: RoundRow['totals'];
    const timed = after.state === 'PLAYING' ? timedOf(round) : undefined;
    let changedAt = new Date();
    if (before && after.state === 'PLAYING' && !timed) {
      const dealt = { round, ...after, after: after.state, balance, askAfterMs: undefined };
      totals = optimisticResult(studio, before, after.state, ownShare(round, after), studio.commits.deal(dealt));
    } else {
      const { leaseMs } = studio.times;
      // One that runs by the clock is over by itself: should no page ask for its end, recovery does.
      const workAfterMs = after.state === 'SETTLING' ? leaseMs : timed ? timed.endsAfterMs + leaseMs : null;
      const written = await writeApplied(studio.db, round, { ...after, balance, workAfterMs });
      if (!written) return 'moved';
      changedAt = written;
    }
    const stepped: RoundRow = {
      ...round,
      ...after,
      actions,
      balance: balance ?? round.balance,
      stepState: 'APPLIED',
      changedAt,
      ...(totals && { totals: { staked: totals.staked, won: totals.won } }),
    };
    if (stepped.state === 'PLAYING') studio.openRounds.keep({ round: stepped, next: progress.next });
    return stepped;
  }
  return stakeNotTaken(studio, round, fresh, result);
}

/** The pot is taken by the very statement that fixes the round, so that a crash leaves both undone or both done. */
async function takePot(
  studio: Studio,
  round: RoundRow,
  actions: string[],
  progress: Progress,
  balance: bigint | undefined,
): Promise<Stepped> {
  const { staked, win, outcome } = progress;
  const after = { staked: BigInt(staked), win: BigInt(win), outcome, balance, leaseMs: studio.times.leaseMs };
  const amount = await writeWithPot(studio.db, round, { ...after, pot: progress.pot!.code });
  if (amount === undefined) return 'moved';
  const end = withPot(progress, Number(amount));
  return {
    ...round,
    state: 'SETTLING',
    staked: after.staked,
    win: BigInt(end.win),
    outcome: end.outcome,
    actions,
    balance: balance ?? round.balance,
    stepState: 'APPLIED',
    changedAt: new Date(),
  };
}

async function stakeNotTaken(studio: Studio, round: RoundRow, fresh: boolean, result: NotTaken): Promise<Stepped> {
  // No stake is held: a wallet that says so has not settled it.
  if (result.status === 'unknown' || result.status === 'held') return retryStake(studio, round);
  // The session may have ended after the wallet had carried the stake out: only a rollback makes that certain.
  if (result.reason === 'session_ended' && !fresh) {
    await writeCancelling(studio.db, round);
    return 'moved';
  }
  const gone = result.reason === 'already_rolled_back';
  await writeDropped(studio.db, round, {
    state: round.attempt > 0 ? 'PLAYING' : gone ? 'VOID' : 'REFUSED',
    step: gone ? 'CANCELLED' : 'REFUSED',
    refusal: result.reason,
    balance: result.balance?.minor,
  });
  return 'moved';
}

async function retryStake(studio: Studio, round: RoundRow): Promise<Stepped> {
  if ((await readAgeMs(studio.db, round)) > studio.times.betTimeoutMs) {
    await writeCancelling(studio.db, round);
    return 'moved';
  }
  await writeTried(studio.db, round, backOffMs(round.tries));
  return 'unanswered';
}

async function tellOutcome(studio: Studio, round: RoundRow): Promise<Stepped> {
  const result =
    round.win === 0n
      ? await walletOf(studio, round).endRound(accountOf(round), round.id)
      : await askForWin(studio, round);
  if (result.status === 'ok' && round.totals) {
    // This process has just written the last action: the player need not wait until the end is written.
    const balance = result.balance?.minor;
    const end = { staked: undefined, win: round.win, outcome: undefined };
    const written = studio.commits.finish({ round, after: 'CLOSED', ...end, balance, askAfterMs: undefined });
    const { closedAt, ...totals } = optimisticResult(
      studio,
      round.totals,
      'CLOSED',
      ownShare(round, { staked: 0n, win: round.win }),
      written,
    );
    return { ...round, state: 'CLOSED', closedAt, changedAt: closedAt, totals, balance: balance ?? round.balance };
  }
  if (result.status === 'ok') {
    const balance = result.balance?.minor;
    const closedAt = await writeClosed(studio.db, round, balance);
    return closedAt ? { ...round, state: 'CLOSED', closedAt, balance: balance ?? round.balance } : 'moved';
  }
  if (result.status === 'held') {
    await writeHeld(studio.db, round, result.balance?.minor, backOffMs(0));
    return 'moved';
  }
  if (result.status === 'refused' && result.reason === 'win_refused') {
    await writeDenied(studio.db, round, result.balance?.minor);
    return 'moved';
  }
  await retrySettling(studio, round, result);
  return 'unanswered';
}

function askForWin(studio: Studio, round: RoundRow): Promise<WalletResult> {
  return walletOf(studio, round).win({
    account: accountOf(round),
    roundId: round.id,
    transactionId: winId(round),
    referenceTransactionId: `${round.id}:b0`,
    amount: amountOf(round.currency, round.win),
  });
}

/** Asks the wallet what became of a win that it looks at: the same win again, under the same id, for as long as it takes. */
export async function askAboutHeld(studio: Studio, held: RoundKey): Promise<void> {
  const round = await mustRead(studio, held);
  if (round.state !== 'HELD') return;
  const result = await askForWin(studio, round);
  if (result.status === 'ok') await writeClosed(studio.db, round, result.balance?.minor);
  else if (result.status === 'refused' && result.reason === 'win_refused')
    await writeDenied(studio.db, round, result.balance?.minor);
  else await writeTried(studio.db, round, backOffMs(round.tries));
}

async function takeBack(studio: Studio, round: RoundRow): Promise<Stepped> {
  const first = round.attempt === 0;
  const result = await walletOf(studio, round).rollback({
    account: accountOf(round),
    roundId: round.id,
    transactionId: `${round.id}:r${round.attempt}`,
    referenceTransactionId: betId(round),
    roundClosed: first,
  });
  if (result.status === 'ok') {
    await writeDropped(studio.db, round, {
      state: first ? 'VOID' : 'PLAYING',
      step: 'CANCELLED',
      refusal: 'taken_back',
      balance: result.balance?.minor,
    });
    return 'moved';
  }
  // A play that has won cannot be taken back: then it was carried out, and the wallet says so.
  const whole = result.status === 'refused' && result.reason === 'not_accepted' ? firstProgress(round) : undefined;
  if (whole && isWhole(whole)) {
    const { ended } = await askToPlay(studio, round, whole);
    if (ended) return ended;
  }
  await retrySettling(studio, round, result);
  return 'unanswered';
}

/** Wins and rollbacks are owed: they are repeated for a day, and then an operator is told. */
async function retrySettling(studio: Studio, round: RoundRow, result: WalletResult): Promise<void> {
  const giveUp = (await readAgeMs(studio.db, round)) > studio.times.settleForMs;
  const fields = { roundId: round.id, state: round.state, tries: round.tries + 1, result: result.status };
  if (giveUp) studio.log.error(fields, 'the wallet never accepted the settlement of a round; staff must settle it');
  else if (result.status === 'refused') studio.log.warn(fields, 'the wallet refuses what a round owes; trying again');
  await writeTried(studio.db, round, giveUp ? null : backOffMs(round.tries));
}

/** 1 s, doubled with every try, at most 5 minutes. */
export function backOffMs(tries: number): number {
  return Math.min(300_000, 1_000 * 2 ** Math.min(tries, 9));
}

/** Plays the round from its seeds: the same bet and actions always lead to the same place. */
export function playRound(round: RoundRow, actions: readonly string[]): Progress {
  const { blocks, below } = numbersOf(round);
  const progress = gameOfRound(round).play(round.bet, actions, below);
  if (progress.done) blocksOfRounds.delete(round.id);
  else blocksOfRounds.set(round.id, blocks);
  return progress;
}

/** The numbers of a round from the first on, and the blocks that they are made of. */
function numbersOf(round: RoundRow): { blocks: Map<string, Uint8Array>; below: DrawBelow } {
  const blocks = blocksOfRounds.get(round.id) ?? new Map<string, Uint8Array>();
  const remembering = (key: string, message: string) => {
    const known = blocks.get(message);
    if (known) return known;
    const block = hmac(key, message);
    blocks.set(message, block);
    return block;
  };
  return { blocks, below: fairStream(round, remembering) };
}

/**
 * Of a round that runs by the clock: what the clock decides in it, and how long after it began to wait for its player it is over by itself.
 * Undefined of any other.
 */
export function timedOf(round: RoundRow): { timed: TimedRounds; endsAfterMs: number } | undefined {
  const { timed } = gameOfRound(round);
  if (!timed?.isTimed(round.bet)) return undefined;
  return { timed, endsAfterMs: timed.endsAfterMs(round.bet, numbersOf(round).below) };
}

/** A round ends by the rules it was begun by, or not at all. */
export function gameOfRound({ gameCode, definitionHash }: Pick<RoundRow, 'gameCode' | 'definitionHash'>): Game {
  const game = playableByRules(gameCode, definitionHash);
  if (!game) throw new Error(`the rules ${definitionHash} of ${gameCode} are not in this casino`);
  return game;
}

function betId(round: RoundRow): string {
  return `${round.id}:b${round.attempt}`;
}

function winId(round: RoundRow): string {
  return `${round.id}:w`;
}

export function walletOf(studio: Studio, player: { walletUser: string | null }): WalletPort {
  return player.walletUser === null ? studio.funWallet : studio.wallet;
}

function accountOf(round: RoundRow): WalletAccount {
  return {
    playerId: round.playerId,
    sessionId: round.sessionId,
    user: round.walletUser ?? '',
    token: round.walletToken ?? '',
    gameCode: round.gameCode,
    currency: round.currency,
  };
}
