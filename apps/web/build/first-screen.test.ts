import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

const checkTexts = fileURLToPath(new URL('../src/lib/language/check-texts.ts', import.meta.url));
const starter = fileURLToPath(new URL('./start.js', import.meta.url));

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'fairhouse-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** The smallest site that the plugin builds, with these texts in Filipino. */
function write(filipino: Record<string, string>): void {
  const files = {
    'package.json': '{ "type": "module" }',
    'index.html':
      '<!doctype html><html lang="en"><head><title>A site</title></head><body><!--shell--><script type="module" src="/src/main.ts"></script></body></html>',
    'build/start.js': readFileSync(starter, 'utf8'),
    'src/main.ts': `import './shared.ts'; import './site.css'; import('./pop-up.ts'); document.title = 'began';`,
    'src/pop-up.ts': `import './shared.ts'; import './pop-up.css'; document.title = 'opened';`,
    'src/shared.ts': `import './shared.css'; document.title = 'shared';`,
    'src/site.css': 'body { margin: 0; }',
    'src/shared.css': 'button { margin: 0; }',
    'src/pop-up.css': 'dialog { margin: 0; }',
    'src/lobby/texts/en.ts': `export const en = { games: '{count} games', noGames: 'No games' };`,
    'src/lobby/texts/fil.ts': `export const fil = ${JSON.stringify(filipino)};`,
    'src/app/prerender.tsx': `
      import { problemsOf } from ${JSON.stringify(checkTexts)};
      export const prerender = () => '<main>drawn</main>';
      export const problemsOfTexts = () => problemsOf(
        new Map([['lobby/texts', Object.values(import.meta.glob('../**/texts/en.ts', { eager: true, import: 'en' }))[0]]]),
        'fil',
        new Map([['lobby/texts', Object.values(import.meta.glob('../**/texts/fil.ts', { eager: true, import: 'fil' }))[0]]]),
      );`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}

/** Built with the styles of shared.ts as a sheet of their own. */
const built = () =>
  build({
    root: site,
    configFile: false,
    logLevel: 'silent',
    plugins: [firstScreen()],
    build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /shared/ }] } } } },
  });

it('a site whose languages are complete is built, with its first screen drawn', async () => {
  write({ games: '{count} laro', noGames: 'Walang laro' });
  await built();
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<main>drawn</main>');
});

it('the styles of the first screen stand in the page, and its links to them fetch nothing', async () => {
  write({ games: '{count} laro', noGames: 'Walang laro' });
  await built();
  const page = readFileSync(join(site, 'dist/index.html'), 'utf8');
  expect(page).toMatch(/<style>body *{ *margin/);
  expect(page).toMatch(/<style>button *{ *margin/);
  expect(page).not.toContain('dialog');
  const links = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toMatch(/ href="\/assets\/[^"]+\.css" disabled>/);
});

it('a site whose language lacks a text, or fills another place, is not built', async () => {
  write({ games: '{number} laro' });
  await expect(built()).rejects.toThrow(
    'texts are not complete:\nlobby/texts/fil.ts games fills other places\nlobby/texts/fil.ts lacks noGames',
  );
});
