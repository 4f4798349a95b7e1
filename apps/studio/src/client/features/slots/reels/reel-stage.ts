import {
  type Cell,
  freeStrips,
  modeOf,
  revealed,
  type SlotMode,
  type SlotRules,
  type SpinShown,
  type Strips,
} from '@fairhouse/game-math';
import type { SlotTheme } from '@fairhouse/games';
import { feltStop } from '../../../lib/win/haptics.ts';
import { motionReduced, nextFrame, paced, pause, tween } from '../../../lib/win/motion.ts';
import { sound, soundLoop } from '../../../lib/win/sound.ts';
import { fallingMs, fallsOf, isFalling } from './fall-motion.ts';
import { type Board, type Highlight, type Label, paintReels, type Sheet, type Turning } from './paint-reels.ts';
import { hasLanded, land, type ReelMotion, run } from './reel-motion.ts';
import { drawSprites, type Sprites } from './sprites.ts';

/** The reels run freely for at least this long, then stop one after another. */
const leastRunMs = 620;
const staggerMs = 190;
const tensionMs = 1_100;

/** From so long a frame on, a device cannot keep up. */
const slowMs = 24;
/** How long what has won breathes; afterwards it no longer moves. */
const breathesMs = 4_000;

/** The canvas in so many pixels, and the symbols drawn for it. */
interface Size {
  sheet: Sheet;
  sprites: Sprites;
}

/** Where the reels come to rest. */
export type Landing = Pick<
  SpinShown,
  'mode' | 'stops' | 'window' | 'held' | 'filled' | 'spots' | 'mystery' | 'colossal' | 'stuck'
>;

