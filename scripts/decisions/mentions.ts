import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './decision.ts';

const searched = ['apps', 'art', 'bench', 'deploy', 'docs', 'e2e', 'faults', 'games', 'packages', 'scripts'];
const isText = /\.(ts|tsx|mjs|cjs|sql|md|yml|sh|py)$/;
const isLeftOut = /(^|\/)(node_modules|dist|\.vitepress)\/|^docs\/decisions\/|^scripts\/decisions\//;

/** The decisions that a text names, by a path or as "decision NNN". */
export const decisionsNamedIn = (text: string): string[] =>
  [...text.matchAll(/decisions\/(\d{3})(?!\d)|\b[Dd]ecision (\d{2,3})\b/g)].map(([, path, name]) =>
    (path ?? name)!.padStart(3, '0'),
  );

/** The files of the repository that name a decision which does not exist, as `file: number`. Decisions themselves have links. */
export function unknownDecisionsNamed(exists: (number: string) => boolean): string[] {
  const below = searched.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return [...below, ...readdirSync(root)]
    .filter((path) => isText.test(path) && !isLeftOut.test(path))
    .flatMap((path) =>
      decisionsNamedIn(readFileSync(join(root, path), 'utf8'))
        .filter((number) => !exists(number))
        .map((number) => `${path}: ${number}`),
    );
}
