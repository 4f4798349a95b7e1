import type { CallOutput } from '@fairhouse/contract';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';

export type Message = CallOutput<'/base/news/listPage'>['content'][number];

const read = 10;

/** Shows what the message is about and, the first time, marks it as read; answers whether it was marked. */
export async function openMessage({ id, type, status }: Message): Promise<boolean> {
  if (type === 0) openPopup('cashOut', { section: 'history' });
  else if (type === 10) openPopup('invite');
  if (status === read) return false;
  const answer = await post('/sys/news/setNewsStatus', { id }, { silent: true });
  return answer.ok;
}
