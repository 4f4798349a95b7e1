import type { RoundCall } from '@fairhouse/contract/play';
import type { ContradictionCode } from '@fairhouse/game-math';
import { CasinoPage } from '../page/casino-page.ts';
import type { GameData } from '../page/game-data.ts';
import { Store } from '../page/store.ts';
import { textOf } from '../page/text-of.ts';
import { chipTextIn } from '../stake/chip-text.ts';
import { type Money, moneyIn, multiplesOf } from '../stake/money.ts';
import { rememberStake } from '../stake/remembered-stake.ts';
import { refusalText, type Texts, textsOf } from '../texts/index.ts';
import { changeSound } from '../win/sound-settings.ts';
import { limitCelebrations } from '../win/win-tier.ts';
import { browserPlace, DeviceRecorder } from './device-recorder.ts';
import { randomClientSeed } from './random-seed.ts';
import type { Waiting } from './repeat-call.ts';
import type { Replay } from './replay.ts';
import { SessionPace } from './session-pace.ts';
import type { StudioCalls } from './studio-calls.ts';
import { Visit } from './visit.ts';
import type {
  Answer,
  LiveRound,
  Opened,
  OwnBet,
  Refusal,
  Rotated,
  Round,
  SeedInUse,
  SeedToPlay,
  SignedReceipt,
} from './wire.ts';

export interface PlaySessionState {
  /** What the player sees now; a win counts from the moment it was shown. Minor units. */
  balance: number;
  staked: number;
  won: number;
  seed: SeedInUse;
  /** The player's seed that this device made: it goes with the first round of a commitment unless he chooses another before. */
  proposedSeed: string;
  /** What is shown now does not fit what this device saw before. */
  contradiction: ContradictionCode | null;
  waiting: Waiting | null;
  refusal: Refusal | null;
  /** Set when nothing more can be played in this session. */
  ended: 'SESSION_EXPIRED' | 'PLAYER_BLOCKED' | null;
  /** The last thing said to a screen reader. */
  spoken: string;
  /** A round is being played or shown: seeds and balance are left alone. */
  busy: boolean;
  muted: boolean;
  /** Free rounds of the player in this game; null where there are none. */
  free: FreeRoundsShown | null;
  /** What lies in the shared pot, as the casino last told it; null where the game has none. */
  pot: number | null;
}

/** Free rounds as they stand with the rounds that were seen. */
export interface FreeRoundsShown extends Omit<NonNullable<Opened['freeRounds']>, 'left' | 'stakes'> {
  left: number;
  /** Rounds are played by them. Otherwise the player plays with money, and they wait. */
  uses: boolean;
}

/** The player's session in this page: its balance, its totals, what was refused, and every call that plays. */
export class PlaySession {
  readonly state: Store<PlaySessionState>;
  readonly texts: Texts;
  readonly money: Money;
  /** The same in the few signs that fit on a chip. */
  readonly chipText: Money;
  readonly casino: CasinoPage;
  /** What this device sees of the fairness of its rounds; none in a replay, where nothing is played. */
  readonly device: DeviceRecorder | null;
  /** How fast it may be played, and what is allowed where the player is. */
  readonly pace: SessionPace;
  /** The rounds of this visit, as they were shown. */
  readonly visit = new Visit();
  private readonly startedMs: number;
  /** What rounds paid whose result is not on the table yet, by round. Several may be on their way there. */
  private readonly unseen = new Map<string, number>();

