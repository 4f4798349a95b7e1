import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameArt } from '../../art/vite/game-art.ts';
import { buildTarget } from '../../scripts/vite/browsers.ts';
import { compressedTwins } from '../../scripts/vite/compressed-twins.ts';
import { fairnessFiles } from '../../scripts/vite/fairness-files.ts';
import { oldBrowserNotice } from '../../scripts/vite/old-browser-notice.ts';
import { firstScreen } from './build/first-screen.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), gameArt('covers'), firstScreen(), oldBrowserNotice(), fairnessFiles(), compressedTwins()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: { proxy: { '/api': api, '/webhooks': api, '/payment': api } },
  build: {
    target: buildTarget,
    // Data: addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the first screen needs is one file: eighteen small ones compress worse, and each brings its headers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } } },
  },
});
