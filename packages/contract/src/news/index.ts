import { countNews } from './count-news.ts';
import { listNews } from './list-news.ts';
import { listPromotions } from './list-promotions.ts';
import { markNewsRead } from './mark-news-read.ts';

/** The calls of the member's messages and promotions. */
export const newsCalls = {
  [countNews.path]: countNews,
  [listNews.path]: listNews,
  [markNewsRead.path]: markNewsRead,
  [listPromotions.path]: listPromotions,
} as const;
