import { casinoArticles } from '@fairhouse/contract/articles';
import { errorCodes } from '@fairhouse/contract/errors';
import type { Content, ContentOf } from '@fairhouse/contract/operator';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { noticeHandler } from '../notices/notice-handler.ts';
import { takeEffect } from './take-effect.ts';

let api: TestApi;
let anna: string;
let ben: string;
let member: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  [anna, ben] = [await addOperator(api.db, 'anna'), await addOperator(api.db, 'ben')];
  member = await api.join();
});
afterAll(() => api.close());

const desk = (path: string, body: object, key = anna) => api.post(`/operator/content/${path}`, body, key);
const players = async (path: string, body: object = {}, language = 'en') =>
  (await api.post(path, body, undefined, { 'X-FE-LANG': language })).data;
const get = async (kind: string, id: number) => (await desk('get', { kind, id })).data;

const notice = (more: Partial<ContentOf<'notice'>> = {}): ContentOf<'notice'> => ({
  kind: 'notice',
  texts: { en: 'PIX is away for an hour.', fil: 'Isang oras na wala ang PIX.' },
  link: '',
  enabled: true,
  sortIndex: 10,
  shownFrom: null,
  shownUntil: null,
  ...more,
});

/** A draft and its publication; answers the piece after it. */
async function publish(content: Content, more: { id?: number; effectTime?: string; key?: string } = {}) {
  const { id, effectTime, key } = more;
  const before = id === undefined ? undefined : await get(content.kind, id);
  const draft = await desk('saveDraft', { id, revision: before?.draft?.revision ?? 0, content }, key);
  expect(draft).toMatchObject({ error: 0 });
  const { kind, id: of, version } = draft.data;
  const { revision } = draft.data.draft;
  return desk(
    'publish',
    { kind, id: of, version, revision, reason: 'test', ...(effectTime ? { effectTime } : {}) },
    key,
  );
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a draft', () => {
  it('is kept with who and when, is seen by no player, and may be unfinished', async () => {
    const unfinished = notice({ texts: { en: 'Only in English', fil: '' } });
    const { data } = await desk('saveDraft', { revision: 0, content: unfinished });
    expect(data).toMatchObject({ id: 100, version: 0, inForce: null, draft: { revision: 1, author: 'anna' } });
    expect(await players('/base/notice/listAll')).toEqual([]);
    expect((await desk('list', { kind: 'notice' })).data).toMatchObject([{ id: 100, standing: 'draft' }]);
    const publication = { kind: 'notice', id: 100, revision: 1, version: 0, reason: 'x' };
    expect(await desk('publish', publication)).toMatchObject({ error: errorCodes.missingField });
    expect((await desk('publish', publication)).message).toContain('fil');
    expect(await players('/base/notice/listAll')).toEqual([]);
  });

  it('of two who write at once keeps both: the later one gets a warning, and nothing is written over', async () => {
    const texts = { en: 'What anna wrote', fil: 'Ang isinulat ni anna' };
    expect((await desk('saveDraft', { id: 100, revision: 1, content: notice({ texts }) })).error).toBe(0);
    const late = await desk('saveDraft', { id: 100, revision: 1, content: notice() }, ben);
    expect(late.error).toBe(errorCodes.contentChanged);
    expect((await get('notice', 100)).draft).toMatchObject({ author: 'anna', revision: 2, content: { texts } });
    const former = await desk('version', { kind: 'notice', id: 100, revision: 1 });
    expect(former.data.content.texts.en).toBe('Only in English');
  });

  it('can be taken away, and what was never published is gone with it', async () => {
    expect((await desk('discardDraft', { kind: 'notice', id: 100, revision: 1 })).error).toBe(
      errorCodes.contentChanged,
    );
    expect((await desk('discardDraft', { kind: 'notice', id: 100, revision: 2 })).error).toBe(0);
    expect((await desk('list', { kind: 'notice' })).data).toEqual([]);
    const { rows } = await api.db.query(
      `select actor, command from audit_event where subject = 'notice:100' order by id`,
    );
    expect(rows).toEqual(
      ['draft', 'draft', 'discard'].map((command) => ({ actor: 'operator:anna', command: `notice.${command}` })),
    );
  });

  it('keeps the latest 20 revisions, and the command line’s leave it as it is', async () => {
    const first = await desk('saveDraft', { id: 2, revision: 0, content: (await get('banner', 2)).inForce });
    for (let again = 0; again < 22; again += 1) {
      const banner = (await api.post('/operator/banner/listAll', {}, ben)).data.find(
        (one: { id: number }) => one.id === 2,
      );
      expect((await api.post('/operator/banner/save', { ...banner, sortIndex: 2 }, ben)).error).toBe(0);
    }
    const kept = await api.db.query(
      `select revision from content_revision where kind = 'banner' and id = 2 order by 1`,
    );
    expect(kept.rows.map(({ revision }) => revision)).toEqual([1, ...Array.from({ length: 20 }, (_, at) => at + 4)]);
    expect((await get('banner', 2)).draft).toEqual(first.data.draft);
    expect((await desk('discardDraft', { kind: 'banner', id: 2, revision: 1 })).error).toBe(0);
  });
});

