/**
 * `npm run check-round -- FILE [DEVICE] [CHAINS]`: what can be proved of a round, from the file that its player saved, without the operator.
 * DEVICE is what the player's device saw ("Save what this device saw"); CHAINS what `GET /live/chains` of the studio answered once. Both may
 * be left out, and stand in any order.
 *
 * Ends with 0 when all of it is proved, 1 when something is contradicted, 2 when a file cannot be read, and 3 when nothing is contradicted
 * but not all of it can be proved with these files.
 */
import { readFileSync } from 'node:fs';
import { checkRoundFile } from '../src/check-round-file.ts';

const verdicts = {
  proved: [0, 'This round matches its commitment.'],
  contradicted: [1, 'This round does NOT match its commitment.'],
  not_provable: [3, 'Nothing contradicts this round, but not all of it can be proved with these files.'],
} as const;
const words = { proved: 'proved      ', contradicted: 'CONTRADICTED', not_provable: 'not provable' } as const;

const [path, ...more] = process.argv.slice(2);
if (path === undefined) refuse('Name the file: npm run check-round -- FILE [DEVICE] [CHAINS]');
else {
  const texts = [path, ...more].map((file) => ({ file, text: textOf(file) }));
  const missing = texts.find(({ text }) => text === undefined);
  if (missing) refuse(`${missing.file} cannot be read.`);
  else report(texts.map(({ text }) => text!));
}

function report([text, ...others]: string[]): void {
  const check = checkRoundFile(text!, ...others);
  if (!check.readable) {
    refuse(`${path} is no file of a round: ${check.why}.`);
    return;
  }
  tell(process.stdout, `Round ${check.roundId} of ${check.game}`);
  for (const { standing, says } of check.lines) tell(process.stdout, `  ${words[standing]}  ${says}`);
  const [code, verdict] = verdicts[check.standing];
  tell(process.stdout, verdict);
  process.exitCode = code;
}

function refuse(why: string): void {
  tell(process.stderr, why);
  process.exitCode = 2;
}

function tell(to: NodeJS.WriteStream, line: string): void {
  to.write(`${line}\n`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
