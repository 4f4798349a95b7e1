import { call } from '../../call.ts';
import { done, nothing } from '../../scalars.ts';

export const markAllNewsRead = call({
  path: '/sys/news/setAllRead',
  summary: 'Marks all messages of the member as read.',
  input: nothing(),
  output: done(),
});
