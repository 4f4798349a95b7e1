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

/** The rows of every table under a heading that begins with `Specification`. */
const rows: Row[] = page
  .split(/^## /m)
  .filter((text) => text.startsWith('Specification'))
  .flatMap((text) => {
    const [section = '', ...lines] = text.split('\n');
    return lines
      .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
      .slice(1)
      .map((line) => line.slice(1, -1).split('|'))
      .map((cells) => ({
        section,
        clause: cells[0]!.trim(),
        builtIn: pathsOf(cells.at(-2) ?? ''),
        shownBy: pathsOf(cells.at(-1) ?? ''),
      }));
  });

const isTest = (path: string): boolean => /\.(test|spec|fault)\.tsx?$/.test(path);

describe('docs/specification.md', () => {
  it('says of a clause both where it is built and which test shows it, or neither', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ builtIn, shownBy }) => (builtIn.length === 0) !== (shownBy.length === 0))).toEqual([]);
  });

  it('shows every clause of the first specification', () => {
    const first = rows.filter(({ section }) => section.startsWith('Specification 1:'));
    expect(first.length).toBeGreaterThan(100);
    const empty = first.filter(({ builtIn }) => builtIn.length === 0);
    expect(empty.map(({ clause }) => clause)).toEqual([]);
  });

  it('names only files that exist, and tests as the proof', () => {
    const paths = rows.flatMap(({ builtIn, shownBy }) => [...builtIn, ...shownBy]);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    expect(rows.flatMap(({ shownBy }) => shownBy).filter((path) => !isTest(path))).toEqual([]);
  });
});
