import { join } from 'node:path';
import { runProcess } from '@fairhouse/operation';
import { build, createServer } from 'vite';

const root = process.argv[2]!;
const app = (name: string) => join(root, 'apps', name);

/** Development: the player site with hot reload, the calls handed on to the api; the games' pages rebuilt on change. */
await runProcess({
  name: 'vite',
  async start() {
    const target = process.env.API_ADDRESS!;
    const server = await createServer({
      root: app('web'),
      server: {
        host: process.env.HOST,
        port: Number(process.env.PORT),
        strictPort: true,
        proxy: { '/api': target, '/webhooks': target },
      },
    });
    await server.listen();
    const watcher = await build({ root: app('studio'), mode: 'development', build: { watch: {} } });
    return {
      async stop() {
        await server.close();
        if ('close' in watcher) await watcher.close();
      },
    };
  },
});
