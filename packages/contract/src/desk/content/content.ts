import { z } from 'zod';
import { writtenLanguage } from '../../growth/articles/article.ts';
import { day, listedId, moment, text, whole } from '../../scalars.ts';
import { pictureAddress } from '../documents/picture-address.ts';
import { promotionActions, promotionAudiences, promotionEvents, promotionPlaces } from '../promotions/promotion.ts';

/** What players see and operators write. */
export const contentKinds = ['article', 'banner', 'promotion', 'notice'] as const;
export type ContentKind = (typeof contentKinds)[number];
export const contentKind = () => z.enum(contentKinds);

/**
 * A version `waiting` takes effect at its moment; one `withdrawn` never did, and one `failed` was refused when its moment
 * had come.
 */
export const contentVersionStates = ['waiting', 'inForce', 'past', 'withdrawn', 'failed'] as const;
export type ContentVersionState = (typeof contentVersionStates)[number];

const sortIndex = () => whole(0, 100_000);
/** A draft may have none yet; what is published has. */
const picture = () => z.union([z.literal(''), pictureAddress()]);
const window = {
  shownFrom: moment().nullable().describe('null: always'),
  shownUntil: moment().nullable().describe('End of display; null: none'),
};
const inBoth = <T extends z.ZodType>(words: () => T) => z.strictObject({ en: words(), fil: words() });

/** What is written, whole and in both languages. A draft may leave texts and pictures empty. */
export const content = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('article'),
    texts: inBoth(() => z.strictObject({ title: text(120), source: text(60_000).describe('Markdown') })),
    backgroundColor: z
      .string()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
      .nullable()
      .describe('null: the site’s own'),
    fontColor: z
      .string()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
      .nullable(),
    padding: z
      .string()
      .regex(/^\d{1,3}(px|rem|%)( \d{1,3}(px|rem|%)){0,3}$/)
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('banner'),
    image: picture(),
    mobileImage: picture(),
    title: text(120),
    titleFilipino: text(120),
    type: whole(0, 1).describe('0: `link` is a path of the site; 1: it is a secure address elsewhere'),
    link: text(500),
    gameId: listedId().nullable().describe('Opens this game, for members; only with type 0'),
    enabled: z.boolean(),
    sortIndex: sortIndex(),
    ...window,
  }),
  z.strictObject({
    kind: z.literal('promotion'),
    name: text(40),
    action: z.enum(promotionActions),
    gameId: listedId().nullable().describe('The game that LAUNCH_GAME opens; null for the others'),
    events: z.array(z.enum(promotionEvents)).max(3),
    audience: z.enum(promotionAudiences),
    image: picture(),
    mobileImage: picture(),
    texts: inBoth(() =>
      z.strictObject({
        title: text(400),
        text: text(400),
        button: text(400),
        takes: text(400).default('').describe('On the page of promotions: what it takes, in one line'),
        terms: text(8_000).default('').describe('On the page of promotions: the terms in full'),
      }),
    ),
    page: z.enum(promotionPlaces).default('none').describe('Where the page of promotions shows it'),
    enabled: z.boolean(),
    sortIndex: sortIndex(),
    firstDay: day().nullable().describe('From 00:00 UTC; null: since ever'),
    lastDay: day().nullable().describe('Until 23:59 UTC; null: without end'),
  }),
  z.strictObject({
    kind: z.literal('notice'),
    texts: inBoth(() => text(200)),
    link: text(200).describe('A path of the site; empty: no link'),
    enabled: z.boolean(),
    sortIndex: sortIndex(),
    ...window,
  }),
]);
export type Content = z.output<typeof content>;
export type ContentOf<K extends ContentKind> = Extract<Content, { kind: K }>;

/** One row of what was published, without its words. */
export const contentVersion = z.object({
  version: z.int(),
  state: z.enum(contentVersionStates),
  author: z.string().describe("'casino' for built-in content"),
  reason: z.string(),
  time: moment().describe('When it was published'),
  effectTime: moment().describe('When it took or will take effect'),
  undoes: z.int().nullable().describe('The version whose content it restores'),
  outcome: z.string().nullable().describe('Why it failed, or was withdrawn'),
});

export const contentDraft = z.object({
  revision: z.int(),
  author: z.string(),
  time: moment(),
  basedOn: z.int().describe('The newest version when the draft was begun'),
  content,
});

/** Where something stands with players at this moment. `draft`: it was never published. */
export const contentStandings = ['shown', 'hidden', 'notYet', 'over', 'draft'] as const;
export type ContentStanding = (typeof contentStandings)[number];

/** A line of the list of a kind. */
export const contentLine = z.object({
  kind: contentKind(),
  id: z.int(),
  name: z.string().describe('Its title in English, or its name'),
  nameFilipino: z.string(),
  code: z.string().nullable(),
  image: z.string().nullable(),
  standing: z.enum(contentStandings),
  from: moment().nullable().describe('Shown from then on'),
  until: moment().nullable(),
  version: z.int().describe('The newest version in any state; 0: none was published here'),
  changed: z.object({ author: z.string(), time: moment() }).nullable().describe('The version in force'),
  draft: contentDraft.omit({ content: true }).nullable(),
  waiting: z.array(z.object({ version: z.int(), effectTime: moment() })),
});

/** One thing that players see, with all that is written about it. */
export const contentPiece = z.object({
  kind: contentKind(),
  id: z.int(),
  code: z.string().nullable(),
  version: z.int(),
  inForce: content.nullable(),
  draft: contentDraft.nullable(),
  waiting: z.array(contentVersion),
  takesTwo: z.boolean().describe('The policy may require a second person'),
  proposed: z.object({ approvalId: z.int(), maker: z.string() }).nullable().describe('Waits for a second person'),
});

export const contentNamed = { kind: contentKind(), id: listedId() };
export const previewLanguage = writtenLanguage;
