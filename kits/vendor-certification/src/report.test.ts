import { describe, expect, it } from 'vitest';
import { groups } from './cases/index.ts';
import {
  type CertificationReport,
  publicKeyOf,
  readReport,
  type SignedReport,
  signingKeyOf,
  signReport,
  whyNotTrusted,
} from './report.ts';
import { reportPage } from './report-page.ts';

const report: CertificationReport = {
  kind: 'fairhouse-vendor-certification',
  version: '1.1.0',
  cases: 'ab',
  runId: 'run',
  casino: 'https://casino.example',
  vendor: 'a-vendor',
  vendorName: 'A <vendor>',
  studio: 'https://studio.example',
  startedAt: '2026-03-01T00:00:00.000Z',
  finishedAt: '2026-03-01T00:01:00.000Z',
  passed: false,
  total: 1,
  failed: 1,
  results: [
    {
      id: 'repeats-bet',
      title: 'takes a stake once when the bet comes three times',
      group: 'Repeats',
      direction: 'studio to casino',
      why: 'The player pays once.',
      passed: false,
      failure: { step: 2, sent: 'POST /wallet/bet {"a":"<script>"}', came: 'HTTP 200', expected: '{"status":"OK"}' },
      advice: 'Repeat with the same id.',
    },
  ],
};
const key = signingKeyOf('a secret of the casino, long enough');
const signed = signReport(report, key);

describe('a signed report', () => {
  it('is trusted after it was written to a file and read again', () => {
    const read = readReport(JSON.stringify(signed, null, 2))!;
    expect(whyNotTrusted(read, [publicKeyOf(key)])).toBeUndefined();
  });

  it('comes from the same key when the secret is the same, and from another when it is not', () => {
    expect(publicKeyOf(signingKeyOf('a secret of the casino, long enough'))).toBe(publicKeyOf(key));
    expect(publicKeyOf(signingKeyOf('another secret of the casino, long'))).not.toBe(publicKeyOf(key));
  });

  it.each([
    ['the result was changed', { ...signed, report: { ...report, passed: true } }, 'was changed'],
    ['the vendor was changed', { ...signed, report: { ...report, vendor: 'another' } }, 'was changed'],
    ['a case was taken out', { ...signed, report: { ...report, results: [] } }, 'was changed'],
    ['another key signed it', signReport(report, signingKeyOf('a secret of somebody else, long')), 'not trusted here'],
    ['nobody signed it', { report, signature: null }, 'not signed'],
    ['its signature is cut off', { ...signed, signature: { ...signed.signature!, value: 'AAAA' } }, 'was changed'],
  ])('is not trusted when %s', (_what, changed, why) => {
    expect(whyNotTrusted(changed as SignedReport, [publicKeyOf(key)])).toContain(why);
  });

  it.each(['', 'null', '[]', '{"report":{}}', '<html>'])('is not read from %j', (text) => {
    expect(readReport(text)).toBeUndefined();
  });
});

it('shows what was sent, what came, what was expected and what to do, encoded', () => {
  const page = reportPage(signed);
  for (const text of ['Not passed: 1 of 1', 'HTTP 200', 'Repeat with the same id.']) expect(page).toContain(text);
  expect(page).toContain('{&quot;a&quot;:&quot;&lt;script&gt;&quot;}');
  expect(page).not.toContain('<script>');
  expect(page).toContain('A &lt;vendor&gt;');
});

describe('the cases', () => {
  const cases = groups.flatMap((group) => group.cases);

  it('are at least 120, each with an id, a title and steps of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    const content = cases.map(({ steps, player }) => JSON.stringify({ steps, player }));
    expect(content.filter((one, at) => content.indexOf(one) !== at)).toEqual([]);
  });

  it('go in both directions, say when they hold and why', () => {
    for (const direction of ['studio to casino', 'casino to studio'])
      expect(cases.filter((one) => one.direction === direction).length).toBeGreaterThan(50);
    for (const { title, why } of cases) {
      expect(title).toMatch(/ when | although /);
      expect(why).toMatch(/\.$/);
    }
  });
});
