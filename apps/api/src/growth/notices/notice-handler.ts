import type { ContentOf } from '@fairhouse/contract/operator';
import type { ContentHandler } from '../../db/content-handler.ts';
import { ok, type Refusal, refuse } from '../../http/result.ts';
import { allNotices, type Notice, noticeWire, putNotice } from './notice.store.ts';

type Written = ContentOf<'notice'>;

export function noticeHandler(): ContentHandler<'notice'> {
  return {
    inForce: async (db, id) =>
      (await allNotices(db, id)).map((notice) => ({ id: notice.id, code: null, content: contentOf(notice) })),
    refusalOf: async (content) => wrongWith(content),
    async putInForce(tx, id, content) {
      await putNotice(tx, rowOf(id, content));
      return ok(null);
    },
    inRecord: ({ kind: _, ...notice }) => notice,
    preview: async (content, language) => ({ kind: 'notice', shown: noticeWire(rowOf(1, content), language) }),
  };
}

function contentOf({ texts, link, enabled, shownFrom, shownUntil, sortIndex }: Notice): Written {
  return {
    kind: 'notice',
    // The desk writes two languages: what it changes is English in the others, not an old translation.
    texts: { en: texts.en, fil: texts.fil ?? texts.en },
    link: link ?? '',
    enabled,
    sortIndex,
    shownFrom: shownFrom?.toISOString() ?? null,
    shownUntil: shownUntil?.toISOString() ?? null,
  };
}

function rowOf(id: number, { texts, link, enabled, sortIndex, shownFrom, shownUntil }: Written): Notice {
  return {
    id,
    texts,
    link: link === '' ? null : link,
    enabled,
    sortIndex,
    shownFrom: shownFrom === null ? null : new Date(shownFrom),
    shownUntil: shownUntil === null ? null : new Date(shownUntil),
  };
}

function wrongWith({ texts, link, shownFrom, shownUntil }: Written): Refusal | undefined {
  for (const [language, text] of Object.entries(texts)) {
    if (text === '') return refuse('missingField', { field: `the text (${language})` });
  }
  if (link !== '' && !/^\/(?![/\\])[\x21-\x7e]*$/.test(link)) return refuse('invalidField', { field: 'link' });
  if (shownFrom !== null && shownUntil !== null && shownFrom >= shownUntil) {
    return refuse('invalidField', { field: 'shownUntil' });
  }
  return undefined;
}
