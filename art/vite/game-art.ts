import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));

/** Address → file, for what one of the two apps shows of the games: the site their covers, the studio all the rest. */
function artOf(shown: 'covers' | 'screens'): Map<string, string> {
  const art = new Map<string, string>();
  for (const code of readdirSync(folder)) {
    const own = `${folder}${code}/art/`;
    if (!existsSync(own)) continue;
    for (const name of readdirSync(own, { recursive: true, encoding: 'utf8' })) {
      const cover = /^cover(-2x)?\.avif$/.exec(name);
      if (!name.includes('.') || (cover !== null) !== (shown === 'covers')) continue;
      art.set(cover ? `art/covers/${code}${cover[1] ?? ''}.avif` : `art/${code}/${name}`, own + name);
    }
  }
  return art;
}

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Serves the pictures out of the games' folders, and lays them beside the built pages. */
export function gameArt(shown: 'covers' | 'screens'): Plugin {
  return {
    name: 'game-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = artOf(shown).get((request.url ?? '').slice(1).split('?')[0] ?? '');
        if (!file) return next();
        response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [fileName, file] of artOf(shown))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
  };
}
