import type { Content, ContentKind, ContentOf, OperatorCallOutput } from '@fairhouse/contract/operator';

export type { Content, ContentKind, ContentOf } from '@fairhouse/contract/operator';
export type ContentLine = OperatorCallOutput<'/operator/content/list'>[number];
export type ContentPiece = OperatorCallOutput<'/operator/content/get'>;
export type ContentVersion = ContentPiece['waiting'][number];
export type Preview = OperatorCallOutput<'/operator/content/preview'>;
export type Written = 'en' | 'fil';
export const written = ['en', 'fil'] as const satisfies Written[];

/** What the fields of a kind are given. */
export interface FieldsProps<K extends ContentKind> {
  content: ContentOf<K>;
  set: (content: ContentOf<K>) => void;
}

export const kinds = ['article', 'banner', 'promotion', 'notice'] as const satisfies ContentKind[];

/** Something new of a kind, behind all that there is. */
export function emptyOf(kind: ContentKind, sortIndex: number): Content {
  const always = { enabled: true, sortIndex, shownFrom: null, shownUntil: null };
  const nothing = { title: '', text: '', button: '', takes: '', terms: '' };
  const no = { title: '', source: '' };
  switch (kind) {
    case 'article':
      return { kind, texts: { en: no, fil: no }, backgroundColor: null, fontColor: null, padding: null };
    case 'banner':
      return {
        kind,
        image: '',
        mobileImage: '',
        title: '',
        titleFilipino: '',
        type: 0,
        link: '/',
        gameId: null,
        ...always,
      };
    case 'promotion':
      return {
        kind,
        name: '',
        action: 'CLOSE_ONLY',
        gameId: null,
        events: ['login'],
        audience: 'everyone',
        page: 'none',
        image: '',
        mobileImage: '',
        texts: { en: nothing, fil: nothing },
        enabled: true,
        sortIndex,
        firstDay: null,
        lastDay: null,
      };
    case 'notice':
      return { kind, texts: { en: '', fil: '' }, link: '', ...always };
  }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A moment as a field for dates and times takes it, in the zone of anyone who reads it, and back. */
export function localOf(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function isoOf(local: string): string | null {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
