import { showsInQueue } from './timeline-kinds.ts';

const kinds = ['deposit', 'cashOut', 'bonus', 'posting'] as const;
export type OpenedKind = (typeof kinds)[number];

export interface Opened {
  kind: OpenedKind;
  id: number;
}

/** What an address says is open: 'deposit:55'. Anybody can write one: what is nothing opens nothing. */
export function openedOf(text: string | undefined): Opened | undefined {
  const [, name, id] = /^([a-zA-Z]+):(\d{1,15})$/.exec(text ?? '') ?? [];
  const kind = kinds.find((one) => one === name);
  return kind && Number(id) > 0 ? { kind, id: Number(id) } : undefined;
}

export const openedText = ({ kind, id }: Opened): string => `${kind}:${id}`;

export type Way =
  | { to: 'panel'; opened: Opened }
  | { to: 'queue'; queue: string; id: number }
  | { to: 'act'; id: string }
  | { to: 'notes' };

/** Where a thing of the time line leads; undefined where there is no more about it than its line. */
export function wayOf({ kind, id }: { kind: string; id: string }): Way | undefined {
  const opened = openedOf(`${kind}:${id}`);
  if (opened) return { to: 'panel', opened };
  const queue = showsInQueue[kind];
  if (queue) return { to: 'queue', queue, id: Number(id) };
  if (kind === 'act') return { to: 'act', id };
  return kind === 'note' ? { to: 'notes' } : undefined;
}
