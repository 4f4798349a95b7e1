import { readFileSync } from 'node:fs';
import { webhookBody, webhookEvents } from '@fairhouse/contract/operator';
import { z } from 'zod';

/** An event as it is sent, of which a reader makes a test of their own. */
export function exampleOf(type: keyof typeof webhookEvents) {
  const { version, example } = webhookEvents[type];
  return webhookBody.parse({ id: 'evt_1', type, version, timestamp: '2026-11-30T04:05:06.000Z', data: example });
}

/** docs/webhooks.md: its words from `words.md`, its events from the contract. */
export function webhooksPage(): string {
  const words = readFileSync(new URL('words.md', import.meta.url), 'utf8');
  const code = readFileSync(new URL('verify-webhook.ts', import.meta.url), 'utf8');
  return words
    .replace('<!-- verify -->', () => `\`\`\`ts\n${code}\`\`\``)
    .replace('<!-- list -->', listOfEvents)
    .replace('<!-- events -->', () =>
      Object.keys(webhookEvents)
        .map((type) => section(type as never))
        .join('\n\n'),
    );
}

function listOfEvents(): string {
  const rows = Object.entries(webhookEvents).map(
    ([type, { version, summary }]) => `| [\`${type}\`](#${type.replace('.', '')}) | ${version} | ${summary} |`,
  );
  return ['| type | version | when |', '|---|---|---|', ...rows].join('\n');
}

function section(type: keyof typeof webhookEvents): string {
  const { data, summary } = webhookEvents[type];
  const { properties = {} } = z.toJSONSchema(data, { reused: 'inline' });
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { description = '', ...rest } = schema as JsonSchema;
    return `| \`${name}\` | ${typeOf(rest)} | ${description} |`;
  });
  return [
    `### ${type}`,
    '',
    summary,
    '',
    '| field | type | |',
    '|---|---|---|',
    ...rows,
    '',
    '```json',
    JSON.stringify(exampleOf(type), null, 2),
    '```',
  ].join('\n');
}

interface JsonSchema {
  type?: string;
  description?: string;
  format?: string;
  enum?: readonly string[];
  anyOf?: readonly JsonSchema[];
}

/** Long lists of codes, such as currencies, are named by their first ones. */
const mostCodes = 8;

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) {
    const codes = schema.enum.slice(0, mostCodes).map((code) => `\`${code}\``);
    return codes.join(', ') + (schema.enum.length > mostCodes ? ' …' : '');
  }
  return schema.format ?? schema.type ?? 'any';
}