  constructor(
    readonly opened: Opened,
    readonly calls: StudioCalls,
    /** The game as its folder has it. */
    readonly data: GameData,
    serverTime: number,
    muted: boolean,
    /** Set where a recorded round is shown and nobody plays. */
    readonly replay: Replay | null = null,
  ) {
    this.startedMs = performance.now() - Math.max(0, serverTime - Date.parse(opened.session.startedAt));
    this.pace = new SessionPace(opened);
    this.texts = textsOf(opened.language);
    const multiples = replay?.inMultiples ? multiplesOf(replay.end.stake) : undefined;
    this.money = multiples ?? moneyIn(opened.currency, this.texts.locale);
    this.chipText = multiples ?? chipTextIn(opened.currency, this.texts.locale);
    this.casino = new CasinoPage(opened.casinoOrigin);
    const { balance, session, seed } = opened;
    this.state = new Store<PlaySessionState>({
      balance,
      staked: session.staked,
      won: session.won,
      seed,
      proposedSeed: randomClientSeed(),
      contradiction: null,
      waiting: null,
      refusal: null,
      ended: null,
      spoken: '',
      busy: false,
      muted,
      free: opened.freeRounds ? { ...opened.freeRounds, uses: opened.usesFreeRounds ?? false } : null,
      pot: opened.pot,
    });
    this.device = replay
      ? null
      : new DeviceRecorder(globalThis.location?.origin ?? '', browserPlace, (contradiction) =>
          this.state.set({ contradiction }),
        );
    calls.onWaiting = (waiting) => this.state.set({ waiting });
  }

  enter(): void {
    limitCelebrations(this.pace.celebrations);
    this.casino.listen({
      'balance-changed': () => void this.refreshBalance(),
      mute: (muted) => this.mute(muted),
    });
    this.casino.tell({ type: 'ready' });
    this.tellBalance();
    const { game, live, seed } = this.opened;
    if (!live) this.device?.seedShown(seed);
    else if (live.chain) this.device?.chainShown(game.code, live.chain);
    if (this.device) void this.keepHead(this.device);
  }

  mute(muted: boolean): void {
    changeSound({ muted });
    this.state.set({ muted });
  }

  get elapsedMs(): number {
    return performance.now() - this.startedMs;
  }

  say(spoken: string): void {
    this.state.set({ spoken });
  }

  /** What a round gave, in a sentence: a win, what came back of the stake, or nothing. */
  returned({ win, stake }: Pick<Round, 'win' | 'stake'>): string {
    if (win > stake) return this.texts.youWon(this.money(win));
    return win > 0 ? this.gotBack(win, stake) : this.texts.noWin;
  }

  /** What came back and is no win: the stake itself, neither won nor lost, or a part of it. */
  gotBack(win: number, stake: number): string {
    return win === stake ? this.texts.stakeBack(this.money(win)) : this.texts.youGotBack(this.money(win));
  }

  /**
   * Plays, repeating after lost answers. A round that the server says is open instead of the one asked for comes
   * back as that round, to be gone on with. Undefined when it was refused; the player has been told.
   */
  async play(call: RoundCall, body: object): Promise<Round | undefined> {
    this.state.set({ refusal: null });
    const starts = call === 'start' && !this.replay;
    const { free } = this.state.get();
    // What was begun with free rounds never continues with money by itself.
    if (starts && free?.uses && free.left === 0) {
      this.refuse({ code: 'FREE_ROUNDS_OVER', message: this.texts.freeRounds.over });
      return undefined;
    }
    const paidBy = starts && free?.uses ? { freeRounds: free.id } : {};
    const seed = this.seedToPlay();
    const { bet, action, actions } = body as { bet?: unknown; action?: string; actions?: readonly string[] };
    const { code: game, definitionHash } = this.opened.game;
    const order = starts
      ? this.device?.roundSent({ game, definitionHash, bet, ...seed, chainEnd: null, nonce: null })
      : undefined;
    const answer = await this.calls.play(call, starts ? { ...body, ...this.pace.startedBy, ...paidBy, seed } : body);
    if (answer.ok) {
      if (starts) {
        this.pace.counted();
        if (free?.uses) this.countFreeRound(free.id, answer.data);
        else rememberStake(this.opened, bet);
        this.notePlayed(seed, answer.data.nonce);
      }
      if (order !== undefined) this.device?.roundAnswered(order, answer.data, actions);
      else if (action !== undefined) this.device?.acted(action, answer.data);
      return answer.data;
    }
    const { error } = answer;
    if (order !== undefined) this.device?.roundRefused(order, error.code, error.receipt);
    if (error.seed) this.seedsShown(error.seed);
    if ((error.code === 'ROUND_OPEN' || error.code === 'STALE_STEP') && error.round) return error.round;
    this.refuse(error);
    return undefined;
  }

