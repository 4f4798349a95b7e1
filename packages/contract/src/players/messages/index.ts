import { countNews } from './count-news.ts';
import { listNews } from './list-news.ts';
import { listNotices } from './list-notices.ts';
import { listPromotions } from './list-promotions.ts';
import { markNewsRead } from './mark-news-read.ts';

/** The calls of the member's messages, of promotions and notices. */
export const newsCalls = {
  [countNews.path]: countNews,
  [listNews.path]: listNews,
  [markNewsRead.path]: markNewsRead,
  [listPromotions.path]: listPromotions,
  [listNotices.path]: listNotices,
} as const;
