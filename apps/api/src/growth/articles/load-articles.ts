import { readFileSync } from 'node:fs';
import { type ArticleLanguage, articleLanguages } from '@fairhouse/contract';
import { type CasinoArticle, casinoArticles } from '@fairhouse/contract/articles';
import { type Database, inTransaction } from '@fairhouse/database';
import { catalogue } from '@fairhouse/games/catalogue';
import { addArticle, addVersion, findVersion, type Look, lockArticle } from './article.store.ts';
import { htmlOf } from './article-html.ts';

const siteLook: Look = { backgroundColor: null, fontColor: null, padding: null };
const looks: Partial<Record<CasinoArticle, Look>> = {
  promotions: { backgroundColor: '#172520', fontColor: '#f3ecdd', padding: '24px' },
};
const casino = 'casino';

/** The texts the casino comes with. A text that an operator has edited stays as the operator left it. */
export async function loadArticles(db: Database): Promise<void> {
  for (const [code, id] of Object.entries(casinoArticles) as [CasinoArticle, number][]) {
    await inTransaction(db, async (tx) => {
      await addArticle(tx, id, code, looks[code] ?? siteLook);
      await lockArticle(tx, id);
      for (const language of articleLanguages) {
        const text = casinoText(code, language);
        const kept = await findVersion(tx, id, language);
        if (kept && (kept.author !== casino || (kept.source === text.source && kept.title === text.title))) continue;
        const version = (kept?.version ?? 0) + 1;
        await addVersion(tx, id, { ...text, language, version, html: await htmlOf(text.source), author: casino });
      }
    });
  }
}

/** A file of texts/<language>: its first line is the title, '# About us', the rest the text, in Markdown. */
function casinoText(code: CasinoArticle, language: ArticleLanguage): { title: string; source: string } {
  const file = readFileSync(new URL(`./texts/${language}/${code}.md`, import.meta.url), 'utf8');
  const [, title, source] = /^# (.+)\n([\s\S]+)$/.exec(file) ?? [];
  if (!title || !source) throw new Error(`${language}/${code}.md does not begin with a title`);
  return { title, source: source.trim().replace('{returns}', returnsIn(language)) };
}

/** Rows of the table of what our games return. */
function returnsIn(language: ArticleLanguage): string {
  const rows = catalogue.map(({ name, returns }) => `| ${name} | ${returns[language]} |`);
  return rows.sort().join('\n');
}