  refuse(refusal: Refusal): void {
    const { code } = refusal;
    const message = refusalText(this.texts, refusal);
    if (code === 'SESSION_EXPIRED' || code === 'PLAYER_BLOCKED') this.state.set({ ended: code, busy: false });
    this.state.set({
      refusal: { ...refusal, message },
      ...(refusal.balance === undefined ? {} : { balance: refusal.balance - this.unseenSum }),
    });
  }

  private get unseenSum(): number {
    return [...this.unseen.values()].reduce((sum, one) => sum + one, 0);
  }

  /** The stake is taken, the win not yet shown. */
  showStake(round: Round): void {
    const { balance, staked, won } = this.state.get();
    const { roundId, state, win, session } = round;
    if (state !== 'PLAYING') this.unseen.set(roundId, state === 'CLOSED' && !round.freeRounds ? win : 0);
    const unseen = this.unseenSum;
    this.state.set({
      balance: typeof round.balance === 'number' ? round.balance - unseen : balance,
      staked: session?.staked ?? staked,
      won: session ? session.won - unseen : won,
    });
    this.tellBalance();
  }

  /** The result is on the table: what was won counts from here. */
  showResult(round: Round): void {
    const { balance, won } = this.state.get();
    const paid = this.unseen.get(round.roundId) ?? 0;
    this.unseen.delete(round.roundId);
    this.state.set({
      balance: typeof round.balance === 'number' ? balance + paid : balance,
      won: round.session ? won + paid : won,
      // Not before the round was seen: a pot that it takes is another one by now.
      ...(round.pot !== undefined && { pot: round.pot }),
    });
    this.tellBalance();
    if (round.freeRounds) this.addFreeWin(round);
    // What free rounds stake and win is none of the player's money.
    else
      this.visit.add({ stake: round.stake, win: round.state === 'HELD' || round.state === 'DENIED' ? 0 : round.win });
    this.casino.tell({ type: 'round', roundId: round.roundId, state: round.state, stake: round.stake, win: round.win });
    if (round.state === 'HELD' || round.state === 'DENIED') {
      const message = round.state === 'HELD' ? this.texts.beingChecked : this.texts.notPaid;
      this.state.set({ refusal: { code: 'ROUND_PENDING', message } });
    }
    if (round.state !== 'SETTLING') return;
    this.state.set({ refusal: { code: 'ROUND_PENDING', message: this.texts.beingPaid } });
    this.followPayment();
  }

  private countFreeRound(id: string, round: Round): void {
    const { free } = this.state.get();
    if (free?.id === id && round.freeRounds === id)
      this.state.set({ free: { ...free, left: Math.max(0, free.left - 1) } });
  }

  private addFreeWin({ freeRounds, win }: Round): void {
    const { free } = this.state.get();
    if (free && free.id === freeRounds) this.state.set({ free: { ...free, won: free.won + win } });
  }

  async refreshBalance(): Promise<void> {
    if (this.state.get().busy) return;
    const answer = await this.calls.balance();
    if (answer.ok && !this.state.get().busy) {
      const { balance, session } = answer.data;
      this.state.set({ balance, staked: session.staked, won: session.won });
      this.tellBalance();
    }
  }

  /** At a shared table each change of the balance is a stake taken, one given back, or a win. */
  showBalance(balance: number): void {
    const { balance: before, staked, won } = this.state.get();
    const change = balance - before;
    this.state.set({ balance, ...(change < 0 ? { staked: staked - change } : { won: won + change }) });
    this.tellBalance();
  }

  /** The casino's page shows the net result of all play since the log-in: it adds what this game has shown of it. */
  private tellBalance(): void {
    const { balance, staked, won } = this.state.get();
    this.casino.tell({ type: 'balance', balance, net: won - staked });
  }

