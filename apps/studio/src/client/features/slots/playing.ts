import type { SlotOutcome } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { motionReduced, pause, tween } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import type { ReelStage } from './reels/reel-stage.ts';
import type { Scene } from './scene.ts';

/** A round that is being played back, and what it is shown on. */
export interface Playing {
  session: PlaySession;
  stage: ReelStage;
  outcome: SlotOutcome;
  /** Minor units. */
  stake: number;
  setScene: (change: Partial<Scene>) => void;
  setWindow: (window: string[][]) => void;
  waitForGoOn: (ms: number) => Promise<void>;
  /** The whole result has been seen; the money counts. */
  onResult: () => void;
}

/** Counts the round's win up; a round that is not celebrated says it at once. */
export async function countUp(
  { setScene }: Pick<Playing, 'setScene'>,
  before: number,
  after: number,
  celebrate: boolean,
  ms = 700,
): Promise<void> {
  if (!celebrate) {
    setScene({ win: after });
    await pause(350);
    return;
  }
  sound('win');
  if (after > before) setTimeout(() => sound('winHigh'), 150);
  setScene({ glow: true });
  await tween(motionReduced() ? 0 : ms, (progress) =>
    setScene({ win: before + Math.round((after - before) * progress), celebrated: true }),
  );
}
