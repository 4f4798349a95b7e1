import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type Thread = OperatorCallOutput<'/operator/contact/get'>;
export type Note = OperatorCallOutput<'/operator/queue/notes'>[number];

export interface TimelineItem {
  key: string;
  /** `note`: of the staff alone. */
  kind: 'player' | 'staff' | 'note';
  by: string | null;
  text: string;
  time: string;
}

/** What was written, with the internal notes at their times. */
export function timelineOf(thread: Thread, notes: readonly Note[]): TimelineItem[] {
  const items: TimelineItem[] = [
    { key: 'm0', kind: 'player', by: null, text: thread.message, time: thread.createTime },
    ...thread.entries.map(
      ({ id, by, text, time }): TimelineItem => ({
        key: `m${id}`,
        kind: by === null ? 'player' : 'staff',
        by,
        text,
        time,
      }),
    ),
    ...notes.map(({ id, by, text, time }): TimelineItem => ({ key: `n${id}`, kind: 'note', by, text, time })),
  ];
  return items.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
}
