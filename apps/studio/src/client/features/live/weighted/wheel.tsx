/** @jsxImportSource preact */
import { modeFigures, type TappedStakes, type WeightedBet, type WeightedDefinition } from '@fairhouse/game-math';
import { useMemo } from 'preact/hooks';
import { betsOf } from '../../../lib/stake/chips.ts';
import { shortMultiple } from '../../../lib/stake/multiple-text.ts';
import { PlacedChip } from '../../../ui/chips/placed-chip.tsx';
import { Caption } from '../../../ui/page/play-screen.tsx';
import { sectorsOf } from '../../../ui/wheels/fields.ts';
import { WheelPicture } from '../../../ui/wheels/wheel-picture.tsx';
import { ChipTableDock } from '../chips/chip-table-dock.tsx';
import { useChipBets } from '../chips/use-chip-bets.ts';
import { revealedResults } from '../panels.tsx';
import { ResultSigns } from '../result-signs.tsx';
import type { FaceParts } from '../tabled-face.ts';
import { chipStakesOf } from './chip-stakes.ts';
import { wheel } from './face.ts';
import { useSharedTurn } from './use-shared-turn.ts';
import './wheel.css';

/** The wheel that everybody sees turn at the same moment, and the numbers that take chips; each number is a bet of its own. */
export function WheelTable({ session, live, covered }: FaceParts) {
  const definition = session.data.definition as WeightedDefinition;
  const { modes } = definition;
  const tapped = session.opened.stakes as TappedStakes;
  const stakes = useMemo(() => chipStakesOf(tapped, modes.length), [tapped, modes.length]);
  const { texts, isRevealed, outcome, result } = live;
  const game = useChipBets(
    session,
    live,
    {
      stakes,
      nameOf: (id) => texts.wheel.number(modes.find((mode) => mode.id === id)!.size),
      mostOn: () => tapped.most,
      betsFrom: (placed) =>
        betsOf(placed).map(({ spot, stake }) => ({ chips: [{ spot, stake }], bet: { mode: spot, stake } })),
      chipsOf(bet) {
        const { mode, stake } = bet as WeightedBet;
        return [{ spot: mode, stake }];
      },
    },
    covered,
  );
  const sectors = useMemo(() => sectorsOf(definition), [definition]);
  const { draw, at } = useSharedTurn(definition, sectors.length, live);
  const tier = result?.tier ?? 0;
  const said = isRevealed && outcome !== null ? `${wheel.said(outcome, session)}.` : '';
  const paid = isRevealed && outcome !== null ? wheel.sign(outcome, session).tone : null;
  return (
    <div class="play-screen live-wheel weighted--money">
      <div class="play-screen__stage">
        <ResultSigns
          session={session}
          face={wheel}
          outcomes={revealedResults(live).slice(0, 20)}
          name={texts.results}
        />
        <div class="live-wheel__face">
          <WheelPicture
            sectors={sectors}
            at={at}
            name={session.opened.game.name}
            onReady={(ready) => {
              draw.current = ready;
            }}
          />
        </div>
        <Caption text={[said, game.caption].filter(Boolean).join(' ')} won={tier > 0} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not let its children be placed freely */}
        <div class="number-spots" role="group" aria-label={texts.wheel.spots}>
          {modes.map((mode, i) => {
            const stake = game.bets.find(({ spot }) => spot === mode.id)?.stake ?? 0;
            const name = texts.wheel.number(mode.size);
            const pays = shortMultiple(Math.min(...mode.pays.filter((one) => one > 0)));
            const largest = shortMultiple(modeFigures(mode).largest);
            const shown = stake > 0 ? session.texts.layout.onSpot(name, session.money(stake)) : name;
            return (
              <button
                key={mode.id}
                type="button"
                class={`number-spot number-spot--${i}${paid === `field-${i}` ? ' number-spot--came' : ''}`}
                aria-label={`${shown}, ${texts.wheel.pays} ${pays} – ${largest}`}
                aria-disabled={!game.canLay}
                onClick={() => game.put(mode.id)}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' || event.key === 'Delete') game.takeOff(mode.id);
                }}
              >
                <span class="number-spot__number figures">{mode.size}</span>
                <small class="figures">{pays}</small>
                {stake > 0 && (
                  <PlacedChip
                    session={session}
                    class="number-spot__chip"
                    stake={stake}
                    unit={stakes.step}
                    laid={game.isLaid(mode.id)}
                  />
                )}
              </button>
            );
          })}
        </div>
      </div>
      <ChipTableDock session={session} live={live} game={game} covered={covered} />
    </div>
  );
}
