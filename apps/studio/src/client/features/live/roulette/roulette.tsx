/** @jsxImportSource preact */
import {
  colourOf,
  numberLabel,
  type RouletteBet,
  type RouletteDefinition,
  type RouletteOutcome,
  type RouletteStakes,
} from '@fairhouse/game-math';
import { useMemo } from 'preact/hooks';
import { betsOf } from '../../../lib/stake/chips.ts';
import { BettingTable } from '../../../ui/roulette/betting-table.tsx';
import { Layout } from '../../../ui/roulette/layout.ts';
import { Racetrack } from '../../../ui/roulette/racetrack.tsx';
import { numberName, spotName } from '../../../ui/roulette/spot-name.ts';
import { WheelPicture } from '../../../ui/roulette/wheel-picture.tsx';
import { ChipTableDock } from '../chips/chip-table-dock.tsx';
import { useChipBets } from '../chips/use-chip-bets.ts';
import { themeOf } from '../face.ts';
import { revealedResults } from '../panels.tsx';
import { ResultSigns } from '../result-signs.tsx';
import type { FaceParts } from '../tabled-face.ts';
import { roulette } from './face.ts';
import { useSharedWheel } from './use-shared-wheel.ts';
import '../../../ui/roulette/roulette.css';
import '../../../ui/roulette/wheel.css';

/** Wheel and betting table side by side; on a phone the wheel comes forward while it turns for a round. */
export function RouletteTable({ session, live, covered }: FaceParts) {
  const definition = session.data.definition as RouletteDefinition;
  const { texts, opened } = session;
  const { spotMax, step } = opened.stakes as RouletteStakes;
  const layout = useMemo(() => new Layout(definition), [definition]);
  const game = useChipBets(
    session,
    live,
    {
      nameOf: (spot) => spotName(layout.spots.get(spot)!, texts),
      mostOn: (spot) => spotMax[layout.spots.get(spot)!.type]!,
      betsFrom: (placed) => [{ chips: [...placed], bet: { bets: betsOf(placed) } }],
      chipsOf: (bet) => (bet as RouletteBet).bets,
    },
    covered,
  );
  const draw = useSharedWheel(definition.wheel, live);
  const { isRevealed, outcome, round, result } = live;
  const number = isRevealed && outcome !== null ? (outcome as RouletteOutcome).number : null;
  const isTurning = round?.state === 'LOCKING' || (round?.startedAt != null && !isRevealed);
  const caption = number === null ? game.caption : [numberName(number, texts), game.caption].filter(Boolean).join('. ');
  return (
    <div class="roulette" data-phase={isTurning ? 'spinning' : number === null ? 'betting' : 'result'}>
      <div class="roulette__wheel">
        <WheelPicture
          face={themeOf(session).face}
          onReady={(ready) => {
            draw.current = ready;
          }}
        />
        {number !== null && (
          <p class={`roulette__number roulette__number--${colourOf(number)} figures`} aria-hidden="true">
            {numberLabel(number)}
          </p>
        )}
      </div>
      <div class="roulette__side">
        <div class="roulette__top">
          <ResultSigns
            session={session}
            face={roulette}
            outcomes={revealedResults(live).slice(0, 16)}
            name={texts.roulette.last}
          />
          <Racetrack
            session={session}
            wheel={definition.wheel}
            layout={layout}
            chip={game.chips.chip}
            total={game.staked}
            disabled={!game.canLay}
            onLay={game.lay}
          />
        </div>
        <p class={`roulette__caption figures${result && result.tier > 0 ? ' roulette__caption--won' : ''}`}>
          {caption}
        </p>
        <BettingTable
          session={session}
          layout={layout}
          french={false}
          bets={game.bets}
          isLaid={game.isLaid}
          unit={step}
          disabled={!game.canLay}
          won={number}
          onPlace={game.put}
          onTakeOff={game.takeOff}
        />
      </div>
      <ChipTableDock session={session} live={live} game={game} covered={covered} />
    </div>
  );
}
