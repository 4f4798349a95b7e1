import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedTwins } from '../../scripts/vite/compressed-twins.ts';

const desk = `http://127.0.0.1:${process.env.DESK_PORT ?? 3003}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compressedTwins()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: { proxy: { '/api': desk, '/art': desk } },
  build: {
    target: 'es2022',
    // Data: addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'desk', tags: ['$initial'] }] } } },
  },
});
