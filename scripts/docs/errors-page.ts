import { type ErrorName, errorCodes } from '@fairhouse/contract/errors';
import { en } from '../../apps/api/src/http/messages/en.ts';

/** docs/errors.md: each code that a call can answer, and the sentence that the player reads. */
export function errorsPage(): string {
  const rows = Object.entries(errorCodes).map(
    ([name, code]) => `| ${code} | \`${name}\` | ${en[name as ErrorName].replaceAll('|', '\\|')} |`,
  );
  return `# Error codes

Written by \`npm run docs-pages\` from \`packages/contract/src/errors.ts\` and \`apps/api/src/http/messages/en.ts\`. Positive codes from 1000
are business outcomes and travel with HTTP 200; 1005 and 1006 travel with 503; -2 asks to log in again; 4xx and 5xx are transport faults
with their HTTP status. A code keeps its meaning for good.

| code | name | what the player reads |
|---|---|---|
${rows.join('\n')}
`;
}
