import type { Plugin } from 'vite';
import { gamesWithSound, mostBytes, soundOf } from '../sound/render.ts';

/** Renders the sound of every game by the recipe in its folder, and lays it beside the built page. */
export function gameSound(): Plugin {
  return {
    name: 'game-sound',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = (request.url ?? '').split('?')[0]!;
        const sheet = /^\/sound\/([a-z0-9-]+)\.json$/.exec(address)?.[1];
        if (sheet) return response.end(JSON.stringify((await soundOf(sheet)).sheet));
        const name = /^\/assets\/sound\/(.+\.mp3)$/.exec(address)?.[1];
        if (!name) return next();
        for (const code of gamesWithSound()) {
          const file = (await soundOf(code)).files.find((one) => one.name === name);
          if (file) return response.end(file.bytes);
        }
        next();
      });
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      const emitted = new Set<string>();
      for (const code of gamesWithSound()) {
        const { sheet, files } = await soundOf(code);
        const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
        if (bytes > mostBytes) this.error(`the sound of ${code} has ${bytes} bytes, and may have ${mostBytes}`);
        this.emitFile({ type: 'asset', fileName: `sound/${code}.json`, source: JSON.stringify(sheet) });
        for (const file of files) {
          if (emitted.has(file.name)) continue;
          emitted.add(file.name);
          this.emitFile({ type: 'asset', fileName: `assets/sound/${file.name}`, source: file.bytes });
        }
      }
    },
  };
}
