import type { NewsLink } from '@fairhouse/contract';
import { kindOf, type NewsKind } from '../news.kinds.ts';

/** How the site names a page or a pop-up in its address. */
const paths: Record<NewsLink, string> = {
  playSafely: '/#/play-safely',
  deposits: '/#/?popup=deposits',
  documents: '/#/?popup=documents',
  security: '/#/?popup=security',
  transactions: '/#/?popup=transactions',
  bonus: '/#/?popup=bonus',
  vipClub: '/#/?popup=vipClub',
  competitions: '/#/competitions',
  support: '/#/?popup=support',
};

const ofType: Record<0 | 10 | 20, string> = {
  0: '/#/?popup=cashOut:history',
  10: '/#/?popup=invite',
  20: '/#/?popup=messages',
};

/** The page of the site that a notification opens: what it is about, else the messages, or the home page where it is not among them. */
export function pathOf(kind: NewsKind, inPage: boolean): string {
  const { type, link } = kindOf(kind);
  if (link) return paths[link];
  return inPage ? ofType[type] : '/#/';
}
