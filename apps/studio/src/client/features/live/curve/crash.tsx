/** @jsxImportSource preact */
import type { CurveDefinition, CurveOutcome } from '@fairhouse/game-math';
import { useCallback } from 'preact/hooks';
import { useStore } from '../../../lib/page/store.ts';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { multipleText } from '../../../lib/stake/multiple-text.ts';
import { CurveChart } from '../../../ui/curve/curve-chart.tsx';
import { curveHeight } from '../../../ui/curve/curve-height.ts';
import { Caption } from '../../../ui/page/play-screen.tsx';
import { Readout } from '../../../ui/readout/readout.tsx';
import { WinReadout } from '../../../ui/readout/win-readout.tsx';
import { useKeyPress } from '../../../ui/stake/key-press.ts';
import { revealedResults, SeenBets } from '../panels.tsx';
import { ResultSigns } from '../result-signs.tsx';
import type { FaceParts } from '../tabled-face.ts';
import type { Live } from '../use-live.ts';
import { BetPanel } from './bet-panel.tsx';
import { crash } from './face.ts';
import { useBet, useCurve, usePlaces } from './use-crash.ts';
import './crash.css';

/** The curve that everybody sees rise at the same moment, and two bets on it. */
export function CrashTable({ session, live, covered }: FaceParts) {
  const definition = session.data.definition as CurveDefinition;
  const curve = useCurve(definition, live);
  const places = usePlaces(2, live);
  const bets = [useBet(session, live, places, 0, definition), useBet(session, live, places, 1, definition)] as const;
  const heightAt = useCallback((seconds: number) => curveHeight(definition, seconds), [definition]);
  const { balance } = useStore(session.state);
  const { texts, result, own } = live;

  useKeyPress((key, onControl) => {
    if (covered) return;
    if (key === 'Enter') bets[0].press();
    if (key === '2') bets[1].press();
    if (onControl) return;
    if (key === 'ArrowUp') bets[0].stepStake(true);
    if (key === 'ArrowDown') bets[0].stepStake(false);
  });

  const lines = own.map((bet) => {
    const { target } = bet.bet as { target: number };
    const height = bet.out ?? target;
    return { height, text: bet.out ? texts.crash.taken(multipleText(height)) : multipleText(height) };
  });
  const highest = Math.max(220, ...lines.map(({ height }) => Math.min(height, 2_000) * 1.25));
  const taken = own.some(({ win }) => win !== null && win > 0);
  const tier = result?.tier ?? 0;
  return (
    <div class="play-screen crash">
      <div class="play-screen__stage">
        <ResultSigns
          session={session}
          face={crash}
          outcomes={revealedResults(live).slice(0, 16)}
          name={texts.crash.points}
        />
        <CurveChart
          name={texts.crash.curve}
          heightAt={heightAt}
          came={curve.came === 'rising' && taken ? 'reached' : curve.came}
          verdict={taken && curve.came !== 'rest' ? 'won' : curve.came === 'ended' ? 'lost' : null}
          atRest={{ seconds: (Math.log2(highest / 100) * definition.doublesInMs) / 1_000, hundredths: highest }}
          lines={lines}
          onReady={(draw) => {
            curve.draw.current = draw;
          }}
        />
        <div class="crash__others">
          <SeenBets session={session} live={live} face={crash} bets={live.others.latest.slice(0, 3)} />
        </div>
        <Caption text={captionOf(session, live)} won={tier > 0} />
      </div>
      <div class="dock crash__dock">
        <div class="crash__figures">
          <Readout name={session.texts.balance} value={session.money(balance)} />
          <Readout name={session.texts.stake} value={session.money(own.reduce((sum, { stake }) => sum + stake, 0))} />
          <WinReadout session={session} win={own.reduce((sum, { win }) => sum + (win ?? 0), 0)} won={tier > 0} />
        </div>
        {bets.map((bet, place) => (
          <BetPanel
            key={place}
            session={session}
            live={live}
            curve={curve}
            definition={definition}
            bet={bet}
            place={place}
          />
        ))}
      </div>
    </div>
  );
}

function captionOf(session: PlaySession, { texts, round, isRevealed, outcome, result, own }: Live): string {
  if (round?.state === 'VOID') return own.length > 0 ? texts.void : texts.voidAll;
  if (round?.state === 'LOCKING') return texts.states.locking;
  if (!isRevealed || outcome === null) return '';
  const ended = texts.crash.ended(multipleText((outcome as CurveOutcome).point));
  return result ? `${ended}. ${session.returned(result)}` : ended;
}
