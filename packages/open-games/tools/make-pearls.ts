import { writePearls } from '../src/fixtures/tide-pearls.ts';

/** `node --import tsx packages/open-games/tools/make-pearls.ts FOLDER`: a slot with a bonus mode to try the import with. */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Give the folder to write the package to.\n');
  process.exitCode = 2;
} else {
  const { math, page } = await writePearls(folder);
  process.stdout.write(`The tables are in ${math}, the page in ${page}.\n`);
}
