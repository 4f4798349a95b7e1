/** `npm run parsheet -- <game>`: the figures of every way to play a game; without a game, of all of them in one line each. */

import { summaryHead, summaryOf } from '../src/games-page.ts';
import { gameOf } from '../src/index.ts';
import { oddsInWords, oddsText } from '../src/odds.ts';
import { allSheets, percentText, sheetOf } from '../src/sheets.ts';

const [code] = process.argv.slice(2);
if (code === undefined) table([[...summaryHead], ...allSheets().map(summaryOf)]);
else {
  const game = gameOf(code);
  if (!game) throw new Error(`no game is called "${code}"`);
  const { name, engine, modes, pot } = sheetOf(game);
  process.stdout.write(`${name} (${code}), by the engine ${engine}\n\n`);
  table([
    ['choice', 'return %', 'hit rate %', 'more than the stake %', 'deviation', 'largest win', 'its odds'],
    ...modes.map((mode) => [
      mode.mode?.en ?? 'every round',
      percentText(mode.return, 3),
      percentText(mode.hitRate, mode.rateDecimals ?? 3),
      mode.profitRate ? percentText(mode.profitRate, mode.rateDecimals ?? 3) : 'not counted',
      mode.deviation.toFixed(2),
      mode.largestWin.toLocaleString('en'),
      mode.oneIn === null ? 'not counted' : oddsInWords(mode.oneIn, mode.rarer),
    ]),
  ]);
  if (pot) {
    const { reels, paidIn, begun, rules } = pot;
    process.stdout.write(
      `\nThe shared pot: of the return ${reels.toFixed(2)} % by the reels, ${paidIn.toFixed(2)} % paid in, ${begun.toFixed(2)} % begun\n\n`,
    );
    table([
      ['in minor units of', 'begins with', 'pays at most', 'one unit staked takes it'],
      ...Object.keys(rules.chances).map((currency) => [
        currency,
        rules.start[currency]!.toLocaleString('en'),
        rules.most[currency]!.toLocaleString('en'),
        `1 in ${oddsText(rules.chances[currency]!)}`,
      ]),
    ]);
  }
}

function table(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) process.stdout.write(`${row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}\n`);
}
