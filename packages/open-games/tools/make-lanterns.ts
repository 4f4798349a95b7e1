import { writeLanterns } from '../src/fixtures/paper-lanterns.ts';

/** `node --import tsx packages/open-games/tools/make-lanterns.ts FOLDER`: a package to try the import with. */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Give the folder to write the package to.\n');
  process.exitCode = 2;
} else {
  const { math, page } = await writeLanterns(folder);
  process.stdout.write(`The tables are in ${math}, the page in ${page}.\n`);
}
