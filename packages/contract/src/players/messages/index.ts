import { countNews } from './count-news.ts';
import { listNews } from './list-news.ts';
import { listNotices } from './list-notices.ts';
import { listPromotions } from './list-promotions.ts';
import { markAllNewsRead } from './mark-all-news-read.ts';
import { markNewsRead } from './mark-news-read.ts';
import {
  getNotificationSettings,
  removePushDevice,
  setNotificationChoice,
  setPushDetails,
  setQuietHours,
  subscribePush,
} from './notification-settings.ts';

/** The calls of the member's messages and how they are sent, of promotions and notices. */
export const newsCalls = {
  [countNews.path]: countNews,
  [listNews.path]: listNews,
  [markNewsRead.path]: markNewsRead,
  [markAllNewsRead.path]: markAllNewsRead,
  [getNotificationSettings.path]: getNotificationSettings,
  [setNotificationChoice.path]: setNotificationChoice,
  [setQuietHours.path]: setQuietHours,
  [setPushDetails.path]: setPushDetails,
  [subscribePush.path]: subscribePush,
  [removePushDevice.path]: removePushDevice,
  [listPromotions.path]: listPromotions,
  [listNotices.path]: listNotices,
} as const;
