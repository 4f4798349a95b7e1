/** `npm run docs-pages`: writes the pages of the documentation that are generated: configuration, diagrams, error codes, index of decisions. */
import { writeFileSync } from 'node:fs';
import { generatedPages } from './docs/pages.ts';

for (const { file, text } of generatedPages) writeFileSync(file, text());
