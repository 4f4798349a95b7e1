import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../../scripts/vite/browsers.ts';
import { compressedTwins } from '../../scripts/vite/compressed-twins.ts';
import { oldBrowserNotice } from '../../scripts/vite/old-browser-notice.ts';

const desk = `http://127.0.0.1:${process.env.DESK_PORT ?? 3003}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), oldBrowserNotice(), compressedTwins()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: { proxy: { '/api': desk, '/art': desk } },
  build: {
    target: buildTarget,
    // Data: addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'desk', tags: ['$initial'] }] } } },
  },
});
