import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areas } from '../areas.ts';

const others = ['art', 'bench', 'scripts'];

export interface Feature {
  folders: string[];
  /** Its browser tests, those of the same name. */
  specs: string[];
}

/** A feature by its name, in whichever apps it stands: `bonus` is a feature of the API and of the site. */
export function featureNamed(root: string, name: string): Feature {
  const folders = allFeatures(root).filter((folder) => basename(folder) === name);
  const spec = `e2e/${name}.spec.ts`;
  return { folders, specs: existsSync(join(root, spec)) ? [spec] : [] };
}

/** The features that files belong to, each file to the innermost. What an app wires its features with belongs to none. */
export function featuresOf(root: string, files: readonly string[]): string[] {
  const apps = foldersIn(root, 'apps');
  const features = allFeatures(root)
    .filter((feature) => !apps.includes(feature))
    .sort((a, b) => b.length - a.length);
  const found = files.flatMap((file) => features.find((feature) => file.startsWith(`${feature}/`)) ?? []);
  return [...new Set(found)].sort();
}

/** Packages, apps, and the features and folders of an app. */
function allFeatures(root: string): string[] {
  const apps = foldersIn(root, 'apps');
  const inApps = apps.flatMap((app) =>
    ['src', ...areas.map((area) => `src/${area}`), 'src/client/features'].flatMap((place) =>
      foldersIn(root, `${app}/${place}`),
    ),
  );
  return [...foldersIn(root, 'packages'), ...apps, ...inApps, ...others];
}

function foldersIn(root: string, place: string): string[] {
  if (!existsSync(join(root, place))) return [];
  const entries = readdirSync(join(root, place), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${place}/${name}`);
}
