import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  vendorTableOrder,
  vendorTableOrderAnswer,
  vendorTablesAnswer,
  vendorWordsAnswer,
  vendorWordsInput,
} from './vendor-tables.ts';

const page = readFileSync(new URL('../../../../docs/vendor-wallet.md', import.meta.url), 'utf8');

it.each([
  ['tables answer', vendorTablesAnswer],
  ['words request', vendorWordsInput],
  ['words answer', vendorWordsAnswer],
  ['order request', vendorTableOrder],
  ['order answer', vendorTableOrderAnswer],
])('the page for vendors shows a valid example of a %s', (name, schema) => {
  const shown = [...page.matchAll(new RegExp(`^\`\`\`json ${name}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  expect(shown.length).toBeGreaterThan(0);
  // Read back, nothing is lost: no field is shown that means nothing.
  for (const [, text] of shown) expect(schema.parse(JSON.parse(text!))).toEqual(JSON.parse(text!));
});

it('the page for vendors explains every order', () => {
  const orders = vendorTableOrder.options.map(({ shape }) => shape.order.value);
  const rows = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| /gm)].flatMap(([, names]) =>
    names!.split(', ').map((one) => one.slice(1, -1)),
  );
  expect(rows).toEqual(expect.arrayContaining(orders));
});
