import { type SlotDefinition, windowAt } from '@fairhouse/game-math';
import type { SlotTheme } from '@fairhouse/games';
import { motionReduced, nextFrame, paced, pause, tween } from '../../../lib/motion.ts';
import { sound } from '../../../lib/sound.ts';
import { type Highlight, paintReels, type Sheet } from './paint-reels.ts';
import { hasLanded, land, type ReelMotion, run } from './reel-motion.ts';
import { drawSprites, type Sprites } from './sprites.ts';

/** The reels run freely for at least this long, then stop one after another. */
const leastRunMs = 620;
const staggerMs = 190;
const tensionMs = 1_100;

/** The reels on their canvas: spins, landings and highlights, drawn only while something moves. */
export class ReelStage {
  private readonly motions: ReelMotion[];
  private readonly paper: CanvasRenderingContext2D;
  private sprites: Sprites | undefined;
  private sheet: Sheet = { width: 1, height: 1 };
  private highlight: Highlight | null = null;
  private tension: number | null = null;
  private startMs = 0;
  private drawing = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly slot: SlotDefinition,
    private readonly theme: SlotTheme,
    stops: readonly number[],
  ) {
    this.paper = canvas.getContext('2d')!;
    this.motions = stops.map((at) => ({ kind: 'rest', at }));
  }

  /** Fits the drawing to the canvas's size on the screen; at most two device pixels a point, more is not seen. */
  async fit(): Promise<void> {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    this.canvas.width = Math.round(clientWidth * ratio);
    this.canvas.height = Math.round(clientHeight * ratio);
    this.sheet = { width: this.canvas.width, height: this.canvas.height };
    this.sprites = await drawSprites(this.slot, this.sheet.width / this.slot.reels, this.sheet.height / this.slot.rows);
    this.draw();
  }

  spin(): void {
    this.highlight = null;
    this.startMs = performance.now();
    if (motionReduced()) {
      this.draw();
      return;
    }
    this.motions.forEach((motion, reel) => {
      const at = motion.kind === 'rest' ? motion.at : motion.kind === 'land' ? motion.to : motion.from;
      this.motions[reel] = run(at, this.startMs + paced(reel * 45));
    });
    this.keepDrawing();
  }

  /** Lands every reel on its stop; resolves when the last one rests. `tension` marks reels that are waited for. */
  async land(stops: readonly number[], tension: readonly boolean[]): Promise<void> {
    if (motionReduced()) return this.crossFade(stops);
    await pause(Math.max(0, leastRunMs - (performance.now() - this.startMs)));
    for (const [reel, stop] of stops.entries()) {
      if (tension[reel]) {
        this.tension = reel;
        sound('tension');
        await this.landed(reel - 1);
        await pause(tensionMs);
      } else if (reel > 0) await pause(staggerMs);
      const landing = land(this.motions[reel]!, stop, performance.now());
      this.motions[reel] = { ...landing, durationMs: paced(landing.durationMs) };
      void this.landed(reel).then(() => this.thud(reel, stops));
    }
    await this.landed(stops.length - 1);
    this.tension = null;
    this.motions.forEach((_, reel) => {
      this.motions[reel] = { kind: 'rest', at: stops[reel]! };
    });
    this.draw();
  }

  /** A spin that the server refused: the reels come back to where they stood. */
  async comeBack(stops: readonly number[]): Promise<void> {
    await this.land(stops, []);
  }

  show(highlight: Highlight | null): void {
    this.highlight = highlight;
    if (highlight?.pulse && !motionReduced()) this.keepDrawing();
    else this.draw();
  }

  private thud(reel: number, stops: readonly number[]): void {
    const scatter = windowAt(this.slot, stops)[reel]!.includes(this.slot.scatter);
    sound(scatter ? 'scatter' : 'reelStop');
  }

  private async crossFade(stops: readonly number[]): Promise<void> {
    const fade = (alpha: number) => {
      this.canvas.style.opacity = String(alpha);
    };
    await tween(180, (progress) => fade(1 - progress));
    stops.forEach((at, reel) => {
      this.motions[reel] = { kind: 'rest', at };
    });
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
    const frame = () => {
      this.draw();
      const nowMs = performance.now();
      const moving = this.motions.some((motion) => !(motion.kind === 'rest' || hasLanded(motion, nowMs)));
      if (moving || this.highlight?.pulse) nextFrame(frame);
      else this.drawing = false;
    };
    frame();
  }

  private draw(): void {
    if (!this.sprites) return;
    const painted = { slot: this.slot, colours: this.theme.colours };
    const nowMs = performance.now();
    paintReels(this.paper, painted, this.sheet, this.sprites, this.motions, this.highlight, this.tension, nowMs);
  }
}
