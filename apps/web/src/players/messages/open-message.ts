import type { CallOutput } from '@fairhouse/contract';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';

export type Message = CallOutput<'/base/news/listPage'>['content'][number];
type Link = NonNullable<Message['link']>;

const read = 10;

/** Links to pages; all others open a pop-up over the messages. */
export const pages: Partial<Record<Link, string>> = { playSafely: '/play-safely', competitions: '/competitions' };

const popups: Partial<Record<Link, () => void>> = {
  deposits: () => openPopup('deposits', {}),
  documents: () => openPopup('documents'),
  security: () => openPopup('security'),
  transactions: () => openPopup('transactions'),
  bonus: () => openPopup('bonus'),
  support: () => openPopup('support', {}),
  vipClub: () => openPopup('vipClub'),
};

/** Shows what the message is about and, the first time, marks it as read; answers whether it was marked. */
export async function openMessage({ id, type, status, link }: Message): Promise<boolean> {
  if (type === 0) openPopup('cashOut', { section: 'history' });
  else if (type === 10) openPopup('invite');
  else if (link) popups[link]?.();
  return status === read ? false : markRead(id);
}

export async function markRead(id: number): Promise<boolean> {
  const answer = await post('/sys/news/setNewsStatus', { id }, { silent: true });
  return answer.ok;
}
