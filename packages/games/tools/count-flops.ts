/**
 * Counts every middle of casino hold’em and writes the table that its tests and its simulation read, some minutes long:
 * node --import tsx packages/games/tools/count-flops.ts
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { callsByWords, type DealerPokerDefinition, distinctHands } from '@fairhouse/game-math';
import { countRow, lineOfRow } from '../src/flop-table.ts';
import { gameOf } from '../src/index.ts';

const rules = gameOf('casino-holdem')!.definition as DealerPokerDefinition;
const lines: string[] = [];
distinctHands(3, (flop) => lines.push(lineOfRow(countRow(rules, flop, callsByWords))));
writeFileSync(new URL('../tables/casino-holdem.gz', import.meta.url), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
process.stdout.write(`${lines.length} middles counted\n`);
