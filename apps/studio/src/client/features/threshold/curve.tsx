/** @jsxImportSource preact */
import { climbOf, type Rise, riseAt, risenAfterMs } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Store } from '../../lib/page/store.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { motionReduced, nextFrame, paced } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { type CurveCame, CurveChart, type DrawCurve } from '../../ui/curve/curve-chart.tsx';
import { paidAt } from './decided.ts';
import { heightEveryMs, type Ride } from './use-ride.ts';
import type { ThresholdTable } from './use-threshold.ts';

/** A curve that rises over time from 1.00 until it breaks off, and the line of the target across it. */
export function Curve({ game }: { game: ThresholdTable }) {
  const { definition, words, chance, result } = game;
  const draw = useRef<DrawCurve>(() => {});
  const [came, setCame] = useState<CurveCame>('rest');
  /** Where the player cashed out in the round that is shown, in hundredths. */
  const [out, setOut] = useState<number | null>(null);
  const { curveAt, secondsTo } = useMemo(() => curveOf(definition.rise!), [definition]);

  useEffect(() => {
    game.face.current = {
      begin() {
        setCame('rising');
        setOut(null);
        draw.current(0, multipleText(100));
      },
      async show(outcome, decided) {
        const to = climbOf(definition, outcome.number);
        const pays = paidAt(outcome);
        const end = secondsTo(to);
        let reached = false;
        await rise(end, game.maySkip, (seconds) => {
          const now = Math.min(to, Math.floor(curveAt(seconds)));
          draw.current(seconds, multipleText(now));
          if (!reached && now >= pays) {
            reached = true;
            setCame('reached');
            setOut(outcome.out ?? null);
            sound('scatter');
            decided();
          }
        });
        draw.current(end, multipleText(to));
        setCame('ended');
        sound('reelStop');
      },
      async ride(ride) {
        const ended = await followed(ride, game.height, (height) =>
          draw.current(secondsTo(height), multipleText(height)),
        );
        if (!ended) return;
        const to = climbOf(definition, ended.number);
        setOut(ended.out ?? null);
        sound(ended.win > 0 ? 'scatter' : 'reelStop');
        draw.current(secondsTo(to), multipleText(to));
        setCame('ended');
      },
      takeBack() {
        setCame('rest');
      },
    };
  }, [definition]);
  // While the curve rises the figure is written frame by frame.
  useEffect(() => {
    if (!game.idle || result) return;
    draw.current(0, '');
    setOut(null);
    setCame('rest');
  }, [result, game.idle, definition]);

  const reached = came === 'reached' || result?.won;
  return (
    <CurveChart
      name={words.curve}
      heightAt={curveAt}
      came={came}
      verdict={reached ? 'won' : result ? 'lost' : null}
      atRest={{ seconds: secondsTo(chance.pays) * 1.2 || 4, hundredths: Math.max(220, chance.pays * 1.25) }}
      lines={[
        {
          height: chance.pays,
          text: reached && out === null ? words.reached(multipleText(chance.pays)) : multipleText(chance.pays),
        },
        ...(out === null ? [] : [{ height: out, text: words.cashedOut(multipleText(out)) }]),
      ]}
      onReady={(ready) => {
        draw.current = ready;
      }}
    />
  );
}

/** Where the curve stands after so many seconds, and when it stands there; from where it begins to rise. */
function curveOf(rise: Rise) {
  return {
    curveAt: (seconds: number) => riseAt(rise, rise.leadMs + seconds * 1_000),
    secondsTo: (height: number) => (risenAfterMs(rise, height) - rise.leadMs) / 1_000,
  };
}

/** Draws where the curve stands until its end is answered; the height for the button less often. */
async function followed(
  { heightNow, ended }: Ride,
  height: Store<{ hundredths: number | null }>,
  draw: (height: number) => void,
) {
  let over = false;
  let toldMs = Number.NEGATIVE_INFINITY;
  const isStill = motionReduced();
  const frame = () => {
    if (over) return;
    const now = heightNow();
    draw(now);
    if (performance.now() - toldMs >= heightEveryMs) {
      toldMs = performance.now();
      height.set({ hundredths: now });
    }
    if (isStill) setTimeout(frame, 4 * heightEveryMs);
    else nextFrame(frame);
  };
  frame();
  const outcome = await ended;
  over = true;
  return outcome;
}

/** Lets the seconds pass to the end, or to where a press asks for it, if it may. */
function rise(end: number, maySkip: boolean, draw: (seconds: number) => void): Promise<void> {
  if (motionReduced() || end === 0) return Promise.resolve();
  const startMs = performance.now();
  return new Promise((done) => {
    let skipped = false;
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== ' ' && event.key !== 'Enter') return;
      skipped = true;
    };
    if (maySkip) {
      addEventListener('pointerdown', skip);
      addEventListener('keydown', skip);
    }
    const frame = () => {
      const seconds = skipped ? end : Math.min(end, (performance.now() - startMs) / paced(1_000));
      draw(seconds);
      if (seconds < end) return nextFrame(frame);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
      done();
    };
    frame();
  });
}
