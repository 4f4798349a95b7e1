/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { motionReduced, nextFrame, paced } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { type CurveCame, CurveChart, type DrawCurve } from '../../ui/curve/curve-chart.tsx';
import { climbOf, curveAt, secondsTo } from './figures.ts';
import type { ThresholdTable } from './use-threshold.ts';

/** A curve that rises over time from 1.00 until it breaks off, and the line of the target across it. */
export function Curve({ game }: { game: ThresholdTable }) {
  const { definition, words, chance, result } = game;
  const draw = useRef<DrawCurve>(() => {});
  const [came, setCame] = useState<CurveCame>('rest');

  useEffect(() => {
    game.face.current = {
      begin() {
        setCame('rising');
        draw.current(0, multipleText(100));
      },
      async show({ number, pays }, decided) {
        const to = climbOf(definition, number);
        const end = secondsTo(to);
        let reached = false;
        await rise(end, game.maySkip, (seconds) => {
          const now = Math.min(to, Math.floor(curveAt(seconds)));
          draw.current(seconds, multipleText(now));
          if (!reached && now >= pays) {
            reached = true;
            setCame('reached');
            sound('scatter');
            decided();
          }
        });
        draw.current(end, multipleText(to));
        setCame('ended');
        sound('reelStop');
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
          text: reached ? words.reached(multipleText(chance.pays)) : multipleText(chance.pays),
        },
      ]}
      onReady={(ready) => {
        draw.current = ready;
      }}
    />
  );
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
