import type { CallInput, CallOutput } from '@fairhouse/contract';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../../lib/api.ts';
import { queries } from '../../../lib/query.ts';

const path = '/sys/notification/get';

export type NotificationSettings = CallOutput<typeof path>;
export type Topic = NotificationSettings['topics'][number];
export type Channel = Topic['channels'][number]['channel'];

type Change =
  | '/sys/notification/setChoice'
  | '/sys/notification/setQuietHours'
  | '/sys/notification/setDetails'
  | '/sys/push/remove';

export function refreshSettings(): Promise<void> {
  return queries.invalidateQueries({ queryKey: [path] });
}

/** Changes a setting and shows what holds afterwards; says why where it was refused. */
export async function change<P extends Change>(call: P, input: CallInput<P>): Promise<boolean> {
  const answer = await post(call, input);
  if (!answer.ok) showToast(answer.message);
  await refreshSettings();
  return answer.ok;
}
