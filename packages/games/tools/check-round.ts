/**
 * `npm run check-round -- FILE`: whether a round is as it was committed, from the file that its player saved, without the house.
 * Ends with 0 when it is, with 1 when it is not, with 2 when the file cannot be read.
 */
import { readFileSync } from 'node:fs';
import { checkRoundFile } from '../src/check-round-file.ts';

const [path] = process.argv.slice(2);
const text = path === undefined ? undefined : textOf(path);
if (text === undefined) {
  tell(process.stderr, path === undefined ? 'Name the file: npm run check-round -- FILE' : `${path} cannot be read.`);
  process.exitCode = 2;
} else {
  const check = checkRoundFile(text);
  if (!check.readable) {
    tell(process.stderr, `${path} is no file of a round: ${check.why}.`);
    process.exitCode = 2;
  } else {
    tell(process.stdout, `Round ${check.roundId} of ${check.game}`);
    for (const { right, says } of check.findings) tell(process.stdout, `  ${right ? 'right' : 'WRONG'}  ${says}`);
    tell(process.stdout, check.right ? 'This round is as it was committed.' : 'This round could not be confirmed.');
    process.exitCode = check.right ? 0 : 1;
  }
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
