/** @jsxImportSource preact */
import { type CurveOutcome, heightAt, reachedAfterMs } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import { useCallback, useRef, useState } from 'preact/hooks';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { motionReduced, tween } from '../../lib/win/motion.ts';
import { type CurveCame, CurveChart, type DrawCurve } from '../../ui/curve/curve-chart.tsx';
import { curveHeight } from '../../ui/curve/curve-height.ts';
import { Caption, PlayScreen } from '../../ui/page/play-screen.tsx';
import { Readout } from '../../ui/readout/readout.tsx';
import { definitionIn } from './screen.ts';
import { wordsOf } from './texts.ts';

/** A long curve is shown again in this time. */
const mostMs = 9_000;

/** One bet on a curve, shown again: the curve rises to where it ended, past where the bet was or would have been taken. */
export function Curve({ session, covered }: GamePlace) {
  const definition = definitionIn(session);
  const words = wordsOf(session.texts);
  const round = useRound(session, covered);
  const bet = outcomeOf('curve', session.replay?.end ?? session.opened.lastRound);
  const draw = useRef<DrawCurve>(() => {});
  const [came, setCame] = useState<CurveCame>('rest');
  const [ended, setEnded] = useState<CurveOutcome | null>(null);
  const curve = useCallback((seconds: number) => curveHeight(definition, seconds), [definition]);
  const takes = bet ? (bet.out ?? bet.target) : definition.least;

  async function rise({ point }: CurveOutcome) {
    const endMs = reachedAfterMs(definition, point);
    setCame('rising');
    await tween(motionReduced() ? 0 : Math.min(endMs, mostMs), (part) => {
      const ms = endMs * part;
      const height = part === 1 ? point : Math.min(point, heightAt(definition, ms));
      draw.current(ms / 1_000, multipleText(height));
      if (height >= takes) setCame('reached');
    });
    setCame('ended');
  }

  const start = () =>
    round.start(
      {},
      {
        async show(played) {
          const outcome = outcomeOf('curve', played)!;
          await rise(outcome);
          setEnded(outcome);
          session.say(`${words.ended(multipleText(outcome.point))}. ${session.returned(played)}`);
        },
        takeBack() {},
      },
    );
  // How it was taken is in its outcome already.
  useReplay(session, { start });

  const isWon = ended !== null && ended.win > ended.stake;
  const line = multipleText(takes);
  const isTaken = (bet !== null && bet.out !== null) || (ended !== null && ended.win > 0);
  const said = isTaken ? words.taken(line) : words.target(line);
  return (
    <PlayScreen
      name="curve-screen"
      theme={session.data.theme as FacedTheme}
      round={round}
      dock={<Readout name={session.texts.stake} value={session.money(bet?.stake ?? 0)} />}
    >
      <span />
      <CurveChart
        name={words.curve}
        heightAt={curve}
        came={came}
        verdict={came === 'reached' || (ended && ended.win > 0) ? 'won' : ended ? 'lost' : null}
        atRest={{ seconds: 8, hundredths: Math.max(220, Math.min(takes, 2_000) * 1.25) }}
        lines={bet ? [{ height: takes, text: said }] : []}
        onReady={(ready) => {
          draw.current = ready;
        }}
      />
      <Caption
        text={ended ? `${words.ended(multipleText(ended.point))}. ${session.returned(ended)}` : said}
        won={isWon}
      />
      <span />
    </PlayScreen>
  );
}
