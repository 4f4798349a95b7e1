/** @jsxImportSource preact */
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { ChipDock } from '../../ui/chips/chip-dock.tsx';
import { Caption, LastResults } from '../../ui/page/play-screen.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Cloth } from './cloth.tsx';
import { Dice } from './dice.tsx';
import { useDiceTable } from './use-dice-table.ts';
import './dice-table.css';

const additionKeys: Record<string, string> = { o: 'odds', l: 'lay' };

/** The dice above their layout, and the dock under the thumb. */
export function DiceTable({ session, covered }: GamePlace) {
  const { money } = session;
  const game = useDiceTable(session, covered);
  const { chips, round, result, theme, words, shown } = game;
  const { stakes } = chips;
  useKeyPress((key) => {
    const chip = stakes.chips[Number(key) - 1];
    if (chip) chips.setChip(chip);
    if (key.toLowerCase() === 's' || key === 'Enter') void game.play();
    const addition = additionKeys[key.toLowerCase()];
    if (addition) void game.add(addition);
  });
  const won = result !== null && result.win > result.stake;
  const staked = round.open?.stake ?? result?.stake ?? chips.total;
  return (
    <div class={`dice-table dice-table--${theme.face}`} data-phase={round.playing ? 'playing' : 'rest'}>
      <div class="dice-table__stage">
        <LastResults name={words.last} results={game.results} />
        <div class="dice-table__throw">
          <Dice
            idle={game.dice}
            onReady={(drive) => {
              game.drive.current = drive;
            }}
          />
          <Caption text={game.caption} won={won} />
          {theme.face === 'craps' && (
            <div class="dice-table__additions">
              {game.additions.map(({ action, cost }) => (
                <button key={action} type="button" class="text-button figures" onClick={() => void game.add(action)}>
                  {action === 'odds' ? words.odds(money(cost)) : words.lay(money(cost))}
                </button>
              ))}
            </div>
          )}
        </div>
        <Cloth session={session} game={game} />
      </div>
      <ChipDock
        session={session}
        total={staked}
        win={shown && !result ? shown.win : (result?.win ?? 0)}
        won={won}
        chips={chips}
        table={game}
        press={{
          name: words.press[theme.face],
          disabled: !game.ready,
          restMs: round.open ? 0 : round.restMs,
          restKey: round.restKey,
          run: () => void game.play(),
        }}
      />
    </div>
  );
}
