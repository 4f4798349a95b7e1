import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';
import { type BuildFailure, build, formatMessages, type Plugin } from 'esbuild';

/** What a bundle cannot hold, machine code: it is copied as it is. */
export const librariesAsTheyAre = ['sharp', '@node-rs/argon2'] as const;

/** Below it lies, at the place that it has in the sources, what programs read besides code. */
export const filesFolder = 'files';

/** Libraries are partly CommonJS, which asks by `require` for node's own modules. No source has a name that begins like these. */
const requireInModules = [
  "import { createRequire as __requireOf } from 'node:module';",
  "import { dirname as __folderOf } from 'node:path';",
  "import { fileURLToPath as __pathOfUrl } from 'node:url';",
  'const require = __requireOf(import.meta.url);',
  'const __filename = __pathOfUrl(import.meta.url);',
  'const __dirname = __folderOf(__filename);',
  // A library that named import.meta itself would count as a module that exports by name.
  `const besideBundles = (place) => __pathOfUrl(new URL(\`./${filesFolder}/\${place}\`, import.meta.url));`,
].join('');

/**
 * Bundles programs with their libraries, so that they run from `folder` wherever it is put: of each name in `mains` one
 * `<name>.mjs`, beside the pieces that they share or load later. Answers the sources that went in, from `root`. Throws
 * CannotRun with what is wrong in the sources.
 */
export async function bundlePrograms(
  root: string,
  mains: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  try {
    const { metafile } = await build({
      entryPoints: Object.fromEntries(Object.entries(mains).map(([name, main]) => [name, join(root, main)])),
      absWorkingDir: root,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      bundle: true,
      splitting: true,
      // A stack trace still names functions as they were written.
      keepNames: true,
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      banner: { js: requireInModules },
      external: [...librariesAsTheyAre, 'pg-native'],
      metafile: true,
      logLevel: 'silent',
      plugins: [fromTheFilesFolder(root), nothingToConfigure],
    });
    return Object.keys(metafile.inputs);
  } catch (error) {
    const { errors } = error as BuildFailure;
    if (!errors) throw error;
    const said = await formatMessages(errors, { kind: 'error' });
    throw new CannotRun(`The programs cannot be built.\n${said.join('').trim()}`);
  }
}

/** A module finds what lay beside its source, or beside a library's, below `files/`, which is beside the bundle. */
function fromTheFilesFolder(root: string): Plugin {
  return {
    name: 'from the files folder',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const here = `new URL(${JSON.stringify(`./${filesFolder}/${relative(root, path)}`)}, import.meta.url).href`;
        return { loader: 'ts', contents: inLatin(readFileSync(path, 'utf8').replaceAll('import.meta.url', here)) };
      });
      onLoad({ filter: /@fastify\/swagger-ui\/(lib\/)?\w+\.js$/ }, ({ path }) => {
        const here = `besideBundles(${JSON.stringify(relative(root, dirname(path)))})`;
        return { loader: 'js', contents: readFileSync(path, 'utf8').replaceAll('__dirname', here) };
      });
    },
  };
}

/** One letter beyond Latin, left standing in a pattern, doubles what the whole text of a bundle takes in memory. */
function inLatin(source: string): string {
  return source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The job queue looks for a file of settings through a library that holds a whole TypeScript compiler; we have none. */
const nothingToConfigure: Plugin = {
  name: 'nothing to configure',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cosmiconfig$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents: 'export const cosmiconfigSync = () => ({ search: () => null });',
    }));
  },
};
