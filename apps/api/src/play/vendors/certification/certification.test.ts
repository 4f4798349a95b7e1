import { errorCodes } from '@fairhouse/contract';
import type { DeskVendor, VendorCertification } from '@fairhouse/contract/operator';
import {
  type CertificationReport,
  caseDigest,
  certificationVersion,
  publicKeyOf,
  reportDigest,
  type SignedReport,
  signingKeyOf,
  signReport,
} from '@fairhouse/vendor-certification/source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { startTestApi, type TestApi, testSecrets } from '../../../testing/start-test-api.ts';
import { saveGame } from '../../games/catalogue.store.ts';

const elsewhere = signingKeyOf('the secret of a casino that certifies for this one');
const ownKey = signingKeyOf(testSecrets.WALLET_SECRET);
const gameId = 70_001;

let api: TestApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ CERTIFICATION_KEYS: publicKeyOf(elsewhere) });
  keys.cora = await addOperator(api.db, 'cora', ['content']);
  keys.sam = await addOperator(api.db, 'sam', ['support']);
  for (const id of ['acme', 'bolt'])
    await api.db.query('insert into vendor (id, name, secret_name, launch_url) values ($1, $2, $3, $4)', [
      id,
      `The ${id} games`,
      `${id.toUpperCase()}_SECRET`,
      `https://${id}.example/launch`,
    ]);
  await saveGame(api.db, {
    id: gameId,
    code: 'acme-coins',
    vendor: 'acme',
    name: 'Acme Coins',
    cover: '/art/covers/acme.avif',
    category: 'Slots',
    sortIndex: gameId,
    comingSoon: false,
  });
});
afterAll(() => api.close());

const passed: CertificationReport = {
  kind: 'fairhouse-vendor-certification',
  version: certificationVersion,
  cases: caseDigest,
  runId: '0b6f3b86-0c58-4d07-9c6c-6d6b8f6f4a11',
  casino: 'https://sandbox.example',
  vendor: 'sandbox-1',
  vendorName: 'Acme',
  studio: 'https://test.acme.example',
  startedAt: '2026-11-29T10:00:00.000Z',
  finishedAt: '2026-11-29T10:02:00.000Z',
  passed: true,
  total: 128,
  failed: 0,
  results: [],
};
const signed = (change: Partial<CertificationReport> = {}, key = elsewhere) =>
  signReport({ ...passed, ...change }, key);

