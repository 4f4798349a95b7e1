import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (language: string, name: string): string =>
  readFileSync(new URL(`texts/${language}/${name}.md`, import.meta.url), 'utf8');

describe.each(['en', 'fil'])('the texts in %s', (language) => {
  it('say in four paragraphs who we are', () => {
    const [, about = ''] = textOf(language, 'aboutUs').split(/^# .+\n/);
    const paragraphs = about.split(/^## /m)[0]!.trim().split(/\n\n+/);
    expect(paragraphs).toHaveLength(4);
  });

  it('name the cashback of the five levels, from bronze to diamond', () => {
    const rows = [...textOf(language, 'promotions').matchAll(/^\| (\w+) \| (\d+) % \|/gm)];
    expect(rows.map(([, level, percent]) => [level, Number(percent)])).toEqual([
      ['Bronze', 5],
      ['Silver', 8],
      ['Gold', 12],
      ['Platinum', 15],
      ['Diamond', 20],
    ]);
  });

  it('list the accepted methods, for paying in and for cashing out', () => {
    const tables = textOf(language, 'banking')
      .split(/^## /m)
      .map((section) => (section.match(/^\| /gm) ?? []).length)
      .filter((rows) => rows > 0);
    // A head and the methods of each.
    expect(tables).toEqual([5, 4]);
  });
});
