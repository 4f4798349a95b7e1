import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CannotRun } from '@fairhouse/operation/settings';
import { type BuildFailure, build, formatMessages, type Plugin } from 'esbuild';

/**
 * Bundles servers: of each name in `mains`, whose source lies below `root`, one `<name>.mjs` in `folder`, beside the
 * pieces that they share or load later. Libraries stay where they are. It takes half a second. `before`: what
 * a benchmark loads in place of a source. Throws CannotRun with
 * what is wrong in the sources; then nothing was written.
 */
export async function bundleServers(
  root: string,
  mains: Readonly<Record<string, string>>,
  folder: string,
  before: readonly Plugin[] = [],
): Promise<void> {
  try {
    await build({
      entryPoints: Object.fromEntries(Object.entries(mains).map(([name, main]) => [name, join(root, main)])),
      absWorkingDir: root,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      target: `node${process.versions.node}`,
      format: 'esm',
      // Libraries as node finds them: what some keep for bundlers alone, by the condition "module", node cannot load.
      conditions: [],
      bundle: true,
      splitting: true,
      // So that a stack trace names the line that was written.
      sourcemap: true,
      sourcesContent: false,
      keepNames: true,
      logLevel: 'silent',
      plugins: [...before, onlyOurs, inItsOwnPlace],
    });
  } catch (error) {
    const { errors } = error as BuildFailure;
    if (!errors) throw error;
    const said = await formatMessages(errors, { kind: 'error' });
    throw new CannotRun(`The servers cannot be bundled.\n${said.join('').trim()}`);
  }
}

const asked = Symbol('asked');

/** Libraries are loaded from where they are installed, wherever the bundles lie. */
const onlyOurs: Plugin = {
  name: 'only ours',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, kind, ...from }) => {
      if (kind === 'entry-point' || pluginData === asked || path.startsWith('node:')) return undefined;
      const found = await resolve(path, { ...from, kind, pluginData: asked });
      if (found.errors.length > 0 || !/[\\/]node_modules[\\/]/.test(found.path)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** A module finds what lies beside its source. */
const inItsOwnPlace: Plugin = {
  name: 'in its own place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};
