import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namer } from './site-name.ts';

const web = new URL('../../../web/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, web), 'utf8');
const own = 'Maria\'s "Casino" & <Co> $&';

it('says the operator’s name wherever the page says the one it was built under, and none of it is markup', () => {
  const named = namer(file('index.html'), own);
  const page = named.html(file('index.html'));
  expect(page).toContain('<title>Home – Maria&#39;s &#34;Casino&#34; &#38; &#60;Co&#62; $&#38;</title>');
  for (const html of [page, named.html(file('public/offline.html'))]) {
    expect(html).toContain('Maria&#39;s');
    expect(html).not.toContain('Fairhouse');
    expect(html).not.toContain('<Co>');
  }
  const manifest = JSON.parse(named.json(file('public/manifest.webmanifest')));
  expect([manifest.name, manifest.short_name]).toEqual([own, own]);
});

it('leaves a page alone that tells no name', () => {
  expect(namer('<title>The site</title>', own).html('<title>The site</title>')).toBe('<title>The site</title>');
});