async function accept(report: SignedReport | string | undefined, fields: object = {}, who = 'cora') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ vendor: 'acme', reason: 'Their test server', ...fields }))
    form.append(name, value);
  if (report !== undefined)
    form.append('file', new Blob([typeof report === 'string' ? report : JSON.stringify(report)]), 'report.json');
  const answer = await fetch(`${api.deskUrl}/api/operator/vendor/acceptCertification`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys[who]}` },
    body: form,
  });
  return (await answer.json()) as { error: number; message: string; data: VendorCertification };
}

const desk = (path: string, body: object = {}, who = 'cora') => api.post(`/operator/${path}`, body, keys[who]);
const listed = async (id: string): Promise<DeskVendor> =>
  (await desk('vendor/list')).data.vendors.find((vendor: DeskVendor) => vendor.id === id);
async function arrange(state: 'open' | 'closed' | null) {
  const { games } = (await desk('catalogue/list')).data;
  const { version } = games.find(({ id }: { id: number }) => id === gameId);
  return desk('catalogue/arrangeGame', { id: gameId, version, state, reason: 'A test' });
}

describe('a game of a vendor without an accepted report', () => {
  it('can be closed, and not opened again, neither by name nor as it came', async () => {
    expect((await arrange('closed')).error).toBe(0);
    for (const state of ['open', null] as const) {
      const refused = await arrange(state);
      expect(refused.error).toBe(errorCodes.settingRefused);
      expect(refused.message).toContain(`no accepted report of the certification ${certificationVersion}`);
    }
    expect(await listed('acme')).toMatchObject({
      needsCertification: true,
      hasSecret: false,
      games: { open: 0, announced: 0, closed: 1 },
      certification: null,
    });
  });

  it('does not concern the casino’s own studio', async () => {
    expect(await listed('studio')).toMatchObject({ needsCertification: false, hasSecret: true, certification: null });
    const refused = await accept(signed(), { vendor: 'studio' });
    expect(refused).toMatchObject({ error: errorCodes.settingRefused });
    expect(refused.message).toContain('needs no certification');
  });
});

describe('a report', () => {
  it.each<[string, SignedReport | string, string]>([
    ['that is no JSON', 'not a report', 'the file is no report'],
    ['that is something else', '{"report":{"kind":"receipt"},"signature":null}', 'the file is no report'],
    ['of a local run', { report: passed, signature: null }, 'the report is not signed'],
    ['of a casino that is not trusted', signed({}, signingKeyOf('another secret, of nobody here')), 'not trusted here'],
    [
      'that was changed',
      { ...signed(), report: { ...passed, studio: 'https://bolt.example' } },
      'changed after signing',
    ],
    ['of another version', signed({ version: '0.9.0' }), 'of version 0.9.0'],
    ['of other cases', signed({ cases: '0'.repeat(64) }), 'other cases'],
    ['with a failed case', signed({ passed: false, failed: 3 }), '3 of 128 cases failed'],
    ['of a part of the cases', signed({ passed: false }), 'a part of the cases'],
  ])('is refused %s', async (_, report, why) => {
    const refused = await accept(report);
    expect(refused.error).toBe(errorCodes.settingRefused);
    expect(refused.message).toContain(why);
    expect((await listed('acme')).certification).toBeNull();
  });

  it('is refused without a file, without a reason, for an unknown vendor, and from support', async () => {
    expect((await accept(undefined)).error).toBe(errorCodes.missingField);
    expect((await accept(signed(), { reason: ' ' })).error).toBe(errorCodes.missingField);
    expect((await accept(signed(), { vendor: 'nobody' })).error).toBe(errorCodes.noSuchThing);
    expect((await accept(signed(), {}, 'sam')).error).toBe(errorCodes.notPermitted);
  });

  it('of a trusted casino opens the games of its vendor, is recorded once, and is good for no other vendor', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(signed())));
    expect(answers.map(({ error }) => error)).toEqual(Array(6).fill(0));
    expect(answers[0]!.data).toMatchObject({
      version: certificationVersion,
      current: true,
      cases: 128,
      acceptedBy: 'cora',
    });
    expect((await arrange('open')).error).toBe(0);
    expect(await listed('acme')).toMatchObject({
      games: { open: 1 },
      certification: { digest: reportDigest(passed), studio: 'https://test.acme.example' },
    });
    const { rows } = await api.db.query(
      `select actor, after from audit_event where command = 'vendor.acceptCertification' and subject = 'vendor:acme'`,
    );
    expect(rows).toEqual([
      {
        actor: 'operator:cora',
        after: expect.objectContaining({ digest: reportDigest(passed), reason: 'Their test server' }),
      },
    ]);
    const other = await accept(signed(), { vendor: 'bolt' });
    expect(other.error).toBe(errorCodes.settingRefused);
    expect(other.message).toContain('accepted for the vendor acme');
  });

  it('of this casino’s own sandbox counts where the casino is no production, and is kept as it was signed', async () => {
    const report = signed({ runId: 'c1a1a3c7-2b0f-4d8e-8a5b-1d2d6a3f9e20', casino: 'http://localhost:3000' }, ownKey);
    expect((await accept(report, { vendor: 'bolt' })).error).toBe(0);
    const { rows } = await api.db.query(`select report::text as text from vendor_certification where vendor = 'bolt'`);
    expect(rows).toEqual([{ text: JSON.stringify(report) }]);
  });

  it('of a former version leaves open games open, and is marked in the list', async () => {
    await api.db.query(`update vendor_certification set version = '0.9.0' where vendor = 'acme'`);
    expect(await listed('acme')).toMatchObject({ games: { open: 1 }, certification: { current: false } });
    expect((await arrange('closed')).error).toBe(0);
    expect((await arrange('open')).error).toBe(errorCodes.settingRefused);
  });
});
