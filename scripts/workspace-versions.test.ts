import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = (file: string): Package => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

const all = read('package.json')
  .workspaces!.map((folders) => folders.replace('/*', ''))
  .flatMap((folder) => readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}/package.json`))
  .filter((file) => existsSync(`${root}${file}`))
  .map(read);

it('finds the packages of the project', () => {
  expect(all.length).toBeGreaterThan(20);
});

it('names the version that a package of the project has, or an installation looks for it elsewhere', () => {
  const versions = new Map(all.map(({ name, version }) => [name, version]));
  const wrong = all.flatMap(({ name, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([of, version]) => versions.has(of) && versions.get(of) !== version)
      .map(([of, version]) => `${name} asks for ${of} ${version}`),
  );
  expect(wrong).toEqual([]);
});
