import { createHash } from 'node:crypto';
import { articleLanguages } from '@fairhouse/contract';
import { casinoArticles } from '@fairhouse/contract/articles';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { setCasino } from '../../testing/setting-of.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { loadArticles } from './load-articles.ts';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi({ SITE_NAME: 'Test <b>Casino', SITE_EMAIL: 'help@test.example' });
  key = await addOperator(api.db, 'editor');
});
afterAll(() => api.close());

const get = (id: number, language = 'en') =>
  api.post('/base/article/get', { id }, undefined, { 'X-FE-LANG': language });
const save = (edit: object) => api.post('/operator/article/save', edit, key);

describe('reading', () => {
  it.each(Object.entries(casinoArticles))('%s is there in every language, with its places filled', async (_, id) => {
    for (const language of articleLanguages) {
      const { error, data } = await get(id, language);
      expect(error).toBe(0);
      expect(data).toMatchObject({ id, language });
      expect(data.content.length).toBeGreaterThan(300);
      expect(data.title + data.content).not.toMatch(/\{\w+\}|%7B/);
    }
  });

  it('writes the name of the site as text, never as markup', async () => {
    const { data } = await get(casinoArticles.aboutUs);
    expect(data.content).toContain('Test &lt;b&gt;Casino');
    expect(data.content).toContain('mailto:help@test.example');
  });

  it('answers as for any unknown thing where there is none', async () => {
    expect((await get(999)).error).toBe(errorCodes.noSuchThing);
  });

  it('falls back to English where a language has no text', async () => {
    await api.db.query('delete from article_version where article_id = $1 and language = $2', [14, 'fil']);
    expect((await get(14, 'fil')).data.language).toBe('en');
  });

  it('falls back to English where the translation is older than it', async () => {
    expect((await get(15, 'pt')).data.language).toBe('pt');
    await api.db.query(
      `insert into article_version (article_id, language, version, title, source, html, author, created_at)
       select article_id, language, version + 1, title, source, html, 'operator:test', now() + interval '1 second'
       from article_version where article_id = $1 and language = 'en' order by version desc limit 1`,
      [15],
    );
    expect((await get(15, 'pt')).data.language).toBe('en');
    expect((await get(15, 'fil')).data.language).toBe('fil');
  });
});

describe('editing', () => {
  const edit = { id: casinoArticles.help, language: 'en', title: 'Help', source: 'Hello {siteName}' };

  it('adds a version, keeps the former one, and records who did it', async () => {
    const before = (await api.post('/operator/article/get', { id: 13, language: 'en' }, key)).data;
    const saved = await save({ ...edit, version: before.version });
    expect(saved.data).toMatchObject({ version: before.version + 1, author: 'editor' });
    expect((await get(13)).data.content).toBe('<p>Hello Test &lt;b&gt;Casino</p>\n');
    const kept = await api.post('/operator/article/get', { id: 13, language: 'en', version: before.version }, key);
    expect(kept.data.source).toBe(before.source);
    const { rows } = await api.db.query(`select actor, before, after from audit_event where command = 'article.save'`);
    expect(rows).toMatchObject([
      {
        actor: 'operator:editor',
        before: { en: { title: before.title } },
        after: { en: { title: 'Help', sha256: createHash('sha256').update('Hello {siteName}').digest('hex') } },
      },
    ]);
  });

  it('is refused when somebody was faster, and stays when the casino loads its own texts again', async () => {
    expect((await save({ ...edit, version: 1 })).error).toBe(errorCodes.contentChanged);
    await loadArticles(api.db);
    expect((await get(13)).data.content).toContain('Hello');
  });

  it('lets nothing through that runs, frames or styles', async () => {
    const source = [
      '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>',
      '<p style="position:fixed" onclick="alert(1)">kept</p>',
      '[a](javascript:alert(1)) [b](//evil.example) [c](#/join) [d](https://fine.example)',
    ].join('\n\n');
    expect((await save({ ...edit, version: 2, source })).error).toBe(0);
    const { content } = (await get(13)).data;
    expect(content).not.toMatch(/script|img|iframe|style|onclick|javascript|evil/);
    expect(content).toContain('<p>kept</p>');
    expect(content).toContain('<a href="#/join">c</a>');
    expect(content).toContain('<a href="https://fine.example" target="_blank" rel="noopener noreferrer">d</a>');
  });

  it('does not believe what is stored either', async () => {
    await api.db.query(`update article_version set html = '<p>x</p><script>alert(1)</script>' where article_id = 12`);
    expect((await get(12)).data.content).toBe('<p>x</p>');
  });

  it.each([
    ['colours nobody can read', { backgroundColor: '#888888', fontColor: '#999999' }],
    ['one colour alone', { backgroundColor: '#000000' }],
    ['a colour that is more than one', { backgroundColor: 'red;position:fixed', fontColor: '#fff' }],
    ['a padding that is more than lengths', { padding: '1px;color:red' }],
  ])('refuses %s', async (_, look) => {
    expect((await save({ ...edit, version: 3, ...look })).error).toBe(errorCodes.invalidField);
  });

  it('takes a look that can be read', async () => {
    const look = { backgroundColor: '#000000', fontColor: '#fff', padding: '8px 16px' };
    expect((await save({ ...edit, version: 3, ...look })).error).toBe(0);
    expect((await get(13)).data).toMatchObject(look);
  });

  it('is for operators only', async () => {
    const member = await api.join();
    expect((await api.post('/operator/article/save', { ...edit, version: 4 }, member.token)).error).toBe(-2);
  });
});

describe('what the texts promise', () => {
  it('is what operators have set, in both languages and at once', async () => {
    await setCasino(api, 'deposit', 'BRL', { minimum: '20' });
    await setCasino(api, 'cashOut', 'EUR', { monthlyMost: '12000' });
    await api.post('/operator/bonus/setTerm', { name: 'firstDeposit.percent', value: 50 }, key);
    await api.post('/operator/bonus/setTerm', { name: 'firstDeposit.most', currency: 'BTC', value: 0.005 }, key);
    const text = async (name: 'bonusRules' | 'depositRules' | 'userAgreement', language: string) =>
      (await get(casinoArticles[name], language)).data.content;
    for (const [language, upTo] of [
      ['en', 'up to'],
      ['fil', 'hanggang'],
    ] as const) {
      expect(await text('depositRules', language)).toContain('<strong>10 USD, 10 EUR, 20 BRL</strong>');
      expect(await text('userAgreement', language)).toContain('<strong>12,000 EUR</strong>');
      expect(await text('bonusRules', language)).toContain(`50 % ${upTo} 200 USD, 200 EUR, 200 BRL, 0.005 BTC`);
    }
  });

  it.each(['en', 'fil'])('is what a VIP point costs, in bitcoin too, in %s', async (language) => {
    const { content } = (await get(casinoArticles.terms, language)).data;
    expect(content).toMatch(/\b10 (units|yunit)\b/);
    expect(content).toContain('0.00015 BTC');
  });

  it.each(['en', 'fil'])('names every constant of the user agreement, in %s', async (language) => {
    const { content } = (await get(casinoArticles.userAgreement, language)).data;
    for (const constant of ['18', '180', '5 EUR', ' EUR', '14', '24', '7', '72', '28', '10 EUR', 'Cyprus'])
      expect(content).toContain(constant);
  });
});
