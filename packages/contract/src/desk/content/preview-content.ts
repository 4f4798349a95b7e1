import { z } from 'zod';
import { call } from '../../call.ts';
import { getArticle } from '../../growth/articles/get-article.ts';
import { listNotices } from '../../players/messages/list-notices.ts';
import { listPromotions } from '../../players/messages/list-promotions.ts';
import { listBanners } from '../../players/reference-lists/list-banners.ts';
import { content, previewLanguage } from './content.ts';

/** What the players' calls would answer. */
export const contentPreview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), shown: getArticle.output }),
  z.object({ kind: z.literal('banner'), shown: listBanners.output.element }),
  z.object({ kind: z.literal('promotion'), shown: listPromotions.output.element }),
  z.object({ kind: z.literal('notice'), shown: listNotices.output.element }),
]);

export const previewContent = call({
  path: '/operator/content/preview',
  access: 'operator',
  permission: 'content.read',
  summary: "A preview of the content as the players' calls would answer it in a language. Nothing is stored.",
  input: z.strictObject({ language: previewLanguage(), content }),
  output: contentPreview,
});
