import type { CallOutput } from '@fairhouse/contract';
import { queries } from '../../../lib/query.ts';

export type Thread = CallOutput<'/base/support/get'>;
export type Thing = CallOutput<'/base/support/references'>[number];

export const listPath = '/base/support/list';
export const getPath = '/base/support/get';

/** What a call has answered is shown at once; the list is asked for again. */
export function showThread(thread: Thread): void {
  queries.setQueryData([getPath, { id: thread.id }], thread);
  void queries.invalidateQueries({ queryKey: [listPath] });
}

/** Keeps what was written and not sent, for this page alone. */
export const drafts = new Map<string, string>();
