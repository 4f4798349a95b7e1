import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/specification.md', root), 'utf8');

interface Row {
  section: string;
  clause: string;
  builtIn: string[];
  shownBy: string[];
}

const pathsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);

/** The cells of each row of the table in a section, its head aside. */
function tableOf(section: string): string[][] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(1, -1).split('|'));
}

/** The rows of every table under a heading that begins with `Specification`. */
const rows: Row[] = page
  .split(/^## /m)
  .filter((text) => text.startsWith('Specification'))
  .flatMap((text) => {
    const [section = ''] = text.split('\n');
    return tableOf(text).map(([clause = '', , built = '', shown = '', ...more]) => ({
      section,
      clause: clause.trim(),
      builtIn: pathsOf(built),
      shownBy: more.length === 0 ? pathsOf(shown) : [],
    }));
  });

const isTest = (path: string): boolean => /\.(test|spec|fault)\.tsx?$/.test(path);

describe('docs/specification.md', () => {
  it.each([
    ['1', 130],
    ['2', 230],
  ])('says of every clause of specification %s where it is built and which test shows it', (number, least) => {
    const own = rows.filter(({ section }) => section.startsWith(`Specification ${number}:`));
    expect(own.length).toBeGreaterThan(least);
    const empty = own.filter(({ builtIn, shownBy }) => builtIn.length === 0 || shownBy.length === 0);
    expect(empty.map(({ clause }) => clause)).toEqual([]);
  });

  it('says of every reading which one was taken, and why', () => {
    const [, readings = ''] = page.split('## Where two readings exist\n');
    const cells = tableOf(readings);
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it('names only files that exist, and tests as the proof', () => {
    const paths = rows.flatMap(({ builtIn, shownBy }) => [...builtIn, ...shownBy]);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    expect(rows.flatMap(({ shownBy }) => shownBy).filter((path) => !isTest(path))).toEqual([]);
  });

  it('names a test of every call, which calls it or its feature’s by their paths', () => {
    const [, table = ''] = page.split('## Calls\n');
    const features = new URL('apps/api/src/', root);
    const untrue = tableOf(table.split('\n## ')[0]!).filter(([call = '', , , feature = '', test = '']) => {
      const [path, folder, file] = [call, feature, test].map((cell) => pathsOf(cell)[0]!);
      const place = new URL(`${folder}/${file}`, features);
      return !existsSync(place) || !namesCall(readFileSync(place, 'utf8'), path!);
    });
    expect(untrue.map(([call]) => call!.trim())).toEqual([]);
  });
});

/** Whether a test names the call as a whole, or its ending where it makes paths of a common beginning. */
function namesCall(text: string, path: string): boolean {
  const parts = path.split('/');
  const splits = parts.map((_, at) => [parts.slice(0, at).join('/'), parts.slice(at).join('/')]);
  return (
    text.includes(path) ||
    splits.some(([begin, end]) => begin && text.includes(`${begin}\${`) && text.includes(`'/${end}'`)) ||
    splits.some(([begin, end]) => begin && text.includes(`${begin}/\${`) && text.includes(`'${end}'`))
  );
}
