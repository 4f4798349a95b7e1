import { showsInQueue } from './timeline-kinds.ts';

const kinds = ['deposit', 'cashOut', 'bonus', 'posting'] as const;
export type OpenedKind = (typeof kinds)[number];

export interface OpenedRound {
  kind: 'round';
  vendor: string;
  roundId: string;
}

export type Opened = { kind: OpenedKind; id: number } | OpenedRound;

/** What an address says is open: 'deposit:55', 'round:studio:0195…'. Anybody can write one: what is nothing opens nothing. */
export function openedOf(text: string | undefined): Opened | undefined {
  const [, vendor, roundId] = /^round:([^:]{1,60}):(.{1,100})$/.exec(text ?? '') ?? [];
  if (vendor && roundId) return { kind: 'round', vendor, roundId };
  const [, name, id] = /^([a-zA-Z]+):(\d{1,15})$/.exec(text ?? '') ?? [];
  const kind = kinds.find((one) => one === name);
  return kind && Number(id) > 0 ? { kind, id: Number(id) } : undefined;
}

export function openedText(opened: Opened): string {
  return opened.kind === 'round' ? `round:${opened.vendor}:${opened.roundId}` : `${opened.kind}:${opened.id}`;
}

/** The number of what is open, if it is of the kind. */
export function openedId(opened: Opened | undefined, kind: OpenedKind | undefined): number | undefined {
  return opened && opened.kind !== 'round' && opened.kind === kind ? opened.id : undefined;
}

export type Way =
  | { to: 'panel'; opened: Opened }
  | { to: 'queue'; queue: string; id: number }
  | { to: 'event'; id: string }
  | { to: 'notes' };

/** Where a thing of the time line leads; undefined where there is no more about it than its line. */
export function wayOf({ kind, id, by }: { kind: string; id: string; by?: string | null }): Way | undefined {
  // Who a round is by is its vendor, and its id is the vendor's.
  const opened = openedOf(kind === 'round' ? `round:${by ?? ''}:${id}` : `${kind}:${id}`);
  if (opened) return { to: 'panel', opened };
  const queue = showsInQueue[kind];
  if (queue) return { to: 'queue', queue, id: Number(id) };
  if (kind === 'event' || kind === 'view') return { to: 'event', id };
  return kind === 'note' ? { to: 'notes' } : undefined;
}
