import { fileURLToPath } from 'node:url';
import { definitionHash, percentText } from '@fairhouse/game-math';
import { games, type OfferedGame } from './index.ts';
import { type Judgement, seedOf } from './simulate.ts';

/** What a game returned in a simulation, as it is written down. */
export interface Simulated {
  rounds: number;
  seed: number;
  judged: Judgement;
  /** Of one processor, what a process learns of a game before its first round included. */
  seconds: number;
}

export const simulatedPageFile = fileURLToPath(new URL('../../../docs/simulated.md', import.meta.url));

const head = [
  'game',
  'folder',
  'rules',
  'rounds',
  'seed',
  'return %',
  'declared %',
  'within ±',
  'hit rate %',
  'more than the stake %',
  'deviation',
  'seconds',
] as const;
const place = (column: (typeof head)[number]) => head.indexOf(column);

/** What a definition says of its rounds: corrected, they are played as before. */
const figures = new Set(['version', 'return', 'hitRate', 'profitRate', 'deviation']);

/** Rows are of the rules by which they were played, without the declared figures: of other rules they say nothing. */
function rulesOf({ definition }: OfferedGame): string {
  const rules = JSON.parse(JSON.stringify(definition, (key, value) => (figures.has(key) ? undefined : value)));
  return definitionHash(rules).slice(0, 12);
}

export function simulatedRow(game: OfferedGame, { rounds, seed, judged, seconds }: Simulated): string[] {
  return [
    game.name,
    game.code,
    rulesOf(game),
    rounds.toLocaleString('en'),
    String(seed),
    judged.return.toFixed(3),
    declaredText(judged),
    `${judged.bound.toFixed(3)}${judged.within ? '' : ' OUT OF BOUNDS'}`,
    judged.hitRate.toFixed(2),
    judged.profitRate.toFixed(2),
    judged.deviation.toFixed(2),
    seconds.toFixed(0),
  ];
}

export function declaredText({ declared: { least, most } }: Judgement): string {
  const [from, to] = [percentText(least / 100), percentText(most / 100)];
  return from === to ? from : `${from} to ${to}`;
}

/** A cell of a row. */
export const cellOf = (cells: readonly string[] | undefined, column: (typeof head)[number]): string | undefined =>
  cells?.[place(column)];

/** Rows of a page by the game's folder. */
export function rowsIn(page: string): Map<string, string[]> {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map((cells) => [cells[place('folder')]!, cells]));
}

/** `docs/simulated.md` with further rows: of each game that is offered the last one, if it was played by the rules of today. */
export function withRows(page: string, played: readonly string[][]): string {
  const rows = rowsIn(page);
  for (const cells of played) rows.set(cells[place('folder')]!, cells);
  const standing = games.flatMap((game) => {
    const cells = rows.get(game.code);
    return cells?.[place('rules')] === rulesOf(game) ? [cells] : [];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isOwn = (cells: string[]) => cellOf(cells, 'seed') === String(seedOf(cells[place('folder')]!, 1));
  const older = standing.some((cells) => cellOf(cells, 'seed') === '1' && !isOwn(cells))
    ? ', but for rows at seed 1, which are older'
    : '';
  return `# What the games returned when they were played

Written by \`npm run simulate -- --record\`, and by nothing else: a game that was not played does not stand here, nor one that was
played by other rules than those of today (their hash, without the declared figures, begins with what stands below rules). Rounds are of
all that can be bet on in turn, one bet at a time, by the best play where there is a choice, each by a seed of its own from the one that is
named on; games begin at seeds of their own${older}. What came back has to lie within five deviations of the mean of what
[is declared](games.md), from the least to the most of all choices. The shares of rounds that pay anything, and of those that pay more than
the stake, have to lie as near to what is stated of the very bets that were played
([302](decisions/302-rates-are-rounded-down-and-say-what-they-count.md)). Hi-Lo declares the lowest return of
all its stops; its row is compared with what the play simulated here returns exactly
([029](decisions/029-declared-figures-are-computed-and-simulated.md)). Seconds are those of one processor.

${[head, head.map(() => '---'), ...standing].map(line).join('\n')}
`;
}
