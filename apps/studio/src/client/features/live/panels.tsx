/** @jsxImportSource preact */

import type { PlaySession } from '../../lib/round/play-session.ts';
import type { SeenBet } from '../../lib/round/wire.ts';
import { moneyIn } from '../../lib/stake/money.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { numbers } from '../../lib/texts/numbers.ts';
import type { LiveFace } from './face.ts';
import { ResultSigns } from './result-signs.tsx';
import type { Live } from './use-live.ts';
import './panels.css';

interface PanelProps {
  session: PlaySession;
  live: Live;
  face: LiveFace;
}

/** Who else has bet in this round for money. What they won is shown when the outcome lies open. */
export function People({ session, live, face }: PanelProps) {
  const { texts, others } = live;
  return (
    <section class="live-panel">
      <h2>{texts.people}</h2>
      {others.bets === 0 ? (
        <p class="live-panel__hint">{texts.nobody}</p>
      ) : (
        <>
          <p class="figures">{texts.peopleCount(others.bets, others.players)}</p>
          <SeenBets session={session} live={live} face={face} bets={others.latest} />
          <p class="live-panel__hint">{texts.masked}</p>
        </>
      )}
      {session.casino.present && !session.opened.fun && (
        <button
          type="button"
          class="text-button live-panel__invite"
          onClick={() => session.casino.tell({ type: 'invite' })}
        >
          {texts.invite}
        </button>
      )}
    </section>
  );
}

interface SeenBetsProps extends Omit<PanelProps, 'face'> {
  face: Pick<LiveFace, 'decidesEach'>;
  bets: readonly SeenBet[];
}

/** Bets of others, a line each. */
export function SeenBets({ session, live: { texts, isRevealed }, face, bets }: SeenBetsProps) {
  return (
    <ul class="live-people figures" aria-label={texts.people}>
      {bets.map(({ id, player, currency, stake, out, win }) => {
        const money = moneyIn(currency, session.texts.locale);
        const shown = isRevealed || face.decidesEach ? win : null;
        return (
          <li key={id}>
            <span>{player || texts.others}</span>
            <span>{money(stake)}</span>
            <span class={shown !== null && shown > stake ? 'live-people__won' : undefined}>
              {out !== null && shown !== null && <small>{multipleText(out)}</small>} {shown !== null && money(shown)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const tenth = numbers({ maximumFractionDigits: 1 });

/** What came last, where that is not on the table anyway, and how often what came beside what is to be expected. */
export function Results({ session, live, face, listed }: PanelProps & { listed: boolean }) {
  const { texts } = live;
  const results = revealedResults(live);
  if (results.length === 0)
    return (
      <section class="live-panel">
        <h2>{texts.results}</h2>
        <p class="live-panel__hint">{texts.noResults}</p>
      </section>
    );
  return (
    <section class="live-panel">
      <h2>{texts.results}</h2>
      {listed && <ResultSigns session={session} face={face} outcomes={results} name={texts.results} wraps />}
      <table class="live-counts figures">
        <caption>{texts.counts(results.length)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.came}</th>
            <th scope="col">{texts.expected}</th>
          </tr>
        </thead>
        <tbody>
          {face.counted(results, session).map(({ name, count, expected }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>{tenth.format(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="live-panel__hint">{texts.noPattern}</p>
    </section>
  );
}

/** The last outcomes, that of this round among them once it lies open. */
export function revealedResults({ results, round, isRevealed }: Live): unknown[] {
  return results
    .filter(({ number, outcome }) => outcome !== null && (number !== round?.number || isRevealed))
    .map(({ outcome }) => outcome);
}
