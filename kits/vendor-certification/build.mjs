import { chmod } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What is published runs on Node 20 without a compiler: one file for the command, one for the library, one for the example. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
await build({
  entryPoints: { cli: here('src/cli.ts'), index: here('src/index.ts'), 'example-studio': here('example/studio.ts') },
  outdir: here('dist'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
await chmod(here('dist/cli.js'), 0o755);