describe('what is published', () => {
  it('is with players at once, in their language, with the record of before and after', async () => {
    expect((await publish(notice())).error).toBe(0);
    const [shown] = await players('/base/notice/listAll', {}, 'fil');
    expect(shown).toEqual({ id: expect.any(Number), text: 'Isang oras na wala ang PIX.', link: null });
    const { id } = shown;
    await publish(notice({ texts: { en: 'It is back.', fil: 'Nakabalik na.' } }), { id });
    expect(await players('/base/notice/listAll')).toMatchObject([{ text: 'It is back.' }]);
    const { rows } = await api.db.query(
      `select before, after from audit_event where subject = $1 and command = 'notice.save' order by id desc limit 1`,
      [`notice:${id}`],
    );
    expect(rows[0]).toMatchObject({
      before: { texts: { en: 'PIX is away for an hour.' } },
      after: { texts: { en: 'It is back.' }, reason: 'test', version: 2 },
    });
  });

  it('is with players of every process of the casino at once', async () => {
    const { connectionString } = (api.db as unknown as { options: { connectionString: string } }).options;
    const other = await startTestApi({ DATABASE_URL: connectionString });
    const [{ id }] = await players('/base/notice/listAll');
    const texts = async () => (await other.post('/base/notice/listAll')).data.map(({ text }: { text: string }) => text);
    expect(await texts()).toEqual(['It is back.']);
    await publish(notice({ texts: { en: 'Everywhere.', fil: 'Kahit saan.' } }), { id });
    expect(await texts()).toEqual(['Everywhere.']);
    await desk('restore', { kind: 'notice', id, version: 3, of: 2, reason: 'back' });
    expect(await texts()).toEqual(['It is back.']);
    await other.close();
  });

  it('can be undone: the former words come back as a new version, and history says whose they are', async () => {
    const [{ id }] = await players('/base/notice/listAll');
    const undo = { kind: 'notice', id, version: 4, of: 1, reason: 'too early' };
    expect((await desk('restore', { ...undo, version: 2 })).error).toBe(errorCodes.contentChanged);
    expect((await desk('restore', undo, ben)).error).toBe(0);
    expect(await players('/base/notice/listAll')).toMatchObject([{ text: 'PIX is away for an hour.' }]);
    const history = (await desk('versions', { kind: 'notice', id })).data.rows;
    expect(history).toMatchObject([
      { version: 5, author: 'ben', undoes: 1, state: 'inForce', reason: 'too early' },
      { version: 4, author: 'anna', undoes: 2, state: 'past' },
      { version: 3, author: 'anna', state: 'past' },
      { version: 2, author: 'anna', state: 'past' },
      { version: 1, author: 'anna', state: 'past' },
    ]);
    const words = (await desk('version', { kind: 'notice', id, version: 2 })).data;
    expect([words.before.texts.en, words.content.texts.en]).toEqual(['PIX is away for an hour.', 'It is back.']);
  });

  it('can go back to what the casino came with, which is the first version', async () => {
    const before = (await get('banner', 3)).inForce;
    await publish({ ...before, title: 'Other words' }, { id: 3 });
    expect((await players('/base/banner/listAll'))[2].title).toBe('Other words');
    const [, first] = (await desk('versions', { kind: 'banner', id: 3 })).data.rows;
    expect(first).toMatchObject({ version: 1, author: 'casino', state: 'past' });
    await desk('restore', { kind: 'banner', id: 3, version: 2, of: 1, reason: 'as it was' });
    expect((await get('banner', 3)).inForce).toEqual(before);
  });

  it('is refused where somebody published in between, and what was published cannot be rewritten', async () => {
    const draft = (await desk('saveDraft', { id: 3, revision: 0, content: (await get('banner', 3)).inForce })).data;
    const publication = { kind: 'banner', id: 3, revision: draft.draft.revision, version: draft.version, reason: 'x' };
    const banner = (await api.post('/operator/banner/listAll', {}, ben)).data.find(
      (one: { id: number }) => one.id === 3,
    );
    expect((await api.post('/operator/banner/save', banner, ben)).error).toBe(0);
    expect((await desk('publish', publication)).error).toBe(errorCodes.contentChanged);
    await expect(api.db.query(`update content_version set reason = 'better'`)).rejects.toThrow();
    await expect(api.db.query('delete from content_version')).rejects.toThrow();
  });

  it('is shown in its time alone', async () => {
    const banner = (await get('banner', 3)).inForce;
    const idsShown = async () => (await players('/base/banner/listAll')).map(({ id }: { id: number }) => id);
    const standing = async () =>
      (await desk('list', { kind: 'banner' })).data.find((one: { id: number }) => one.id === 3).standing;
    for (const [shownFrom, shownUntil, is] of [
      [inMinutes(1), null, 'notYet'],
      [inMinutes(-2), inMinutes(-1), 'over'],
      [inMinutes(-1), inMinutes(1), 'shown'],
    ] as const) {
      const times = { shownFrom: shownFrom.toISOString(), shownUntil: shownUntil?.toISOString() ?? null };
      expect((await publish({ ...banner, ...times }, { id: 3 })).error).toBe(0);
      expect(await standing()).toBe(is);
      expect(await idsShown()).toEqual(is === 'shown' ? [1, 2, 3] : [1, 2]);
    }
    const backwards = { shownFrom: inMinutes(2).toISOString(), shownUntil: inMinutes(1).toISOString() };
    expect((await publish({ ...banner, ...backwards }, { id: 3 })).error).toBe(errorCodes.invalidField);
  });

  it('has the order that is set for all together, which no older draft brings back', async () => {
    const draft = (await desk('get', { kind: 'banner', id: 1 })).data.inForce;
    const saved = (await desk('saveDraft', { id: 1, revision: 0, content: { ...draft, title: 'Later' } })).data;
    const order = { kind: 'banner', before: [1, 2, 3], ids: [3, 1, 2] };
    expect((await desk('reorder', order)).error).toBe(0);
    expect((await desk('reorder', order)).error).toBe(errorCodes.contentChanged);
    const shown = () => players('/base/banner/listAll');
    expect((await shown()).map(({ id }: { id: number }) => id)).toEqual([3, 1, 2]);
    const { version } = await get('banner', 1);
    const publication = { kind: 'banner', id: 1, revision: saved.draft.revision, version, reason: 'x' };
    expect((await desk('publish', publication)).error).toBe(0);
    expect((await shown()).map(({ title }: { title: string }) => title)[1]).toBe('Later');
    expect((await desk('reorder', { ...order, before: [3, 1, 2], ids: [1, 1, 2] })).error).toBe(
      errorCodes.invalidField,
    );
  });

  it('leads members and visitors where their trigger says, in all the ways that there are', async () => {
    const promotion = { ...(await get('promotion', 5)).inForce, enabled: true } as ContentOf<'promotion'>;
    const more: Partial<ContentOf<'promotion'>>[] = [
      { name: 'pay-in', action: 'DEPOSIT', audience: 'everyone', events: ['login', 'register'] },
      { name: 'friends', action: 'INVITE', audience: 'beforeDeposit', events: ['login'] },
      { name: 'a-game', action: 'LAUNCH_GAME', gameId: 1, audience: 'everyone', events: ['register'] },
      { name: 'come-in', action: 'REGISTER', audience: 'visitors', events: ['visit'] },
      { name: 'good-to-know', action: 'CLOSE_ONLY', audience: 'visitors', events: ['visit'] },
    ];
    for (const one of more) expect((await publish({ ...promotion, ...one })).error, one.name).toBe(0);
    const reported = async (event: string, token?: string) =>
      (await api.post('/sys/promotion/listAll', { event }, token)).data.map(({ action }: { action: string }) => action);
    expect(await reported('visit')).toEqual(expect.arrayContaining(['REGISTER', 'CLOSE_ONLY']));
    expect(await reported('login', member.token)).toEqual(expect.arrayContaining(['DEPOSIT', 'INVITE']));
    expect(await reported('register', (await api.join()).token)).toEqual(
      expect.arrayContaining(['DEPOSIT', 'LAUNCH_GAME']),
    );
  });
});

