import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areas } from '../areas.ts';

const others = ['art', 'bench', 'scripts'];

export interface Room {
  folders: string[];
  /** Its browser tests, those of the same name. */
  specs: string[];
}

/** A room by its name, in whichever apps it stands: `bonus` is a feature of the API and of the site. */
export function roomNamed(root: string, name: string): Room {
  const folders = allRooms(root).filter((folder) => basename(folder) === name);
  const spec = `e2e/${name}.spec.ts`;
  return { folders, specs: existsSync(join(root, spec)) ? [spec] : [] };
}

/** The rooms that files belong to, each file to the innermost. What an app wires its rooms with belongs to none. */
export function roomsOf(root: string, files: readonly string[]): string[] {
  const apps = foldersIn(root, 'apps');
  const rooms = allRooms(root)
    .filter((room) => !apps.includes(room))
    .sort((a, b) => b.length - a.length);
  const found = files.flatMap((file) => rooms.find((room) => file.startsWith(`${room}/`)) ?? []);
  return [...new Set(found)].sort();
}

/** Packages, apps, and the features and folders of an app. */
function allRooms(root: string): string[] {
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
