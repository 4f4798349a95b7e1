/** @jsxImportSource preact */
import type { PlaySession } from '../../../lib/round/play-session.ts';
import { useCounted } from '../../../lib/win/use-counted.ts';
import { ChipDock } from '../../../ui/chips/chip-dock.tsx';
import { useKeyPress } from '../../../ui/stake/key-press.ts';
import type { Live } from '../use-live.ts';
import type { ChipBets } from './use-chip-bets.ts';

interface ChipTableDockProps {
  session: PlaySession;
  live: Live;
  game: ChipBets;
  covered: boolean;
}

/** Under the thumb at every shared table with chips; the large button places what is laid, or takes back what was placed; between rounds it lets them wait for the next. */
export function ChipTableDock({ session, live, game, covered }: ChipTableDockProps) {
  const { texts, result } = live;
  const win = useCounted(result?.win ?? null, result?.stake ?? 1);
  useKeyPress((key) => {
    if (covered) return;
    if (key >= '1' && key <= '9') game.pickChip(Number(key) - 1);
    if (key === 'Enter' && game.can) game.press();
    if (key.toLowerCase() === 'a' && game.canRepeat) game.repeat();
    if (key.toLowerCase() === 'd' && game.canDouble) game.double();
  });
  return (
    <ChipDock
      session={session}
      total={game.staked}
      totalName={game.mode === 'let-go' ? texts.next.short : undefined}
      win={win ?? 0}
      won={(result?.tier ?? 0) > 0}
      chips={game.chips}
      table={{
        open: game.canLay,
        canUndo: game.canUndo,
        canClear: game.canClear,
        clear: game.clear,
        canRepeat: game.canRepeat,
        repeat: game.repeat,
        double: { name: texts.double, can: game.canDouble, run: game.double },
      }}
      press={{
        name: { place: texts.place, 'take-back': texts.takeBack, wait: texts.next.name, 'let-go': texts.takeBack }[
          game.mode
        ],
        disabled: !game.can,
        restMs: 0,
        restKey: 0,
        run: game.press,
      }}
    />
  );
}
