/** `npm run decisions-index`: writes docs/decisions/README.md, the decisions by area. */
import { writeFileSync } from 'node:fs';
import { decisions } from './decisions/decision.ts';
import { indexFile, indexPage } from './decisions/index-page.ts';

writeFileSync(indexFile, indexPage(decisions()));
