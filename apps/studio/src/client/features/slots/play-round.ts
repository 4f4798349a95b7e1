import type { SlotOutcome, SpinShown } from '@fairhouse/game-math';
import { motionReduced, pause, tween } from '../../lib/motion.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound } from '../../lib/sound.ts';
import { playbackOf } from './playback.ts';
import { slotOf, symbolName } from './props.ts';
import type { ReelStage } from './reels/reel-stage.ts';
import type { Scene } from './scene.ts';

interface Playing {
  session: PlaySession;
  stage: ReelStage;
  outcome: SlotOutcome;
  /** Minor units. */
  stake: number;
  setScene: (change: Partial<Scene>) => void;
  setStops: (stops: readonly number[]) => void;
  waitForGoOn: (ms: number) => Promise<void>;
  /** The whole result has been seen; the money counts. */
  onResult: () => void;
}

/** Plays a finished round back, spin by spin. The reels run already when this begins. */
export async function playRound(playing: Playing): Promise<void> {
  const { session, stage, outcome, stake, setScene, setStops, waitForGoOn, onResult } = playing;
  const { texts, money } = session;
  let counted = 0;
  for (const step of playbackOf(outcome, stake, slotOf(session).definition.scatter)) {
    if (step.type === 'spin') {
      if (step.index > 0) {
        await session.replay?.beat();
        setScene({
          phase: 'spinning',
          caption: texts.slot.roundSoFar(money(counted)),
          free: { left: step.spin.freeSpinsLeft },
        });
        stage.spin();
        await pause(700);
      }
      await stage.land(step.spin.stops, step.tension);
      setStops(step.spin.stops);
      setScene({ phase: 'showing' });
      if (step.index > 0 && step.spin.win === 0) await pause(700);
    }
    if (step.type === 'wins') {
      await showWins(playing, step.spin, step.celebrate, counted);
      counted = step.spin.totalWin;
    }
    if (step.type === 'free-intro') {
      sound('winHigh');
      session.say(
        `${step.more ? texts.slot.freeMore(step.freeSpins) : texts.slot.freeIntro(step.freeSpins)}. ${session.data.words.freeIntro}`,
      );
      setScene({ curtain: { kind: 'free-intro', freeSpins: step.freeSpins, more: step.more } });
      await waitForGoOn(step.more ? 2_600 : 4_200);
      setScene({ curtain: null });
      stage.show(null);
    }
    if (step.type === 'free-outro') {
      setScene({ curtain: { kind: 'free-outro', win: step.win } });
      await waitForGoOn(4_200);
      setScene({ curtain: null, free: null });
    }
    if (step.type === 'total') {
      onResult();
      const celebrated = step.size === 'win' || step.size === 'big';
      const caption =
        step.size === 'none'
          ? ''
          : step.size === 'returned'
            ? texts.youGotBack(money(step.win))
            : texts.youWon(money(step.win));
      session.say(step.size === 'none' ? texts.noWin : caption);
      if (step.size === 'big' && outcome.spins.length === 1) {
        setScene({ curtain: { kind: 'big', win: step.win, capped: step.capped }, glow: true });
        await waitForGoOn(3_600);
      }
      setScene({ phase: 'rest', win: step.win, celebrated, caption, glow: celebrated, free: null, curtain: null });
    }
  }
}

/** First everything that won together, then line after line, then the scatters. */
async function showWins(
  { session, stage, setScene }: Playing,
  spin: SpinShown,
  celebrate: boolean,
  before: number,
): Promise<void> {
  const { texts, money } = session;
  const all = [...spin.lines.flatMap(({ cells }) => cells), ...(spin.scatter?.cells ?? [])];
  stage.show({ cells: all, pulse: celebrate });
  if (celebrate) {
    sound('win');
    if (spin.win > 0) setTimeout(() => sound('winHigh'), 150);
    const lengthMs = motionReduced() ? 0 : Math.min(500 + spin.lines.length * 160, 1_500);
    setScene({ glow: true });
    await tween(lengthMs, (progress) => setScene({ win: before + Math.round(spin.win * progress), celebrated: true }));
  } else {
    setScene({ win: before + spin.win });
    await pause(350);
  }
  const single = spin.mode === 'free' ? 620 : 820;
  for (const { line, cells, count, symbol, win } of spin.lines.slice(0, 6)) {
    stage.show({ cells, line: slotOf(session).definition.lines[line]!, pulse: celebrate });
    setScene({
      caption: texts.slot.line(line + 1, count, symbolName(session, symbol), money(win)),
    });
    await pause(single);
  }
  if (spin.scatter) {
    stage.show({ cells: spin.scatter.cells, pulse: celebrate });
    setScene({ caption: texts.slot.scatters(spin.scatter.count, money(spin.scatter.win)) });
    await pause(single);
  }
  stage.show({ cells: all, pulse: celebrate });
}