  async refreshPot(): Promise<void> {
    if (this.state.get().busy || document.hidden) return;
    const answer = await this.calls.pot();
    if (answer.ok && !this.state.get().busy) this.state.set({ pot: answer.data.amount });
  }

  /** Chooses the player's seed under the commitment in use, before its first round. */
  async chooseSeed(clientSeed: string): Promise<Answer<SeedInUse>> {
    const answer = await this.calls.setClientSeed(clientSeed);
    if (answer.ok) this.seedsShown(answer.data);
    return answer;
  }

  /** Continues under the next commitment, which was shown before, with this seed of the player's. */
  async rotateSeeds(clientSeed: string): Promise<Answer<Rotated>> {
    const { seed: before } = this.state.get();
    const answer = await this.calls.rotateSeeds({ nextServerSeedHash: before.nextServerSeedHash, clientSeed });
    if (answer.ok) {
      this.device?.rotated(before, clientSeed, answer.data);
      // The commitment that is next now came into the log with this answer.
      if (this.device) void this.keepHead(this.device);
      this.state.set({ seed: answer.data.seed });
    } else if (answer.error.seed) this.seedsShown(answer.error.seed);
    return answer;
  }

  /** A bet in a shared round is about to be sent; answers what to call with the bet, once it is taken. */
  noteBet(round: LiveRound, bet: unknown): (placed: { bet: OwnBet; receipt?: SignedReceipt }) => void {
    const { game, live } = this.opened;
    const { chain, standing } = live!;
    // A chain is used from its first link on: a lower number than there was before is of another chain.
    const isSame = round.nonce >= (standing?.view.round?.nonce ?? 0);
    const order = this.device?.roundSent({
      game: game.code,
      definitionHash: game.definitionHash,
      bet,
      serverSeedHash: null,
      clientSeed: chain?.salt ?? '',
      chainEnd: isSame ? (chain?.end ?? null) : null,
      nonce: round.nonce,
    });
    return (placed) => this.device?.noteBet(placed.bet, order, placed.receipt);
  }

  /** The newest head of the log, before anything is played: what is committed to later cannot be under it. */
  private async keepHead(device: DeviceRecorder): Promise<void> {
    const note = await textOf('/fair/log/head');
    if (note !== undefined) device.headShown(note);
  }

  /** Bets in a shared round that is over: the receipts of their results go into the record of the device. */
  async keepReceipts(round: number, bets: readonly OwnBet[]): Promise<void> {
    if (!this.device || bets.length === 0) return;
    const answer = await this.calls.receipts(round);
    // Without an answer the round's check still gets them.
    if (!answer.ok) return;
    for (const { betId, receipt } of answer.data.receipts) {
      const bet = bets.find((one) => one.betId === betId);
      if (bet) this.device.noteBet(bet, undefined, receipt);
    }
  }

  /** Seeds as the server tells them, which this page did not expect: they were changed elsewhere, or just chosen. */
  private seedsShown(seed: SeedInUse): void {
    this.device?.seedShown(seed);
    this.state.set(seed.clientSeed === null ? { seed, proposedSeed: randomClientSeed() } : { seed });
  }

  private seedToPlay(): SeedToPlay {
    const { seed, proposedSeed } = this.state.get();
    return { serverSeedHash: seed.serverSeedHash, clientSeed: seed.clientSeed ?? proposedSeed };
  }

  private notePlayed({ serverSeedHash, clientSeed }: SeedToPlay, nonce: number): void {
    const { seed } = this.state.get();
    // The seeds may have been changed while the round was under way.
    if (seed.serverSeedHash !== serverSeedHash) return;
    this.state.set({ seed: { ...seed, clientSeed, nextNonce: Math.max(seed.nextNonce, nonce + 1) } });
  }

  private followPayment(): void {
    for (const afterMs of [2_000, 8_000, 30_000]) setTimeout(() => void this.refreshBalance(), afterMs);
  }
}
