import type { DocumentStatus } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { profileStatusOf } from './describe-documents.ts';

let api: TestApi;
let member: TestMember;
let operator: TestOperator;
beforeAll(async () => {
  api = await startTestApi();
  operator = await testOperator(api, 'anna');
  member = await api.join();
});
afterAll(() => api.close());

async function fileOf(of: TestMember): Promise<string> {
  const { rows } = await api.db.query<{ id: bigint }>(
    `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
     values ($1, gen_random_uuid()::text, sha256('x'), 10, 10, 100) returning id`,
    [of.id],
  );
  return String(rows[0]!.id);
}

const update = (body: object, of = member) => api.post('/sys/member/documents/update', body, of.token);
const list = async (of = member) => (await api.post('/sys/member/documents/listAll', {}, of.token)).data;
const statusesOf = async (of = member) => (await list(of)).map(({ status }: { status: number }) => status);
const documentId = async (kind: string, of = member): Promise<string> => {
  const { rows } = await api.db.query('select id from member_document where member_id = $1 and kind = $2', [
    of.id,
    kind,
  ]);
  return String(rows[0].id);
};
/** A day that lies so many days back, in UTC. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('the date of an address document', () => {
  it.each([
    ['one of last year', daysAgo(370), 'documentTooOld'],
    ['one of 93 days ago', daysAgo(93), 'documentTooOld'],
    ['one to come', daysAgo(-3), 'documentDateInvalid'],
    ['no day of the calendar', '2026-02-30', 'documentDateInvalid'],
    ['no date', 'yesterday', 'documentDateInvalid'],
  ] as const)('is refused: %s', async (_, addressProofDate, error) => {
    const answer = await update({ addressProofId: await fileOf(member), addressProofDate });
    expect(answer.error).toBe(errorCodes[error]);
    expect(await statusesOf()).toEqual([0, 0, 0, 0]);
  });

  it('is taken within 3 months; other files than before begin without one', async () => {
    const other = await api.join();
    const addressProofId = await fileOf(other);
    const documentDate = daysAgo(80);
    expect((await update({ addressProofId, addressProofDate: documentDate }, other)).error).toBe(0);
    expect((await list(other))[2]).toMatchObject({ kind: 'addressProof', status: 10, documentDate });
    const first = await documentId('addressProof', other);
    expect((await update({ addressProofId }, other)).error).toBe(0);
    expect(await documentId('addressProof', other)).toBe(first);
    expect((await update({ addressProofId, addressProofDate: daysAgo(1) }, other)).error).toBe(0);
    expect(await documentId('addressProof', other)).not.toBe(first);
    expect((await update({ addressProofId: await fileOf(other) }, other)).error).toBe(0);
    expect((await list(other))[2]).toMatchObject({ kind: 'addressProof', status: 10, documentDate: null });
  });
});

describe('the four ids alone', () => {
  it('save an address document, whose date the operator reads and decides by', async () => {
    const other = await api.join();
    const [idcardProofId, idcardHoldProofId, addressProofId, paymentProofId] = [
      await fileOf(other),
      await fileOf(other),
      await fileOf(other),
      await fileOf(other),
    ];
    const handedIn = { idcardProofId, idcardHoldProofId, addressProofId, paymentProofId };
    expect(await update(handedIn, other)).toMatchObject({ error: 0 });
    expect(await statusesOf(other)).toEqual([10, 10, 10, 10]);

    const id = await documentId('addressProof', other);
    expect((await operator.run('document', id)).out).toMatch(/Dated\s+missing/);
    const accept = (documentDate?: string) =>
      api.post('/operator/document/accept', { id: Number(id), documentDate }, operator.key);
    expect((await accept()).error).toBe(errorCodes.missingField);
    expect((await accept(daysAgo(120))).error).toBe(errorCodes.documentTooOld);
    // Handed in a month ago: what was recent then is not made too old by the time that the review took.
    await api.db.query(`update member_document set updated_at = now() - interval '30 days' where id = $1`, [id]);
    const dated = daysAgo(100);
    const accepted = await operator.run('accept-document', id, '--dated', dated);
    expect(accepted.out).toMatch(new RegExp(`Dated\\s+${dated}[\\s\\S]*accepted`));
    expect((await list(other))[2]).toMatchObject({ status: 20, documentDate: dated });
    const { rows } = await api.db.query('select before, after from audit_event where subject = $1 and command = $2', [
      `document:${id}`,
      'document.accept',
    ]);
    expect(rows).toEqual([
      {
        before: { kind: 'addressProof', status: 'waiting', documentDate: null, expiryDate: null },
        after: {
          kind: 'addressProof',
          status: 'accepted',
          files: [addressProofId],
          documentDate: dated,
          // Twelve months after the day on it: the setting.
          expiryDate: expect.stringMatching(new RegExp(`^${Number(dated.slice(0, 4)) + 1}-`)),
        },
      },
    ]);
    const photo = Number(await documentId('idcardProof', other));
    expect((await api.post('/operator/document/accept', { id: photo, documentDate: dated }, operator.key)).error).toBe(
      errorCodes.invalidField,
    );
  });
});

describe('a review', () => {
  it('goes from waiting to accepted or refused, each with its audit event and its mail', async () => {
    const [identity, payment] = [await fileOf(member), await fileOf(member)];
    await update({ idcardProofId: identity, paymentProofId: payment });
    expect(await statusesOf()).toEqual([10, 0, 0, 10]);
    const waiting = await operator.run('documents');
    expect(waiting).toMatchObject({ code: 0, err: '' });
    expect(waiting.out).toContain('identity proof');

    const id = await documentId('idcardProof');
    const shown = await operator.run('document', id);
    expect(shown.out).toMatch(/Name\s+Maria Santos/);
    expect(shown.out).toMatch(/Picture 1\s+http:\/\/localhost:3003\/api\/operator\/file\/get\?id=\d+/);
    expect((await operator.run('accept-document', id, '--valid-until', '2090-01-31')).out).toMatch(
      /Accepted[\s\S]*accepted[\s\S]*anna/,
    );

    const refused = await documentId('paymentProof');
    expect((await operator.run('reject-document', refused)).code).toBe(2);
    const reason = 'The name cannot be read.';
    expect((await operator.run('reject-document', refused, '--reason', reason)).out).toContain('refused');
    expect(await statusesOf()).toEqual([20, 0, 0, 30]);
    expect((await list())[3]).toMatchObject({ kind: 'paymentProof', status: 30, reason });

    const auditEvents = await api.db.query(
      `select actor, subject, command, before, after from audit_event where member_id = $1 and command like 'document.%' order by id`,
      [member.id],
    );
    expect(auditEvents.rows).toEqual([
      { actor: 'operator:anna', subject: `document:${id}`, command: 'document.open', before: null, after: null },
      {
        actor: 'operator:anna',
        subject: `document:${id}`,
        command: 'document.accept',
        before: { kind: 'idcardProof', status: 'waiting', expiryDate: null },
        after: { kind: 'idcardProof', status: 'accepted', files: [identity], expiryDate: '2090-01-31' },
      },
      {
        actor: 'operator:anna',
        subject: `document:${refused}`,
        command: 'document.reject',
        before: { kind: 'paymentProof', status: 'waiting' },
        after: { kind: 'paymentProof', status: 'refused', files: [payment], reason },
      },
    ]);
    const { rows } = await api.db.query(
      'select subject, body_text as text from mail where recipient = $1 order by id',
      [`${member.username}@example.com`],
    );
    expect(rows.at(-2)).toMatchObject({ subject: 'Your document was accepted – Fairhouse' });
    expect(rows.at(-1).text).toContain(`your payment proof: ${reason}`);
  });

  it('is not decided the same way twice', async () => {
    const again = await operator.run('accept-document', await documentId('idcardProof'));
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('This is accepted');
  });

  it('begins again with other files, under another number, so that no decision falls on pictures nobody saw', async () => {
    const seen = await documentId('paymentProof');
    await update({ paymentProofId: await fileOf(member) });
    expect((await list())[3]).toMatchObject({ status: 10, reason: null });
    const late = await api.post('/operator/document/accept', { id: Number(seen) }, operator.key);
    expect(late.error).toBe(errorCodes.noSuchThing);
    expect(await statusesOf()).toEqual([20, 0, 0, 10]);
  });

  it('decided by two at once gives one decision', async () => {
    const id = Number(await documentId('paymentProof'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/operator/document/accept', { id }, operator.key)),
    );
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === errorCodes.wrongState)).toHaveLength(7);
  });

  it('is the desk’s alone', async () => {
    const id = Number(await documentId('paymentProof'));
    for (const command of ['get', 'accept', 'reject', 'listPage']) {
      expect((await api.post(`/operator/document/${command}`, { id, reason: 'x' }, member.token)).error).toBe(-2);
    }
    const { data } = await api.post('/operator/document/listPage', {}, operator.key);
    // A list hands out no pictures: looking at one is recorded.
    expect(data.content.every(({ files }: { files: string[] }) => files.length === 0)).toBe(true);
  });
});

it('the four statuses make one', () => {
  const of = (...statuses: DocumentStatus[]) => profileStatusOf(statuses.map((status) => ({ status })));
  expect([
    of(),
    of('waiting'),
    of('accepted', 'accepted', 'accepted', 'accepted'),
    of('accepted', 'refused', 'waiting'),
    of('accepted', 'accepted'),
  ]).toEqual(['notUploaded', 'waiting', 'accepted', 'refused', 'notUploaded']);
});