describe('a version of later', () => {
  const deps = (at: Date) => ({
    db: api.db,
    handlers: { notice: noticeHandler() } as never,
    clock: () => at,
    log: { warn: () => {} },
  });
  const newest = async (id: number) => (await desk('versions', { kind: 'notice', id })).data.rows[0];

  it('takes effect at its moment, once, and says so in the record', async () => {
    const { data } = await publish(notice({ texts: { en: 'Now', fil: 'Ngayon' }, sortIndex: 1 }));
    const { id } = data;
    const effectTime = inMinutes(60).toISOString();
    const later = await publish(notice({ texts: { en: 'Then', fil: 'Saka' } }), { id, effectTime });
    expect(later.data).toMatchObject({ draft: null, waiting: [{ version: 2, effectTime, state: 'waiting' }] });
    const texts = async () => (await players('/base/notice/listAll')).map(({ text }: { text: string }) => text);
    expect(await takeEffect(deps(inMinutes(59)))).toBe(0);
    expect(await texts()).toContain('Now');
    expect((await Promise.all([takeEffect(deps(inMinutes(61))), takeEffect(deps(inMinutes(61)))])).includes(1)).toBe(
      true,
    );
    expect(await texts()).toContain('Then');
    const { rows } = await api.db.query(
      `select actor, before, after from audit_event where subject = $1 and command = 'notice.save' order by id`,
      [`notice:${id}`],
    );
    expect(rows.slice(1)).toMatchObject([
      { actor: 'system:content', before: { texts: { en: 'Now' } }, after: { version: 2, author: 'operator:anna' } },
    ]);
  });

  it('can be taken back until then, and has failed where it has become impossible', async () => {
    const { data } = await publish(notice({ sortIndex: 20 }));
    const { id } = data;
    const effectTime = inMinutes(60).toISOString();
    await publish(notice({ texts: { en: 'A', fil: 'A' } }), { id, effectTime });
    const back = { kind: 'notice', id, version: 2 };
    expect((await desk('withdraw', { ...back, reason: '' })).error).toBe(errorCodes.missingField);
    expect((await desk('withdraw', { ...back, reason: 'not so' })).data.waiting).toEqual([]);
    expect((await desk('withdraw', { ...back, reason: 'again' })).error).toBe(errorCodes.wrongState);
    expect(await takeEffect(deps(inMinutes(61)))).toBe(0);
    expect(await newest(id)).toMatchObject({ state: 'withdrawn', outcome: 'not so' });

    await publish(notice({ texts: { en: 'B', fil: 'B' } }), { id, effectTime });
    const full = { ok: false, error: 'invalidField', values: { field: 'gameId' } } as const;
    const refusing = { ...noticeHandler(), refusalOf: async () => full };
    await takeEffect({ ...deps(inMinutes(61)), handlers: { notice: refusing } as never });
    expect(await newest(id)).toMatchObject({ state: 'failed', outcome: expect.stringContaining('gameId') });
    expect((await get('notice', id)).inForce.texts.en).toBe('PIX is away for an hour.');
  });
});

