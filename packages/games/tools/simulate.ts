/**
 * `npm run simulate`: ten million rounds of every game, on all processors; fails when one did not return what its sheet
 * says within five deviations. Each game has a seed of its own. `-- --rounds 200000 --game dice --seed 3` plays fewer, of one, by other numbers; `--record` writes
 * what was played into docs/simulated.md, game by game, and `--missing` plays what has no row there by its rules of today and its own seed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameOf, games } from '../src/index.ts';
import { judge, seedOf, simulate, type Tally, together } from '../src/simulate.ts';
import { cellOf, declaredText, rowsIn, simulatedPageFile, simulatedRow, withRows } from '../src/simulated.ts';

interface Part {
  code: string;
  rounds: number;
  seed: number;
}

interface Played {
  tally: Tally;
  /** Of the processor. */
  seconds: number;
}

const roundsOfPart = 250_000;

// A child hears what to play; processes, since threads of Node 20 read no TypeScript.
if (process.send) process.on('message', (part: Part) => process.send!(played(part)));
else await run();

function played({ code, rounds, seed }: Part): Played {
  const before = process.cpuUsage();
  const tally = simulate(gameOf(code)!, rounds, seed);
  const { user, system } = process.cpuUsage(before);
  return { tally, seconds: (user + system) / 1e6 };
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10000000' },
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
      record: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
    },
  });
  const [rounds, chosenSeed] = [Number(values.rounds), Number(values.seed)];
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  if (!Number.isSafeInteger(chosenSeed)) throw new Error(`--seed ${values.seed} is no whole number`);
  const named = games.filter(({ code }) => values.game === undefined || code === values.game);
  if (named.length === 0) throw new Error(`no game is called "${values.game}"`);
  const recorded = rowsIn(withRows(recordedPage(), []));
  const isRecorded = (code: string) => {
    const cells = recorded.get(code);
    return cellOf(cells, 'seed') === String(seedOf(code, chosenSeed)) && cellOf(cells, 'more than the stake %') !== '–';
  };
  const chosen = named.filter(({ code }) => !(values.missing && isRecorded(code)));
  const workers = Array.from({ length: availableParallelism() }, () => fork(fileURLToPath(import.meta.url)));
  write(['game', 'rounds', 'return %', 'declared %', 'within', 'hits %', 'profits %', 'deviation', 'seconds', '']);
  let wrong = 0;
  for (const game of chosen) {
    const seed = seedOf(game.code, chosenSeed);
    const { tally, seconds } = await inParts(workers, game.code, rounds, seed);
    const judged = judge(game, tally);
    if (!judged.within) wrong++;
    write([
      game.code,
      rounds.toLocaleString('en'),
      judged.return.toFixed(3),
      declaredText(judged),
      `± ${judged.bound.toFixed(3)}`,
      judged.hitRate.toFixed(2),
      judged.profitRate.toFixed(2),
      judged.deviation.toFixed(2),
      seconds.toFixed(1),
      judged.within ? '' : 'OUT OF BOUNDS',
    ]);
    if (values.record) record(simulatedRow(game, { rounds, seed, judged, seconds }));
  }
  for (const worker of workers) worker.disconnect();
  if (wrong > 0) process.exitCode = 1;
}

/** At once, so that what was played stands there when a later game is broken off. */
function record(row: string[]): void {
  writeFileSync(simulatedPageFile, withRows(recordedPage(), [row]));
}

function recordedPage(): string {
  return existsSync(simulatedPageFile) ? readFileSync(simulatedPageFile, 'utf8') : '';
}

/** Each processor takes the next part when it is done with one. */
async function inParts(workers: ChildProcess[], code: string, rounds: number, seed: number): Promise<Played> {
  let left = rounds;
  const all: Played = { tally: { rounds: 0, sum: 0, squares: 0, hits: 0, profits: 0 }, seconds: 0 };
  await Promise.all(
    workers.map(async (worker) => {
      while (left > 0) {
        const part = { code, rounds: Math.min(roundsOfPart, left), seed: seed + rounds - left };
        left -= part.rounds;
        const { tally, seconds } = await answerOf(worker, part);
        all.tally = together(all.tally, tally);
        all.seconds += seconds;
      }
    }),
  );
  return all;
}

function answerOf(worker: ChildProcess, part: Part): Promise<Played> {
  return new Promise((resolve, reject) => {
    const done = (run: () => void) => {
      worker.off('message', onMessage).off('exit', onExit);
      run();
    };
    const onMessage = (answer: Played) => done(() => resolve(answer));
    const onExit = () => done(() => reject(new Error(`a process that played ${part.code} ended`)));
    worker.on('message', onMessage).on('exit', onExit).send(part);
  });
}

function write(cells: readonly string[]): void {
  const [code = '', ...figures] = cells;
  process.stdout.write(`${code.padEnd(22)}${figures.map((cell) => cell.padStart(16)).join('')}\n`);
}
