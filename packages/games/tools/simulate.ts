/**
 * `npm run simulate`: ten million rounds of every game, on all processors; fails when one did not return what its sheet
 * says within five deviations. `-- --rounds 200000 --game dice --seed 3` plays fewer, of one, by other numbers.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameOf, games } from '../src/index.ts';
import { judge, simulate, type Tally, together } from '../src/simulate.ts';

interface Part {
  code: string;
  rounds: number;
  seed: number;
}

const roundsOfPart = 250_000;

// A child hears what to play; processes, since threads of Node 20 read no TypeScript.
if (process.send) process.on('message', (part: Part) => process.send!(played(part)));
else await run();

function played({ code, rounds, seed }: Part): Tally {
  return simulate(gameOf(code)!, rounds, seed);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10000000' },
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  const chosen = games.filter(({ code }) => values.game === undefined || code === values.game);
  if (chosen.length === 0) throw new Error(`no game is called "${values.game}"`);
  const workers = Array.from({ length: availableParallelism() }, () => fork(fileURLToPath(import.meta.url)));
  write(['game', 'rounds', 'return %', 'declared %', 'within', 'hits %', 'deviation', 'seconds', '']);
  let wrong = 0;
  for (const game of chosen) {
    const startedMs = performance.now();
    const judged = judge(game, await inParts(workers, game.code, rounds, Number(values.seed)));
    const { least, most } = judged.declared;
    if (!judged.within) wrong++;
    write([
      game.code,
      rounds.toLocaleString('en'),
      judged.return.toFixed(3),
      least.toFixed(2) === most.toFixed(2) ? least.toFixed(2) : `${least.toFixed(2)}–${most.toFixed(2)}`,
      `± ${judged.bound.toFixed(3)}`,
      judged.hitRate.toFixed(2),
      judged.deviation.toFixed(2),
      ((performance.now() - startedMs) / 1_000).toFixed(1),
      judged.within ? '' : 'OUT OF BOUNDS',
    ]);
  }
  for (const worker of workers) worker.disconnect();
  if (wrong > 0) process.exitCode = 1;
}

/** Each processor takes the next part when it is done with one. */
async function inParts(workers: ChildProcess[], code: string, rounds: number, seed: number): Promise<Tally> {
  let left = rounds;
  let sum: Tally = { rounds: 0, sum: 0, squares: 0, hits: 0 };
  await Promise.all(
    workers.map(async (worker) => {
      while (left > 0) {
        const part = { code, rounds: Math.min(roundsOfPart, left), seed: seed + rounds - left };
        left -= part.rounds;
        sum = together(sum, await answerOf(worker, part));
      }
    }),
  );
  return sum;
}

function answerOf(worker: ChildProcess, part: Part): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const done = (act: () => void) => {
      worker.off('message', onMessage).off('exit', onExit);
      act();
    };
    const onMessage = (tally: Tally) => done(() => resolve(tally));
    const onExit = () => done(() => reject(new Error(`a process that played ${part.code} ended`)));
    worker.on('message', onMessage).on('exit', onExit).send(part);
  });
}

function write(cells: readonly string[]): void {
  const [code = '', ...figures] = cells;
  process.stdout.write(`${code.padEnd(22)}${figures.map((cell) => cell.padStart(14)).join('')}\n`);
}
