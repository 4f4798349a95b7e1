import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const script = "document.documentElement.dataset.theme = 'light';";
let api: TestApi;
let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  const page = `<html data-region="pending"><title>Fairhouse</title><script>${script}</script><script src="/assets/a.js"></script></html>`;
  await writeFile(join(site, 'index.html'), page);
  api = await startTestApi({ SITE_FOLDER: site });
});
afterAll(async () => {
  await api.close();
  await rm(site, { recursive: true });
});

describe('the page of the site', () => {
  it('may run the script that stands in it, and no other inline one', async () => {
    const answer = await fetch(`${api.url}/`);
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = answer.headers.get('content-security-policy')!.split(';');
    const scripts = policy.filter((directive) => directive.startsWith('script-src '));
    expect(scripts).toHaveLength(1);
    // The rest are origins of the buttons of wallets.
    const keywords = scripts[0]!.split(' ').filter((source) => source.startsWith("'"));
    expect(keywords).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(await answer.text()).toContain(`<script>${script}</script>`);
  });
});

describe('what is shared to the installed site where no worker takes it', () => {
  it('opens the page on fairness, with any body', async () => {
    const form = new FormData();
    form.append('files', new File(['{'.repeat(200_000)], 'round.json', { type: 'application/json' }));
    for (const body of [form, 'text', new URLSearchParams({ text: 'x' })]) {
      const answer = await fetch(`${api.url}/share`, { method: 'POST', body, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#/fair']);
    }
  });
});
