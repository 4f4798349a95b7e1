/**
 * `npm run check-round -- FILE`: whether a round is as it was committed, from the file that its player saved, without the house. Of a
 * shared round, `npm run check-round -- FILE CHAINS` compares its chain with what `GET /live/chains` of the studio answered once.
 * Ends with 0 when it is, with 1 when it is not, with 2 when a file cannot be read.
 */
import { readFileSync } from 'node:fs';
import { checkRoundFile } from '../src/check-round-file.ts';

const [path, chainsPath] = process.argv.slice(2);
if (path === undefined) refuse('Name the file: npm run check-round -- FILE');
else {
  const [text, chains] = [textOf(path), chainsPath === undefined ? undefined : textOf(chainsPath)];
  if (text === undefined) refuse(`${path} cannot be read.`);
  else if (chainsPath !== undefined && chains === undefined) refuse(`${chainsPath} cannot be read.`);
  else report(text, chains);
}

function report(text: string, chains: string | undefined): void {
  const check = checkRoundFile(text, chains);
  if (!check.readable) {
    refuse(`${path} is no file of a round: ${check.why}.`);
    return;
  }
  tell(process.stdout, `Round ${check.roundId} of ${check.game}`);
  for (const { right, says } of check.findings) tell(process.stdout, `  ${right ? 'right' : 'WRONG'}  ${says}`);
  tell(process.stdout, check.right ? 'This round matches its commitment.' : 'This round could not be confirmed.');
  process.exitCode = check.right ? 0 : 1;
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