/** The reels on their canvas: spins, landings, what falls, and highlights, drawn only while something moves. */
export class ReelStage {
  private readonly motions: ReelMotion[];
  private readonly paper: CanvasRenderingContext2D;
  private strips: Strips;
  /** Of a paid spin in the mode of the round. */
  private paidStrips: Strips;
  /** What stands in place of strips: always where symbols fall, and on single reels that are filled. */
  private board: Board | null;
  private filled = new Map<number, string>();
  private joined: readonly [number, number] | null;
  private stuck: readonly Cell[];
  private turning: Turning | null = null;
  private labels: readonly Label[] = [];
  private sprites: Sprites | undefined;
  private sheet: Sheet = { width: 1, height: 1 };
  private sizes: { full: Size; coarse: Size } | undefined;
  /** How long a frame takes here, of late. */
  private slowness = 0;
  private highlight: Highlight | null = null;
  private tension: number | null = null;
  private startMs = 0;
  private shownMs = 0;
  private drawing = false;
  private hushReels: () => void = () => {};

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly slot: SlotRules,
    private readonly theme: SlotTheme,
    /** Where the reels stand; a spin that is refused ends there again. */
    private last: Landing,
    mode: SlotMode['id'] | null,
  ) {
    this.paper = canvas.getContext('2d')!;
    this.paidStrips = this.stripsIn(mode);
    this.strips = this.turnedOver(last);
    this.joined = this.joinedBy(last);
    this.stuck = last.stuck ?? [];
    this.board = slot.book ? { window: last.window, falls: null } : null;
    this.motions = slot.strips.map((_, reel) => ({ kind: 'rest', at: this.placeOf(last.stops, reel) }));
    this.refill();
  }

  /**
   * Fits the drawing to the canvas's size on the screen; at most two device pixels a point, more is not seen. Answers whether
   * the symbols are there; throws when they could not be loaded.
   */
  async fit(): Promise<boolean> {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return false;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const [full, coarse] = await Promise.all([ratio, Math.min(ratio, 1)].map((by) => this.sizeFor(by)));
    this.sizes = { full: full!, coarse: coarse! };
    this.take(full!);
    this.draw();
    return true;
  }

  /** The next landings are those of a round in this mode; null for the plain spin. */
  playIn(mode: SlotMode['id'] | null): void {
    this.paidStrips = this.stripsIn(mode);
  }

  private stripsIn(mode: SlotMode['id'] | null): Strips {
    return mode ? modeOf(this.slot, mode).strips : this.slot.strips;
  }

  private async sizeFor(ratio: number): Promise<Size> {
    const { clientWidth, clientHeight } = this.canvas;
    const sheet = { width: Math.round(clientWidth * ratio), height: Math.round(clientHeight * ratio) };
    return {
      sheet,
      sprites: await drawSprites(this.slot, sheet.width / this.slot.reels, sheet.height / this.slot.rows),
    };
  }

  /** Gives the canvas so many pixels, which clears it. */
  private take({ sheet, sprites }: Size): void {
    this.sprites = sprites;
    this.sheet = sheet;
    if (this.canvas.width === sheet.width && this.canvas.height === sheet.height) return;
    this.canvas.width = sheet.width;
    this.canvas.height = sheet.height;
  }

  /** A device that cannot keep up draws what moves with fewer pixels: it is smeared anyway. It is sharp again when it has stopped. */
  private keepUp(frameMs: number): void {
    this.slowness = 0.8 * this.slowness + 0.2 * Math.min(frameMs, 100);
    if (this.slowness > slowMs && this.sizes) this.take(this.sizes.coarse);
  }

  /** Sets the reels going; those that are held stay as they are, and so do wilds that are stuck. */
  spin(held: readonly number[] = [], stuck: readonly Cell[] = []): void {
    this.highlight = null;
    this.labels = [];
    this.stuck = stuck;
    // Where there are strips, a board stood in their place for a while.
    if (!this.slot.book) this.board = null;
    for (const reel of [...this.filled.keys()]) if (!held.includes(reel)) this.filled.delete(reel);
    this.startMs = performance.now();
    if (motionReduced()) {
      this.draw();
      return;
    }
    if (this.board) {
      const falls = this.board.window.map((column) => column.map(() => ({ rows: column.length + 1, from: 0 })));
      this.board = { window: this.board.window, falls: { by: falls, startMs: this.startMs, out: true } };
    } else {
      this.hushReels();
      this.hushReels = soundLoop('reels');
      this.motions.forEach((motion, reel) => {
        if (held.includes(reel)) return;
        const at = motion.kind === 'rest' ? motion.at : motion.kind === 'land' ? motion.to : motion.from;
        this.motions[reel] = run(at, this.startMs + paced(reel * 45));
      });
    }
    this.keepDrawing();
  }

  /** Lands every reel on its stop, or lets the board fall into place; resolves when all of it rests. */
  async land(landing: Landing, tension: readonly boolean[]): Promise<void> {
    const { stops, window, held = [], spots } = landing;
    this.last = landing;
    if (this.slot.book) {
      if (!motionReduced()) await pause(Math.max(0, leastRunMs - (performance.now() - this.startMs)));
      const above = window.map((column) => column.map(() => column.length));
      await this.fallIn(window, above);
      this.label(labelsOf(spots));
      return;
    }
    this.strips = this.stripsOf(landing);
    this.joined = this.joinedBy(landing);
    if (motionReduced()) return this.crossFade(stops);
    await pause(Math.max(0, leastRunMs - (performance.now() - this.startMs)));
    const { joined } = this;
    const follows = (reel: number) => joined !== null && reel > joined[0] && reel <= joined[1];
    const free = stops.map((_, reel) => reel).filter((reel) => !held.includes(reel) && !follows(reel));
    for (const [place, reel] of free.entries()) {
      if (tension[reel]) {
        this.tension = reel;
        sound('tension');
        await this.landed(free[place - 1] ?? reel);
        await pause(tensionMs);
      } else if (place > 0) await pause(staggerMs);
      const way = land(this.motions[reel]!, this.placeOf(stops, reel), performance.now());
      this.motions[reel] = { ...way, durationMs: paced(way.durationMs) };
      const special = window[reel]!.some((symbol) => this.isNotable(symbol));
      void this.landed(reel).then(() => {
        sound(special ? 'scatter' : 'reelStop', place);
        feltStop();
        if (place === free.length - 1) this.hushReels();
      });
    }
    for (const reel of free) await this.landed(reel);
    this.tension = null;
    this.rest(stops);
    this.draw();
  }

  /** A spin that the server refused: the reels come back to where they stood. */
  async comeBack(): Promise<void> {
    const { last } = this;
    this.stuck = last.stuck ?? [];
    await this.land({ ...last, held: [] }, []);
    this.strips = this.turnedOver(last);
    this.last = last;
    this.refill();
    this.draw();
  }

  show(highlight: Highlight | null): void {
    this.highlight = highlight;
    this.shownMs = performance.now();
    if (highlight?.pulse && !motionReduced()) this.keepDrawing();
    else this.draw();
  }

  /** Words on cells, in place of those that are there. */
  label(labels: readonly Label[]): void {
    this.labels = labels;
    this.draw();
  }

  /** A symbol spreads over the whole of these reels. */
  async fill(reels: readonly number[], symbol: string): Promise<void> {
    this.highlight = null;
    for (const reel of reels) {
      this.filled.set(reel, symbol);
      sound('scatter');
      this.draw();
      await pause(260);
    }
    await pause(320);
  }

  /** Symbols that were not known are turned over, all of them to the same one. */
  async reveal({ symbol, cells }: NonNullable<SpinShown['mystery']>): Promise<void> {
    sound('tension');
    await pause(320);
    if (!motionReduced())
      await tween(620, (progress) => {
        this.turning = { cells, symbol, progress };
        this.draw();
      });
    this.turning = null;
    this.strips = revealed(this.slot, this.strips, symbol);
    sound('scatter');
    this.draw();
    await pause(360);
  }

  /** What has won goes, and what stands above it falls. */
  async tumble(gone: readonly Cell[], window: string[][], spots?: number[][]): Promise<void> {
    this.highlight = null;
    if (this.board && !motionReduced()) {
      const { window: before } = this.board;
      await tween(260, (progress) => {
        this.board = { window: before, falls: null, leaving: { cells: gone, progress } };
        this.draw();
      });
    }
    this.last = { ...this.last, window };
    await this.fallIn(window, fallsOf(window, gone));
    this.label(labelsOf(spots));
    await pause(180);
  }

  /** Coins that are held, each with its worth; everything else steps back. */
  hold(cells: readonly Cell[], symbol: string, labels: readonly Label[]): void {
    this.board = {
      window: Array.from({ length: this.slot.reels }, (_, reel) =>
        Array.from({ length: this.slot.rows }, (__, row) =>
          cells.some(([x, y]) => x === reel && y === row) ? symbol : '',
        ),
      ),
      falls: null,
    };
    this.labels = labels;
    this.highlight = null;
    this.draw();
  }

  /** The free places spin once more. */
  async shimmer(): Promise<void> {
    const kept = this.board;
    if (!kept || motionReduced()) return pause(400);
    await tween(620, (progress) => {
      this.board = { ...kept, shimmer: progress };
      this.draw();
    });
    this.board = kept;
    this.draw();
  }

  private stripsOf({ mode, colossal: giant }: Landing): Strips {
    const strips = mode === 'free' ? freeStrips(this.slot) : this.paidStrips;
    const { colossal } = this.slot;
    return giant && colossal
      ? strips.map((own, reel) => (reel === colossal.reels[0] ? colossal.symbols : own))
      : strips;
  }

  /** The strips with what was not known as it turned out to be. */
  private turnedOver(landing: Landing): Strips {
    const strips = this.stripsOf(landing);
    return landing.mystery ? revealed(this.slot, strips, landing.mystery.symbol) : strips;
  }

  private joinedBy({ colossal }: Landing): readonly [number, number] | null {
    return colossal && this.slot.colossal ? this.slot.colossal.reels : null;
  }

  /** Where a reel stands at its stop, in rows. */
  private placeOf(stops: readonly number[], reel: number): number {
    const stop = stops[reel] ?? 0;
    return this.joined?.[0] === reel ? stop * this.slot.rows : stop;
  }

  /** The reels that wilds filled, as the last spin left them. */
  private refill(): void {
    const { held = [], filled = [] } = this.last;
    for (const reel of [...held, ...filled]) this.filled.set(reel, Object.keys(this.slot.wilds)[0]!);
  }

  private isNotable(symbol: string): boolean {
    const { scatter, hold, wilds, respins, sticky } = this.slot;
    const wildStays = respins !== null || (sticky && this.last.mode === 'free');
    return symbol === scatter?.symbol || symbol === hold?.symbol || (wildStays && symbol in wilds);
  }

  private rest(stops: readonly number[]): void {
    if (!this.slot.book) this.board = null;
    this.motions.forEach((_, reel) => {
      this.motions[reel] = { kind: 'rest', at: this.placeOf(stops, reel) };
    });
  }

  private async fallIn(window: string[][], rows: readonly (readonly number[])[]): Promise<void> {
    if (motionReduced()) {
      this.board = { window, falls: null };
      this.draw();
      return;
    }
    const startMs = performance.now();
    const by = rows.map((column, reel) => column.map((from) => ({ rows: from, from: paced(reel * 55) })));
    this.board = { window, falls: { by, startMs, out: false } };
    this.keepDrawing();
    await pause(fallingMs + window.length * 55);
    sound('reelStop');
    this.board = { window, falls: null };
  }

  private async crossFade(stops: readonly number[]): Promise<void> {
    const fade = (alpha: number) => {
      this.canvas.style.opacity = String(alpha);
    };
    await tween(180, (progress) => fade(1 - progress));
    this.rest(stops);
    this.draw();
    await tween(220, fade);
  }

  private landed(reel: number): Promise<void> {
    const motion = this.motions[reel]!;
    if (motion.kind !== 'land') return Promise.resolve();
    const leftMs = motion.startMs + motion.durationMs - performance.now();
    return new Promise((done) => setTimeout(done, Math.max(0, leftMs)));
  }

  private keepDrawing(): void {
    if (this.drawing) return;
    this.drawing = true;
    let lastMs = 0;
    let skips = false;
    const frame = () => {
      const nowMs = performance.now();
      const reels = this.motions.some((motion) => !(motion.kind === 'rest' || hasLanded(motion, nowMs)));
      const moving = reels || isFalling(this.board?.falls ?? null, nowMs);
      if (moving && lastMs > 0) this.keepUp(nowMs - lastMs);
      else if (!moving && this.sizes) this.take(this.sizes.full);
      lastMs = nowMs;
      const breathes = this.highlight?.pulse === true && nowMs - this.shownMs < breathesMs;
      if (this.highlight && !breathes) this.highlight = { ...this.highlight, pulse: false };
      // What breathes slowly is drawn at half the rate.
      skips = breathes && !moving && !skips;
      if (!skips) this.draw();
      if (moving || breathes) nextFrame(frame);
      else this.drawing = false;
    };
    frame();
  }

  private draw(): void {
    if (!this.sprites) return;
    const { slot, strips, motions, board, filled, joined, stuck, turning, labels, highlight, tension } = this;
    const fades = this.theme.layout === 'open';
    const shown = { slot, strips, motions, board, filled, joined, stuck, turning, labels, highlight, tension, fades };
    paintReels(this.paper, shown, this.theme.colours, this.sheet, this.sprites, performance.now());
  }
}

const labelsOf = (spots: number[][] | undefined): Label[] =>
  (spots ?? []).flatMap((column, reel) =>
    column.flatMap((times, row): Label[] => (times > 1 ? [{ cell: [reel, row], text: `×${times}`, small: true }] : [])),
  );
