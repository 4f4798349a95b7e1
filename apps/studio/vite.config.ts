import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameArt } from '../../art/vite/game-art.ts';
import { compressedTwins } from '../../scripts/vite/compressed-twins.ts';

const server = `http://127.0.0.1:${process.env.STUDIO_PORT ?? 3001}`;

/** Which rooms a module is a part of, where it is not a part of all of them. */
const owners: Record<string, RegExp> = {
  live: /client\/features\/live\/|packages\/live\/|eventsource-parser/,
  roulette: /client\/ui\/roulette\/|game-math\/src\/roulette\//,
  compare: /client\/ui\/compare\/|game-math\/src\/compare\//,
  wheels: /client\/ui\/wheels\/|game-math\/src\/weighted\//,
  curve: /client\/ui\/curve\/|game-math\/src\/curve\//,
};

function ownersOf(id: string): string | undefined {
  return Object.keys(owners).find((name) => owners[name]!.test(id));
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameArt('rooms'), compressedTwins()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/play': server, '/live': server, '/launch': server, '/games': server, '/sheets': server } },
  build: {
    target: 'es2022',
    // Data: addresses and inline scripts would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // By it the server names in a page what its game will ask for.
    manifest: true,
    // What rooms share is one file, which every page begins with: twenty small ones would wait for one another.
    // What is shared by rooms of one engine alone, of one player and of many, belongs to them and not to every page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: (id) => ownersOf(id) === undefined, minShareCount: 2, priority: 2 },
            { name: ownersOf, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
