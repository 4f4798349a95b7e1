import { readFileSync } from 'node:fs';
import { type ArticleLanguage, articleLanguages } from '@fairhouse/contract';
import { casinoArticles } from '@fairhouse/contract/articles';
import { describe, expect, it } from 'vitest';

const textOf = (language: string, name: string): string =>
  readFileSync(new URL(`texts/${language}/${name}.md`, import.meta.url), 'utf8');

const levels: Record<ArticleLanguage, string> = {
  en: 'Bronze Silver Gold Platinum Diamond',
  fil: 'Bronze Silver Gold Platinum Diamond',
  pt: 'Bronze Prata Ouro Platina Diamante',
  es: 'Bronce Plata Oro Platino Diamante',
};

/** What an English text fills in, links to and lists. */
const shapeOf = (text: string) => ({
  places: (text.match(/\{[\w.]+\}/g) ?? []).sort(),
  links: (text.match(/\]\(#[^)]*\)/g) ?? []).sort(),
  headings: text.match(/^#+ /gm)?.length,
  rows: text.match(/^\|/gm)?.length,
});

describe.each(articleLanguages)('the texts in %s', (language) => {
  it('say in four paragraphs who we are', () => {
    const [, about = ''] = textOf(language, 'aboutUs').split(/^# .+\n/);
    const paragraphs = about.split(/^## /m)[0]!.trim().split(/\n\n+/);
    expect(paragraphs).toHaveLength(4);
  });

  it.each(Object.keys(casinoArticles))('have the places, links, headings and rows of the English one: %s', (name) => {
    expect(shapeOf(textOf(language, name))).toEqual(shapeOf(textOf('en', name)));
  });

  it('name the cashback of the five levels, from bronze to diamond', () => {
    const rows = [...textOf(language, 'promotions').matchAll(/^\| (\w+) \| (\d+) % \|/gm)];
    expect(rows.map(([, level]) => level).join(' ')).toBe(levels[language]);
    expect(rows.map(([, , percent]) => Number(percent))).toEqual([5, 8, 12, 15, 20]);
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
