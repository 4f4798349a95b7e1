import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameArt } from '../../art/vite/game-art.ts';

const server = `http://127.0.0.1:${process.env.STUDIO_PORT ?? 3001}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameArt('rooms')],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/play': server, '/launch': server, '/games': server, '/sheets': server } },
  build: {
    target: 'es2022',
    // Data: addresses and inline scripts would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
