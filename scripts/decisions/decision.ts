import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const decisionsFolder = `${root}docs/decisions/`;

/** The areas of the index, in its order. */
export const areas = {
  money: 'Money',
  players: 'Players',
  protection: 'Player protection',
  play: 'Games and fairness',
  growth: 'Bonuses and marketing',
  desk: 'Back office',
  site: 'Player site',
  operation: 'Operation',
  tests: 'Tests',
};
export type Area = keyof typeof areas;

export interface Decision {
  number: string;
  file: string;
  title: string;
  date: string;
  area: Area;
  supersedes: readonly string[];
}

/** Title, status and a body of 35 lines. */
export const maxLines = 40;

const statusLine = /^Accepted (\d{4}-\d{2}-\d{2}) · area: ([a-z]+)(?: · supersedes (\d{3}(?:, \d{3})*))?$/;
const isArea = (name: string): name is Area => Object.hasOwn(areas, name);

/** A decision by its first lines, or what is wrong with them. */
export function readDecision(file: string, text: string): Decision | string {
  const [number] = /^\d{3}(?=-[a-z0-9-]+\.md$)/.exec(file) ?? [];
  if (number === undefined) return `${file}: the name is not NNN-title-in-plain-words.md`;
  const lines = text.trimEnd().split('\n');
  const [, title] = /^# (.+)$/.exec(lines[0] ?? '') ?? [];
  if (title === undefined) return `${file}: line 1 is not "# title"`;
  const [, date, area = '', supersedes] = statusLine.exec(lines[2] ?? '') ?? [];
  if (date === undefined) return `${file}: line 3 is not "Accepted YYYY-MM-DD · area: <area> · supersedes NNN, NNN"`;
  if (!isArea(area)) return `${file}: unknown area ${area}`;
  if (lines.length > maxLines) return `${file}: ${lines.length} lines, at most ${maxLines}`;
  return { number, file, title, date, area, supersedes: supersedes?.split(', ') ?? [] };
}

export const readDecisions = (): (Decision | string)[] =>
  readdirSync(decisionsFolder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readDecision(file, readFileSync(`${decisionsFolder}${file}`, 'utf8')));

/** All decisions; throws where one cannot be read. */
export function decisions(): Decision[] {
  return readDecisions().map((decision) => {
    if (typeof decision === 'string') throw new Error(decision);
    return decision;
  });
}
