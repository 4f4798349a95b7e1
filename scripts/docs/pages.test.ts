import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { generatedPages } from './pages.ts';

it.each(generatedPages.map(({ file, text }) => ({ name: relative(process.cwd(), file), file, text })))(
  '$name is what `npm run docs-pages` writes',
  ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text());
  },
);
