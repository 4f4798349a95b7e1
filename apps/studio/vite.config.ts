import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameArt } from '../../art/vite/game-art.ts';
import { gameSound } from '../../art/vite/game-sound.ts';
import { buildTarget } from '../../scripts/vite/browsers.ts';
import { compressedTwins } from '../../scripts/vite/compressed-twins.ts';
import { fairnessFiles } from '../../scripts/vite/fairness-files.ts';
import { oldBrowserNotice } from '../../scripts/vite/old-browser-notice.ts';

const server = `http://127.0.0.1:${process.env.STUDIO_PORT ?? 3001}`;

/** Parts of some screens, of one engine or of shared rounds, of sheets that are loaded when they are opened, and of a round's check. */
const owned =
  /client\/(features\/(live|fairness|rounds|keys|replay)|ui\/(roulette|compare|wheels|curve))\/|\/(hash-text|device-record-part|fairness-page-button)\.tsx|fairness\.css|ui\/src\/save-blob|game-math\/src\/(roulette|compare|weighted|curve)\/|packages\/live\/|packages\/record-proof\/|games\/src\/(check-gathered|proof-files)|node_modules\/(@noble|zod)\/|eventsource-parser/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameArt('screens'), gameSound(), oldBrowserNotice(), fairnessFiles(), compressedTwins()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/play': server, '/live': server, '/launch': server, '/games': server, '/sheets': server } },
  build: {
    target: buildTarget,
    // Data: addresses and inline scripts would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // By it the server names in a page what its game will ask for.
    manifest: true,
    // What screens share is one file, which every page begins with: twenty small ones would wait for one another.
    // But for what the screens of one engine share, that of one player and that of many: it is theirs, and not every page's.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: (id) => !owned.test(id), minShareCount: 2 }],
        },
      },
    },
  },
});