describe('an article that members agree to', () => {
  it('takes a second person, who approves exactly what was written, whatever becomes of the draft', async () => {
    const id = casinoArticles.terms;
    const before = (await get('article', id)).inForce as ContentOf<'article'>;
    const proposed = { ...before, texts: { ...before.texts, en: { ...before.texts.en, title: 'Terms, anew' } } };
    const answer = await publish(proposed, { id });
    expect(answer).toMatchObject({ error: errorCodes.waitsForSecond, data: { approvalId: expect.any(Number) } });
    expect((await players('/base/article/get', { id })).title).not.toBe('Terms, anew');
    const piece = await get('article', id);
    expect(piece).toMatchObject({ takesTwo: true, proposed: { maker: 'anna', approvalId: answer.data.approvalId } });
    // The command line goes by the same rules.
    const edit = { id, language: 'en', version: 1, title: 'Past the policy', source: 'x' };
    expect((await api.post('/operator/article/save', edit, ben)).error).not.toBe(0);

    const later = { ...proposed, texts: { ...proposed.texts, en: { ...proposed.texts.en, title: 'Later thoughts' } } };
    await desk('saveDraft', { id, revision: piece.draft.revision, content: later });
    const { rows } = (await api.post('/operator/approval/list', { command: 'article.publish' }, ben)).data;
    const word = { id: rows[0].id, proposedHash: rows[0].proposedHash };
    expect((await api.post('/operator/approval/approve', word, anna)).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await api.post('/operator/approval/approve', word, ben)).data).toMatchObject({ state: 'carriedOut' });
    expect((await players('/base/article/get', { id })).title).toBe('Terms, anew');
    expect(await get('article', id)).toMatchObject({ proposed: null, draft: { content: { texts: later.texts } } });
  });

  it('is published by one where it is no such article, also a new one', async () => {
    const words = { title: 'Kaibigan', source: '**Hello** {siteName}' };
    const content = {
      kind: 'article',
      texts: { en: words, fil: words },
      backgroundColor: null,
      fontColor: null,
      padding: null,
    };
    const { data } = await publish(content as Content);
    expect(await players('/base/article/get', { id: data.id })).toMatchObject({
      title: 'Kaibigan',
      content: '<p><strong>Hello</strong> Fairhouse</p>\n',
    });
  });
});

