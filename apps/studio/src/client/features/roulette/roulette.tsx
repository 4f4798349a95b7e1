/** @jsxImportSource preact */

import { colourOf, numberLabel } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { ChipDock } from '../../ui/chips/chip-dock.tsx';
import { BettingTable } from '../../ui/roulette/betting-table.tsx';
import { LastNumbers } from '../../ui/roulette/last-numbers.tsx';
import { Racetrack } from '../../ui/roulette/racetrack.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { useRoulette } from './use-roulette.ts';
import { Wheel } from './wheel.tsx';
import '../../ui/roulette/roulette.css';

/** Wheel and table side by side; on a phone the wheel comes forward while it spins. */
export function Roulette({ session, covered }: { session: PlaySession; covered: boolean }) {
  const { texts } = session;
  const game = useRoulette(session, covered);
  const { phase, result, landed, chips, theme } = game;
  const { stakes } = chips;
  useKeyPress((key) => {
    const chip = stakes.chips[Number(key) - 1];
    if (chip) chips.setChip(chip);
    if (key.toLowerCase() === 's' || key === 'Enter') void game.spin();
  });
  const won = result !== null && result.win > result.stake;
  return (
    <div class="roulette" data-phase={phase}>
      <div class="roulette__wheel">
        <Wheel
          order={game.definition.wheel}
          face={theme.face}
          idle={game.leftNumber}
          onReady={(drive) => {
            game.drive.current = drive;
          }}
        />
        {landed !== null && (
          <p class={`roulette__number roulette__number--${colourOf(landed)} figures`} aria-hidden="true">
            {numberLabel(landed)}
          </p>
        )}
      </div>
      <div class="roulette__side">
        <div class="roulette__top">
          <LastNumbers numbers={game.numbers} texts={texts} />
          <Racetrack
            session={session}
            wheel={game.definition.wheel}
            layout={game.layout}
            chip={chips.chip}
            total={chips.total}
            disabled={!game.open}
            onLay={game.lay}
          />
        </div>
        <p class={`roulette__caption figures${won ? ' roulette__caption--won' : ''}`}>{game.caption}</p>
        <BettingTable
          session={session}
          layout={game.layout}
          french={theme.face === 'french'}
          bets={chips.bets}
          unit={stakes.step}
          disabled={!game.open}
          won={phase === 'result' ? landed : null}
          onPlace={game.put}
          onTakeOff={game.takeOff}
        />
      </div>
      <ChipDock
        session={session}
        total={chips.total}
        win={result?.win ?? 0}
        won={won}
        chips={chips}
        table={game}
        press={{
          name: texts.roulette.spin,
          disabled: !game.ready,
          restMs: game.restMs,
          restKey: game.restKey,
          run: () => void game.spin(),
        }}
      />
    </div>
  );
}
