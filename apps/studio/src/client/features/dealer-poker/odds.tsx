/** @jsxImportSource preact */
import type { DealerPokerDefinition, OddsLine } from '@fairhouse/game-math';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import type { Texts } from '../../lib/texts/index.ts';
import { gameIn } from './screen.ts';
import { type Face, type Words, wordsOf } from './texts.ts';

/** The tables of pays that a game has. */
export function payLists({ pays, side }: DealerPokerDefinition, face: Face, { tables }: Words) {
  return [
    { table: 'ante', title: tables.ante[face], lines: pays.ante },
    { table: 'raise', title: tables.raise[face], lines: pays.raise },
    { table: 'bonus', title: tables.bonus, lines: pays.bonus },
    { table: 'side', title: tables.side, lines: side?.pays ?? [] },
  ].filter(({ lines }) => lines.length > 0);
}

/** 'Full house'; of pairs of some ranks only 'Tens or better'. */
export function lineName({ hand, of }: OddsLine, texts: Texts): string {
  const { hands, plural } = texts.cards;
  return of ? wordsOf(texts).orBetter(plural[of[0]!]!) : hands[hand];
}

/** '40:1'. */
export const oddsText = (pays: number, { locale }: Texts): string => `${pays.toLocaleString(locale)}:1`;

/** What every hand pays, on the sheet of rules. */
export function Odds({ session }: GamePlace) {
  const { texts } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  return (
    <>
      {payLists(definition, theme.face, words).map(({ table, title, lines }) => (
        <section key={table}>
          <h3>{title}</h3>
          <table class="figures">
            <caption class="visually-hidden">{title}</caption>
            <tbody>
              {lines.map((line) => (
                <tr key={lineName(line, texts)}>
                  <th scope="row">{lineName(line, texts)}</th>
                  <td>{oddsText(line.pays, texts)}</td>
                </tr>
              ))}
              {/* A hand that wins is paid even where no line names it. */}
              {definition.dealer && (table === 'ante' || table === 'raise') && (
                <tr>
                  <th scope="row">{words.even}</th>
                  <td>{oddsText(1, texts)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
