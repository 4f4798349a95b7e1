import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|svg|json|webmanifest)$/;

/** After the build: lays a Brotli and a gzip twin beside every text file, so that serving compresses nothing. */
export function compressedTwins(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-twins',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name));
        await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, best));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
