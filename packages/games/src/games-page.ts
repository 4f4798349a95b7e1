import { fileURLToPath } from 'node:url';
import { oddsInWords } from './odds.ts';
import { advertisedWin, allSheets, percentRange, type Sheet, type SheetShare } from './sheets.ts';

/** A row of `docs/games.md`: over all modes, from the least to the most. */
export function summaryOf({ name, code, engine, modes }: Sheet): string[] {
  const inWords = ([from, to]: readonly [string, string]) => (from === to ? from : `${from} to ${to}`);
  const over = (figure: SheetShare) => {
    const range = percentRange(modes, figure);
    return range ? inWords(range) : 'not counted';
  };
  const deviations = modes.map((mode) => mode.deviation);
  const [odds] = modes
    .filter(({ oneIn }) => oneIn !== null)
    .sort((a, b) => b.largestWin - a.largestWin || a.oneIn! - b.oneIn!);
  return [
    name,
    code,
    engine,
    over('return'),
    over('hitRate'),
    over('profitRate'),
    inWords([Math.min(...deviations).toFixed(2), Math.max(...deviations).toFixed(2)]),
    advertisedWin(modes)?.toLocaleString('en') ?? '–',
    odds ? oddsInWords(odds.oneIn!, odds.rarer) : 'not counted',
  ];
}

export const summaryHead = [
  'game',
  'folder',
  'engine',
  'return %',
  'hit rate %',
  'more than the stake %',
  'deviation',
  'largest win',
  'its odds',
] as const;

export const gamesPageFile = fileURLToPath(new URL('../../../docs/games.md', import.meta.url));

/** `docs/games.md`. `weightOf` tells of a game the kilobytes of code and of pictures that its page loads. */
export function gamesPage(weightOf: (code: string) => readonly [string, string]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [...summaryHead, 'code kB', 'pictures kB'];
  const rows = allSheets().map((sheet) => row([...summaryOf(sheet), ...weightOf(sheet.code)]));
  return `# The games

Written by \`npm run games-table\`; a test holds the figures to what the engines compute. Where a choice changes a figure, from
the least to the most of all choices: \`npm run parsheet -- <folder>\` tells each. A hit is a round that pays more
than nothing; beside it stands how many rounds pay more than the stake. Returns and rates are rounded down, deviations to the nearest. Where
a round may hold several bets (roulette, dice, the card games with several places, shared tables), the figures are of one bet alone: how often
such a round pays depends on which bets are combined. Several boxes of blackjack and several hands of video poker are counted as one round
([302](decisions/302-rates-are-rounded-down-and-say-what-they-count.md)). The deviation is of a
round's return, in stakes; the largest win and its odds are those of the choice at which it is likeliest. Code is everything that
the page loads, packed; pictures are those of a wide screen. What ten million rounds of each returned stands in
[simulated.md](simulated.md).

${row(head)}
${row(head.map(() => '---'))}
${rows.join('\n')}

## Modes

Offered where the player's place and the operator allow them; where not, the control is absent
([309](decisions/309-pace-and-autoplay-follow-the-place-and-the-operator.md)).

| engine | autoplay | hurried | beside |
| --- | --- | --- | --- |
| threshold, weighted, subset | rounds or endless, stake steps, stops | instant mode | keys of one's own; Plinko: up to 20 balls at once; Cases: one to four by one press; Crash: the last 100 results |
| ladder | the same, by a pattern of tiles or steps | instant mode | keys of one's own |
| slot, compare | rounds or endless, stops | quick mode | baccarat and dragon tiger: bead road and big road |
| draw-poker | none | quick mode | 3, 10 or 50 hands; double-up of a win ([144](decisions/144-table-games-cards-wheels-and-dice.md)) |
| roulette | none | quick mode | racetrack: calls on wheels with one zero, 0 to 8 neighbours |
| every other engine of one player | none | quick mode | |
| shared tables | none | none | next round's bet in advance |
`;
}
