import { walletExamples } from '@fairhouse/contract/wallet-examples';
import { inTransaction } from '@fairhouse/database';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePromotion } from './vendor-promotion.store.ts';
import { openWalletCasino, type WalletCasino } from './wallet.fixture.ts';

interface Content {
  'application/json': {
    schema: Record<string, unknown>;
    examples: Record<string, { value: Record<string, unknown> }>;
  };
}
interface Document {
  openapi: string;
  paths: Record<string, { post: { requestBody: { content: Content }; responses: { 200: { content: Content } } } }>;
}

let casino: WalletCasino;
let document: Document;

beforeAll(async () => {
  casino = await openWalletCasino();
  document = (await (await fetch(`${casino.url}/wallet/openapi.json`)).json()) as Document;
});
afterAll(() => casino.close());

it('is published beside the calls and names exactly these', async () => {
  expect(document.openapi).toBe('3.1.0');
  for (const path of Object.keys(document.paths)) {
    const answer = await fetch(`${casino.url}${path}`, { method: 'POST', body: '{}' });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  expect(Object.keys(document.paths)).toHaveLength(11);
});

describe('each example', () => {
  const all = walletExamples.map((one) => [`${one.path} ${one.name}`, one] as const);

  it.each(all)('%s stands in the document and has the form that it says', (_what, { path, name, request, answer }) => {
    const { requestBody, responses } = document.paths[path]!.post;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const [content, value] of [
      [requestBody.content, request],
      [responses[200].content, answer],
    ] as const) {
      const { schema, examples } = content['application/json'];
      expect(examples[name]?.value).toEqual(value);
      expect(ajv.validate(schema, value), ajv.errorsText()).toBe(true);
    }
  });

  it('gets its answer when all are sent to a wallet in their order', async () => {
    const memberId = await casino.newMember(5_000n);
    await casino.db.query('update game_limit set minimum_bet = 20 where game_code = $1', ['slot']);
    await inTransaction(casino.db, (tx) =>
      writePromotion(tx, {
        ...{ vendor: 'studio', currency: 'USD', setBy: 'operator:desk' },
        ...{ mayGrant: true, winMost: 100_000n, daily: 1_000_000n },
      }),
    );
    const launchToken = await casino.launch(memberId);
    const expiresAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const names: Record<string, unknown> = { launchToken, gameCode: 'slot', expiresAt };
    const own = (fields: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, names[field] ?? value]));
    for (const { path, request, answer } of walletExamples) {
      const said = await casino.call(path.slice('/wallet/'.length), own(request));
      if (path === '/wallet/authenticate' && said.status === 'OK')
        Object.assign(names, { token: said.token, user: said.user });
      if (said.freeRoundsId) names.freeRoundsId ??= said.freeRoundsId;
      expect(said).toMatchObject({ httpStatus: 200, ...own(answer) });
    }
  });
});
