import { nextFrame } from '../../lib/win/motion.ts';
import type { WinTier } from '../../lib/win/win-tier.ts';

/** How many of them are in the air at a time. */
const counts = { 0: 0, 1: 0, 2: 26, 3: 54, 4: 90 } as const satisfies Record<WinTier, number>;
/** A drawing of that many points is stretched over its place: a phone without a graphics chip fills no more. */
const [width, height] = [240, 320];

interface Spark {
  x: number;
  y: number;
  sideways: number;
  down: number;
  size: number;
  turn: number;
}

/** Throws sparks up from the foot of the picture until it is ended; answers what ends it. */
export function sparks(canvas: HTMLCanvasElement, tier: WinTier): () => void {
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d')!;
  const { color } = getComputedStyle(canvas);
  const all = Array.from({ length: counts[tier] }, (_, nth) => thrown(nth / counts[tier]));
  let [over, lastMs] = [false, performance.now()];
  const frame = () => {
    if (over) return;
    const nowMs = performance.now();
    const seconds = Math.min(0.05, (nowMs - lastMs) / 1_000);
    lastMs = nowMs;
    paper.clearRect(0, 0, width, height);
    paper.fillStyle = color;
    for (const [nth, spark] of all.entries()) {
      spark.x += spark.sideways * seconds;
      spark.y += spark.down * seconds;
      spark.down += 210 * seconds;
      spark.turn += 5 * seconds;
      if (spark.y > height + 8) all[nth] = thrown(0);
      // A coin that turns is seen broad and narrow by turns.
      paper.globalAlpha = spark.y > height * 0.8 ? 0.4 : 0.9;
      const broad = Math.abs(Math.cos(spark.turn)) * spark.size;
      paper.fillRect(spark.x - broad / 2, spark.y - spark.size / 2, broad + 0.5, spark.size);
    }
    nextFrame(frame);
  };
  frame();
  return () => {
    over = true;
  };
}

/** `late`: of the first ones, how far beyond the foot they begin, so that they come one after another. */
function thrown(late: number): Spark {
  return {
    x: width * (0.3 + 0.4 * Math.random()),
    y: height + 6 + late * 160,
    sideways: 130 * (Math.random() - 0.5),
    down: -(220 + 150 * Math.random()),
    size: 2.5 + 3.5 * Math.random(),
    turn: 6 * Math.random(),
  };
}
