import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ours = '@fairhouse';
/** What the servers are made of. */
const sources = ['apps', 'packages', 'kits', 'games', 'scripts', 'package.json', 'tsconfig.json'];
const notNeeded = ['games/*/art', 'apps/web', 'apps/desk', 'apps/studio/src/client'];

/** Bundles the servers of another commit below `folder` by its own program, over the libraries installed here. Answers where they are, by name. */
export function bundleOldServers(root: string, commit: string, folder: string): (name: string) => string {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  execFileSync(
    'git',
    ['archive', `--output=${archive}`, commit, '--', ...sources, ...notNeeded.map((path) => `:(exclude)${path}`)],
    { cwd: root },
  );
  execFileSync('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`]);
  for (const feature of ['', ...featuresIn(root)]) linkLibraries(join(root, feature), join(folder, feature));
  const scope = join(folder, 'node_modules', ours);
  mkdirSync(scope);
  for (const area of ['packages', 'kits'])
    for (const name of readdirSync(join(folder, area))) symlinkSync(join(folder, area, name), join(scope, name));
  const program = `
    const { bundleServers } = await import('./scripts/start/bundle-servers.ts');
    const { mains } = await import('./scripts/start/programs.ts');
    await bundleServers(process.cwd(), mains, 'servers');`;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: folder });
  return (name) => join(folder, 'servers', `${name}.mjs`);
}

function featuresIn(root: string): string[] {
  return ['apps', 'packages', 'kits'].flatMap((area) => readdirSync(join(root, area)).map((name) => join(area, name)));
}

/** Everything that is installed for a feature, except what is ours. */
function linkLibraries(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed) || !existsSync(to)) return;
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (name === ours || name.startsWith('.') || !lstatSync(join(installed, name)).isDirectory()) continue;
    symlinkSync(join(installed, name), join(to, 'node_modules', name));
  }
}
