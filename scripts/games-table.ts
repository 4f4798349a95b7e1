/** `npm run games-table`: writes docs/games.md, every game with its figures and what its page weighs once it is built. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesPage, gamesPageFile } from '@fairhouse/games/games-page';
import { buildClient } from './start/clients.ts';
import { weighPages } from './vite/page-weights.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
await buildClient(root, 'studio', undefined, console.log);
const weights = weighPages(join(root, 'apps/studio/dist'));
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(0);

writeFileSync(
  gamesPageFile,
  gamesPage((code) => {
    const { code: scripts, pictures } = weights.get(code)!;
    return [kilobytes(scripts), kilobytes(pictures)];
  }),
);
