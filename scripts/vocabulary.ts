/**
 * `npm run vocabulary`: names the files with more words to avoid than when they were last counted (docs/style.md), and ends with 1; else
 * writes the lower counts down. `-- --all` writes down what is there, for a file that was moved or split.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Counts, countsFile, wordsByFile, worseThan } from './vocabulary/count-words.ts';

const found = wordsByFile();
const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts;
const worse = process.argv.includes('--all') ? [] : worseThan(counts, found);
if (worse.length > 0) {
  process.stderr.write(`${worse.join('\n')}\n`);
  process.exit(1);
}
const now = Object.fromEntries([...found].map(([path, has]) => [path, has.length]));
writeFileSync(countsFile, `${JSON.stringify(now, null, 2)}\n`);
const sum = (of: Counts) => Object.values(of).reduce((total, one) => total + one, 0);
process.stdout.write(`${sum(counts)} words to avoid when last counted, ${sum(now)} now.\n`);
