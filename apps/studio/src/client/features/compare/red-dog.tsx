/** @jsxImportSource preact */
import { type CompareRules, spreadOf } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Hand } from '../../ui/compare/hand.tsx';
import { oddsText } from '../../ui/compare/result-text.ts';
import type { CardSeen } from '../../ui/compare/story.ts';
import type { CompareTable } from './use-compare.ts';
import './red-dog.css';

/** Two cards with a place between them, and what each spread pays. */
export function RedDog({ session, game }: { session: PlaySession; game: CompareTable }) {
  const { words, definition, table, result } = game;
  const { spreads, three } = definition.rules as Extract<CompareRules, { type: 'red-dog' }>;
  const rows = [
    ...spreads.map((pays, i) => ({ name: String(i + 1), pays, holds: (spread: number) => spread === i + 1 })),
    {
      name: words.anyOther(spreads.length + 1),
      pays: definition.spots[0]!.pays,
      holds: (spread: number) => spread > spreads.length,
    },
    { name: words.threeAlike, pays: three, holds: (spread: number) => spread < 0 },
  ];
  const spread = spreadIn(table);
  const ended = result?.outcome.result;
  const won = ended === 'between' || ended === 'three';
  return (
    <div class={`red-dog${ended ? (won ? ' red-dog--won' : ' red-dog--over') : ''}`}>
      <div class="red-dog__cards">
        <Hand session={session} game={game} place={0} />
        <Hand session={session} game={game} place={1} />
        <Hand session={session} game={game} place={2} />
      </div>
      <table class="spreads figures">
        <caption>{words.spreads}</caption>
        <tbody>
          <tr>
            {rows.map(({ name, holds }) => (
              <th key={name} scope="col" class={spread !== undefined && holds(spread) ? 'spreads__now' : undefined}>
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {rows.map(({ name, pays, holds }) => (
              <td key={name} class={spread !== undefined && holds(spread) ? 'spreads__now' : undefined}>
                {oddsText({ pays })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function spreadIn(table: readonly (readonly CardSeen[])[]): number | undefined {
  const [left, right] = [table[0]?.[0], table[2]?.[0]];
  return left && right && left !== '??' && right !== '??' ? spreadOf(left, right) : undefined;
}
