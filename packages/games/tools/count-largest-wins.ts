/**
 * Counts the largest win of slots and its odds, and writes both into their `game.json`: of all slots, or of those that are named:
 * node --import tsx packages/games/tools/count-largest-wins.ts <code>...
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { countedSpins, largestWin, type SlotDefinition } from '@fairhouse/game-math';
import { gamesFolder } from '../src/folders.ts';
import { games } from '../src/index.ts';

const wanted = process.argv.slice(2);
const slots = games.filter(({ code, kind }) => kind === 'slot' && (wanted.length === 0 || wanted.includes(code)));

for (const { code, definition } of slots) {
  const slot = definition as SlotDefinition;
  const { stakes, oneIn, exact } = largestWin(slot, countedSpins(slot));
  const file = `${gamesFolder}${code}/game.json`;
  const figures = {
    // A bound is stated by its first figures, rounded down.
    largestWinOneIn: exact ? Number(oneIn.toPrecision(7)) : Number((oneIn * 0.95).toPrecision(2)),
    ...(stakes < slot.maxWin && { largestWinReached: Number(stakes.toFixed(4)) }),
  };
  const lines = Object.entries(figures).map(([name, figure]) => `  "${name}": ${String(figure).replace('+', '')},\n`);
  const before = readFileSync(file, 'utf8').replaceAll(/ {2}"largestWin\w+": .*\n/g, '');
  writeFileSync(
    file,
    before.replace(/ {2}"shelf": .*\n/, (shelf) => shelf + lines.join('')),
  );
  process.stdout.write(`${code}: ${stakes} stakes, ${exact ? 'once' : 'at most once'} in ${oneIn} rounds\n`);
}
