/** @jsxImportSource preact */

import { colourOf } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';
import { useStore } from '../../lib/store.ts';
import { ChipPicker } from '../../ui/chip-picker.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useKeyPress } from '../../ui/key-press.ts';
import { Readout } from '../../ui/readout.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { BettingTable } from './betting-table.tsx';
import { LastNumbers } from './last-numbers.tsx';
import { useRoulette } from './use-roulette.ts';
import { Wheel } from './wheel.tsx';
import './roulette.css';

/** Wheel and table side by side; on a phone the wheel comes forward while it spins. */
export function Roulette({ session, covered }: { session: PlaySession; covered: boolean }) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const game = useRoulette(session, covered);
  const { stakes, phase, result } = game;
  const { landed } = game;
  useKeyPress((key) => {
    const chip = stakes.chips[Number(key) - 1];
    if (chip) game.setChip(chip);
    if (key.toLowerCase() === 's' || key === 'Enter') void game.spin();
  });
  const won = result !== null && result.win > result.stake;
  return (
    <div class="roulette" data-phase={phase}>
      <div class="roulette__wheel">
        <Wheel
          resting={game.leftNumber}
          onReady={(drive) => {
            game.drive.current = drive;
          }}
        />
        {landed !== null && (
          <p class={`roulette__number roulette__number--${colourOf(landed)} figures`} aria-hidden="true">
            {landed}
          </p>
        )}
      </div>
      <div class="roulette__side">
        <LastNumbers numbers={game.numbers} texts={texts} />
        <p class={`roulette__caption figures${won ? ' roulette__caption--won' : ''}`}>{game.caption}</p>
        <BettingTable
          session={session}
          bets={game.bets}
          unit={stakes.step}
          disabled={!game.open}
          won={phase === 'result' ? landed : null}
          onPlace={game.put}
          onTakeOff={game.takeOff}
        />
      </div>
      <div class="dock roulette__dock">
        <Readout name={texts.balance} value={money(balance)} />
        <Readout name={texts.stake} value={money(game.total)} />
        <Readout
          name={result && result.win > 0 && !won ? texts.returned : texts.win}
          value={money(result?.win ?? 0)}
          bright={won}
        />
        <ChipPicker
          name={texts.chips}
          chips={stakes.chips}
          unit={stakes.step}
          chosen={game.chip}
          nameOf={(chip) => texts.chip(money(chip))}
          disabled={!game.open}
          onPick={game.setChip}
        />
        <div class="roulette__acts roulette__acts--left">
          <button type="button" class="act" disabled={!game.canUndo} onClick={game.undo}>
            <Icon name="undo" />
            <span>{texts.undo}</span>
          </button>
          <button type="button" class="act" disabled={!game.canClear} onClick={game.clearTable}>
            <Icon name="clear" />
            <span>{texts.clear}</span>
          </button>
        </div>
        <RoundButton
          name={texts.roulette.spin}
          disabled={!game.ready}
          restMs={game.restMs}
          restKey={game.restKey}
          onPress={() => void game.spin()}
        />
        <div class="roulette__acts roulette__acts--right">
          <button type="button" class="act" disabled={!game.canRepeat} onClick={game.repeat}>
            <Icon name="repeat" />
            <span>{texts.repeat}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
