import type { SlotMode, SlotStakes } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRest } from '../../lib/round/use-rest.ts';
import { Presentation } from '../../lib/win/presentation.ts';
import { sound } from '../../lib/win/sound.ts';
import { playRound } from './play-round.ts';
import { type SlotProps, slotOf } from './props.ts';
import { ReelStage } from './reels/reel-stage.ts';
import { idleScene, type Scene, startingWindow } from './scene.ts';

/** How soon symbols are asked for again that did not come. */
const retryMs = 2_000;

/** The slot's state and its actions: spin, change the stake, go on after a curtain. */
export function useSlot({ session, covered }: SlotProps) {
  const { definition, theme } = slotOf(session);
  const stakes = session.opened.stakes as SlotStakes;
  const start = useMemo(() => startingWindow(session), [session]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ReelStage>(null);
  const goOn = useRef<() => void>(() => {});
  const [scene, setScene] = useState<Scene>(start.scene);
  const [window, setWindow] = useState(start.spin.window);
  const [coin, setCoin] = useState(start.coin);
  const [ante, setAnte] = useState(false);
  /** The symbols are on the reels; until then no round is begun that nobody would see. */
  const [drawn, setDrawn] = useState(false);
  const { rest, rested, restMs, restKey } = useRest(session.pace);

  useEffect(() => {
    const made = new ReelStage(canvas.current!, definition, theme, start.spin, start.mode);
    stage.current = made;
    let again: ReturnType<typeof setTimeout>;
    const fit = () => {
      clearTimeout(again);
      made.fit().then(
        (isThere) => isThere && setDrawn(true),
        () => {
          again = setTimeout(fit, retryMs);
        },
      );
    };
    const watch = new ResizeObserver(fit);
    watch.observe(canvas.current!);
    return () => {
      clearTimeout(again);
      watch.disconnect();
    };
  }, [start, definition, theme]);

  const modes = session.pace.bonusBuy ? stakes.modes : stakes.modes.filter(({ id }) => id !== 'buy');
  const modeBy = (id: SlotMode['id']) => modes.find((mode) => mode.id === id);
  /** What a round takes, in minor units; null where it is not offered at this coin. */
  const priceIn = (id: SlotMode['id']) => {
    const mode = modeBy(id);
    return mode?.coins.includes(coin) ? coin * mode.cost : null;
  };
  const plain = { cost: stakes.lines, coins: stakes.coins };
  const { cost, coins } = (ante && modeBy('ante')) || plain;
  const stake = coin * cost;
  // A recorded round continues by itself: its symbols appear when they have come.
  const ready = scene.phase === 'rest' && rested && (drawn || session.replay !== null);

  /** With the ante where it is switched on, or with free spins that are bought. */
  async function spin(mode: SlotMode['id'] | null = ante ? 'ante' : null) {
    if (!ready || covered || session.state.get().busy) return;
    session.state.set({ busy: true });
    sound('press');
    rest();
    setScene({ ...idleScene(''), phase: 'spinning' });
    stage.current!.spin();
    const round = await session.play('start', { bet: { coin, ...(mode && { mode }) } });
    if (round?.outcome.kind !== 'slot') {
      await stage.current!.comeBack();
      setScene(idleScene(session.data.words.idle ?? ''));
      session.state.set({ busy: false });
      return;
    }
    const { outcome } = round;
    session.showStake(round);
    stage.current!.playIn(outcome.mode ?? null);
    await playRound({
      session,
      stage: stage.current!,
      outcome,
      stake: round.stake,
      setScene: (change) => setScene((before) => ({ ...before, ...change })),
      setWindow,
      async waitForGoOn(ms) {
        const presented = new Presentation();
        goOn.current = () => presented.skip();
        await presented.pause(ms);
        presented.close();
      },
      onResult: () => {
        session.showResult(round);
        session.state.set({ busy: false });
      },
    });
  }

  useReplay(session, { start: () => spin() });

  const place = coins.indexOf(coin);
  const canStep = (by: number) => scene.phase === 'rest' && coins[place + by] !== undefined;
  return {
    canvas,
    scene,
    drawn,
    window,
    coin,
    coins,
    cost,
    stake,
    plainStake: coin * plain.cost,
    modes,
    ante,
    setAnte,
    priceIn,
    ready,
    restMs,
    restKey,
    spin,
    setCoin,
    canStep,
    stepStake: (by: number) => {
      if (!covered && canStep(by)) setCoin(coins[place + by]!);
    },
    goOn: () => goOn.current(),
  };
}

export type SlotControl = ReturnType<typeof useSlot>;
