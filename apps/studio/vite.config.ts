import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameArt } from '../../art/vite/game-art.ts';
import { compressedTwins } from '../../scripts/vite/compressed-twins.ts';

const server = `http://127.0.0.1:${process.env.STUDIO_PORT ?? 3001}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameArt('rooms'), compressedTwins()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/play': server, '/launch': server, '/games': server, '/sheets': server } },
  build: {
    target: 'es2022',
    // Data: addresses and inline scripts would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // By it the server names in a page what its game will ask for.
    manifest: true,
    // What rooms share is one file, which every page begins with: twenty small ones would wait for one another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
});
