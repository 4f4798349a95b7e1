/** @jsxImportSource preact */

import { ticketFigures } from '@fairhouse/game-math';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { multipleText, shortMultiple } from '../../lib/stake/multiple-text.ts';
import { shareText } from '../../lib/texts/numbers.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { Caption, LastResults, PlayScreen, StakeDock } from '../../ui/page/play-screen.tsx';
import { Facts } from '../../ui/sheet/facts.tsx';
import { useKeyPress } from '../../ui/stake/key-press.ts';
import { Doors } from './doors.tsx';
import { oneInText } from './figures.ts';
import { Numbers } from './numbers.tsx';
import { Seals } from './seals.tsx';
import { type TicketTable, useTicket } from './use-ticket.ts';
import '../../ui/readout/win-light.css';
import './ticket.css';

const faces = { seals: Seals, numbers: Numbers, doors: Doors };

/** The ticket, what can be won on it, and the dock. */
export function Ticket({ session, covered }: GamePlace) {
  const game = useTicket(session, covered);
  const { theme, words, ticket, over, round } = game;
  const FaceOf = faces[theme.face];
  const press = () => (game.covered ? game.openAll() : void game.buy());
  useKeyPress((key, onControl) => {
    if (key === 'Enter') press();
    if (key === 'ArrowUp' && !onControl) game.stepStake(true);
    if (key === 'ArrowDown' && !onControl) game.stepStake(false);
  });
  const tier = over && ticket ? tierOf(ticket.pays) : 0;
  const lastOnes = game.results.map(({ pays }) => {
    const won = tierOf(pays) > 0;
    const figure = pays > 0 ? shortMultiple(pays) : '–';
    return { figure, won, said: words.result(pays > 0 ? multipleText(pays) : words.noPrize, won) };
  });
  return (
    <PlayScreen
      name="ticket"
      theme={theme}
      round={round}
      dock={
        <StakeDock
          session={session}
          round={round}
          stake={game.stake}
          onStake={game.setStake}
          press={game.covered ? words.openAll : words.buy}
          enabled={game.covered || round.ready}
          onPress={press}
          win={over && ticket ? game.counted : null}
          bright={tier > 0}
        />
      }
    >
      <LastResults name={words.last} results={lastOnes} />
      <div class="win-light ticket__face" data-tier={tier}>
        <div class={`ticket__paper${ticket ? ' ticket__paper--bought' : ''}`} key={ticket?.number ?? 'none'}>
          <FaceOf game={game} />
          <p class="ticket__number figures">
            {ticket ? words.number(String(ticket.number).padStart(6, '0')) : words.ticket}
          </p>
        </div>
      </div>
      <Caption text={game.caption} won={tier > 0} />
      <TicketFacts game={game} />
    </PlayScreen>
  );
}

function TicketFacts({ game: { definition, words, stake, session } }: { game: TicketTable }) {
  const { profitRate, largest } = ticketFigures(definition);
  const [top] = definition.prizes;
  return (
    <Facts
      class="ticket__facts"
      facts={[
        [words.most, session.money((stake * largest) / 100)],
        [words.odds, words.oneIn(oneInText(definition.tickets, top!.tickets))],
        [words.over, shareText(profitRate)],
      ]}
    />
  );
}
