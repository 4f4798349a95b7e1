/**
 * Writes down what a game gives for the seeds of `goldenRounds`, when it is released: from then on its rules and the
 * engine give these rounds or the build fails. Never overwrites: node --import tsx packages/games/tools/keep-golden-rounds.ts <code>
 */
import { writeFileSync } from 'node:fs';
import { gamesFolder } from '../src/folders.ts';
import { goldenRounds } from '../src/golden-rounds.ts';
import { gameOf } from '../src/index.ts';

const [code = ''] = process.argv.slice(2);
const game = gameOf(code);
if (!game) throw new Error(`no game is called "${code}"`);
const kept = goldenRounds(game);
writeFileSync(`${gamesFolder}${code}/golden.json`, `${JSON.stringify(kept, null, 2)}\n`, { flag: 'wx' });
process.stdout.write(`${JSON.stringify(kept)}\n`);
