/** `npm run games-table`: writes docs/games.md, every game with its figures and what its page weighs once it is built. */
import { writeFileSync } from 'node:fs';
import { gamesPage, gamesPageFile } from '@fairhouse/games/games-page';
import { weighPages } from './vite/page-weights.ts';

const weights = await weighPages();
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(0);

writeFileSync(
  gamesPageFile,
  gamesPage((code) => {
    const { code: scripts, pictures } = weights.get(code)!;
    return [kilobytes(scripts), kilobytes(pictures)];
  }),
);