describe('a preview', () => {
  it('is what the players’ call answers, made safe by the same hand', async () => {
    const source = 'Hi {siteName} <script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))';
    const content = {
      kind: 'article',
      texts: { en: { title: 'T', source }, fil: { title: 'T', source: '' } },
      backgroundColor: null,
      fontColor: null,
      padding: null,
    } as const;
    const { data } = await desk('preview', { language: 'en', content });
    expect(data.shown.content).not.toMatch(/script|img|onerror/);
    const { id } = (await publish({ ...content, texts: { en: content.texts.en, fil: content.texts.en } })).data;
    const shown = await players('/base/article/get', { id });
    expect(data.shown).toEqual({ ...shown, id: 1, updateTime: data.shown.updateTime });
    expect((await desk('preview', { language: 'fil', content })).data.shown.content).toBe('');
  });

  it.each([
    ['banner', '/base/banner/listAll', 1],
    ['promotion', '/sys/promotion/listAll', 5],
  ] as const)('of a %s too, in Filipino', async (kind, path, id) => {
    const content = (await get(kind, id)).inForce;
    const shown = (await players(path, kind === 'promotion' ? { event: 'visit' } : {}, 'fil')).find(
      (one: { id: number }) => one.id === id,
    );
    const { data } = await desk('preview', { language: 'fil', content });
    expect(data.shown).toEqual({ ...shown, id: 1 });
  });
});

describe('a picture', () => {
  const upload = async (bytes: Buffer, key = anna) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'x.png');
    const response = await fetch(`${api.deskUrl}/api/operator/content/picture/upload`, {
      method: 'POST',
      body,
      headers: { authorization: key },
    });
    return response.json() as Promise<{ error: number; data: { address: string; width: number; height: number } }>;
  };
  const red = { width: 3_000, height: 600, channels: 3, background: '#822' } as const;

  it('is drawn again, served by the site for good, shown at the desk, and can be carried by a banner', async () => {
    const png = await sharp({ create: red })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
    const { data } = await upload(png);
    expect(data).toMatchObject({
      width: 2_400,
      height: 480,
      address: expect.stringMatching(/^\/art\/own\/[0-9a-f]{64}\.webp$/),
    });
    expect((await upload(png)).data.address).toBe(data.address);
    const served = await fetch(api.url + data.address);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toContain('immutable');
    const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 2_400 });
    expect(meta.exif).toBeUndefined();
    const atDesk = `${api.deskUrl}/api/operator/content/picture?address=${data.address}`;
    expect((await fetch(atDesk, { headers: { authorization: anna } })).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(atDesk)).headers.get('content-type')).toContain('json');
    const banner = (await get('banner', 2)).inForce;
    expect((await publish({ ...banner, image: data.address }, { id: 2 })).error).toBe(0);
  });

  it('is one by its content, whole, and no bomb', async () => {
    const png = await sharp({ create: { ...red, width: 100 } })
      .png()
      .toBuffer();
    expect(
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).error,
    ).toBe(errorCodes.fileTypeRefused);
    expect((await upload(png.subarray(0, 200))).error).toBe(errorCodes.fileDamaged);
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(100_000, 16);
    bomb.writeUInt32BE(100_000, 20);
    expect((await upload(bomb)).error).toBe(errorCodes.tooManyPixels);
    for (const name of ['x.webp', '..%2F..%2Fpackage.json', `${'a'.repeat(64)}.webp`])
      expect((await fetch(`${api.url}/art/own/${name}`)).status).toBe(404);
  });
});

it('is for who writes content: others see it, or not even that', async () => {
  const helper = await addOperator(api.db, 'helper', ['support']);
  const cashier = await addOperator(api.db, 'till', ['cashier']);
  expect((await desk('list', { kind: 'article' }, helper)).error).toBe(0);
  expect((await desk('saveDraft', { revision: 0, content: notice() }, helper)).error).toBe(errorCodes.notPermitted);
  expect((await desk('list', { kind: 'article' }, cashier)).error).toBe(errorCodes.notPermitted);
});
