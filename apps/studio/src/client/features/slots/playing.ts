import type { SlotOutcome } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { motionReduced } from '../../lib/win/motion.ts';
import type { Presentation } from '../../lib/win/presentation.ts';
import { soundLoop } from '../../lib/win/sound.ts';
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

/** Counts the round's win up, as long as it is not skipped; a round that is not celebrated says it at once. */
export async function countUp(
  { setScene }: Pick<Playing, 'setScene'>,
  presented: Presentation,
  { before, after, celebrate, ms = 700 }: { before: number; after: number; celebrate: boolean; ms?: number },
): Promise<void> {
  if (!celebrate) {
    setScene({ win: after });
    return presented.pause(350);
  }
  const hush = presented.skipped || after === before ? () => {} : soundLoop('count');
  setScene({ glow: true });
  await presented.tween(motionReduced() ? 0 : ms, (progress) =>
    setScene({ win: before + Math.round((after - before) * progress), celebrated: true }),
  );
  hush();
}
