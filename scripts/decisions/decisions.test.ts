import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorsOf, deadLinks, linksOf } from './dead-links.ts';
import { decisions, maxLines, readDecision, readDecisions, root } from './decision.ts';
import { decisionsNamedIn, unknownDecisionsNamed } from './mentions.ts';

const head = '# Title\n\nAccepted 2026-11-28 · area: money';

describe('decisions', () => {
  it('each has a title, a date, a status, a known area and a limited length', () => {
    expect(readDecisions().filter((decision) => typeof decision === 'string')).toEqual([]);
  });

  it('reads the first lines', () => {
    expect(readDecision('014-title.md', `${head} · supersedes 015, 017\n\nText\n`)).toEqual({
      number: '014',
      file: '014-title.md',
      title: 'Title',
      date: '2026-11-28',
      area: 'money',
      supersedes: ['015', '017'],
    });
  });

  it.each([
    ['title.md', head, 'the name'],
    ['014-title.md', head.slice(2), 'line 1'],
    ['014-title.md', head.replace('Accepted ', ''), 'line 3'],
    ['014-title.md', head.replace('money', 'cellar'), 'unknown area cellar'],
    ['014-title.md', `${head}${'\n'.repeat(maxLines)}text`, 'at most'],
  ])('refuses %s with %j', (file, text, reason) => {
    expect(readDecision(file, text)).toContain(reason);
  });

  it('no number is used twice, and no superseded decision is left', () => {
    const numbers = decisions().flatMap(({ number, supersedes }) => [number, ...supersedes]);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('finds the decisions that a text names', () => {
    expect(decisionsNamedIn('see docs/decisions/014 and (decision 20), a decision of 30')).toEqual(['014', '020']);
  });

  it('no file names a decision that does not exist', () => {
    const numbers = new Set(decisions().map(({ number }) => number));
    expect(unknownDecisionsNamed((number) => numbers.has(number))).toEqual([]);
  });
});

describe('links of the documentation', () => {
  const docs = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path}`)
    .filter((path) => !/(^|\/)(node_modules|\.vitepress)\//.test(path));
  const pages = [...readdirSync(root), ...docs].filter((path) => path.endsWith('.md'));
  const textOf = (path: string) => {
    if (!existsSync(`${root}${path}`)) return undefined;
    return statSync(`${root}${path}`).isDirectory() ? '' : readFileSync(`${root}${path}`, 'utf8');
  };

  it.each([
    ['[a](other.md)', []],
    ['[a](other.md#second-part-1) ![p](../art/p.png) [b](#here) [c](https://example.com/x.md)', []],
    ['[a](missing.md)', ['docs/page.md: missing.md']],
    ['[a](other.md#third-part)', ['docs/page.md: other.md#third-part']],
    ['[a](#there)', ['docs/page.md: #there']],
    ['[a]: missing.md', ['docs/page.md: missing.md']],
    ['`[a](missing.md)`\n\n```\n[a](missing.md)\n```\n', []],
  ])('%j: dead links %j', (text, dead) => {
    const files: Record<string, string> = {
      'docs/page.md': `# Here\n\n${text}`,
      'docs/other.md': '# Other\n## Second part\n## Second part\n',
      'art/p.png': '',
    };
    expect(deadLinks('docs/page.md', (path) => files[path])).toEqual(dead);
  });

  it('makes the addresses of headings as GitHub does', () => {
    expect([...anchorsOf('# A `b`: [c](d.md), 1.5 s!\n\n## What’s new?\n')]).toEqual(['a-b-c-15-s', 'whats-new']);
  });

  it('finds every link of a line', () => {
    expect(linksOf('| [a](b.md) | ![c](d.png "e") |')).toEqual(['b.md', 'd.png']);
  });

  it('no link points to a file or heading that does not exist', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.flatMap((page) => deadLinks(page, textOf))).toEqual([]);
  });
});
