import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** What of a package nobody runs. */
const notRun = /\.(d\.[cm]?ts|[cm]?ts|map|md)$/;

/**
 * Copies libraries and what they depend on, as they are installed below `root`, to `<folder>/node_modules`. One that is
 * optional and not installed is for another kind of machine.
 */
export function copyLibraries(root: string, names: readonly string[], folder: string): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string, optional: boolean) => {
    const place = installedPlace(name, resolve(from));
    if (place === undefined) {
      if (optional) return;
      throw new Error(`${name}, which ${relative(root, from) || 'the build'} needs, is not installed`);
    }
    if (copied.has(place)) return;
    copied.add(place);
    cpSync(place, join(folder, relative(root, place)), {
      recursive: true,
      filter: (path) =>
        basename(path) !== 'node_modules' && (basename(path).startsWith('LICENSE') || !notRun.test(path)),
    });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(place, 'package.json'), 'utf8'),
    ) as Package;
    for (const one of Object.keys(dependencies)) if (!(one in optionalDependencies)) copy(one, place, false);
    for (const one of Object.keys(optionalDependencies)) copy(one, place, true);
  };
  for (const name of names) copy(name, root, false);
}

/** As node looks for it: beside, and then further up. */
function installedPlace(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (dirname(folder) === folder) return undefined;
  }
}
