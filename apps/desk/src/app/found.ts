import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { QueueName } from '../desk/queues/types.ts';
import type { Permission } from '../lib/person.ts';
import type { Place } from './places.ts';

export type Found =
  | { kind: 'search'; text: string }
  | { kind: 'row'; queue: QueueName; id: number }
  | { kind: 'recordAbout'; text: string }
  | { kind: 'queue'; queue: QueueName }
  | { kind: 'place'; place: Place };

interface Known {
  permissions: readonly Permission[];
  queues: readonly { queue: QueueName; name: string }[];
  places: readonly { place: Place; name: string }[];
  /** Rows that the server has answered: no other is offered. */
  rows?: readonly { queue: QueueName; id: number }[];
}

/** Numbers of these the search knows; those of the other queues are asked for in the queue. */
const searched: ReadonlySet<QueueName> = new Set(['cashOuts', 'payouts', 'deposits', 'documents']);

/** In which queues a number is looked for besides the search. */
export function queuesToAsk({ permissions, queues }: Pick<Known, 'permissions' | 'queues'>): QueueName[] {
  const maySearch = permissions.includes('members.read');
  return queues.map(({ queue }) => queue).filter((queue) => !maySearch || !searched.has(queue));
}

/** What a typed text can mean for somebody with these rights, the likeliest first. */
export function foundFor(typed: string, { permissions, queues, places, rows = [] }: Known): Found[] {
  const text = typed.trim();
  const small = text.toLowerCase();
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  const screens: Found[] = [
    ...queues
      .filter(({ name }) => name.toLowerCase().includes(small))
      .map(({ queue }): Found => ({ kind: 'queue', queue })),
    ...places
      .filter(({ name }) => name.toLowerCase().includes(small))
      .map(({ place }): Found => ({ kind: 'place', place })),
  ];
  if (text === '') return screens;
  const maySearch = permissions.includes('members.read');
  // Two letters at least, or a number.
  const maySearchIt = id === undefined ? maySearch && text.length >= 2 : maySearch || queues.length > 0;
  const search: Found[] = maySearchIt ? [{ kind: 'search', text }] : [];
  const record: Found[] = [];
  if (permissions.includes('record.read')) {
    if (/^[a-z-]+:\S+$/i.test(text)) record.push({ kind: 'recordAbout', text });
  }
  const others = [
    ...rows.filter((row) => row.id === id).map(({ queue }): Found => ({ kind: 'row', queue, id: id! })),
    ...record,
  ];
  // A word of the navigation is meant as such first; the search behind it is one key further.
  return screens.length > 0 ? [...screens, ...search, ...others] : [...search, ...others];
}

export type Hit = OperatorCallOutput<'/operator/find'>[number];

export type HitWay =
  | { to: 'member'; id: number; search: { tab?: string; kinds?: string; open?: string } }
  | { to: 'queue'; queue: QueueName; row: number };

/** Where a hit of the search is looked at. */
export function wayToHit({ kind, id, memberId }: Pick<Hit, 'kind' | 'id' | 'memberId'>, mayDocuments: boolean): HitWay {
  switch (kind) {
    case 'member':
      return { to: 'member', id: memberId, search: {} };
    case 'deposit':
    case 'cashOut':
      return { to: 'member', id: memberId, search: { open: `${kind}:${id}` } };
    case 'document':
      return mayDocuments
        ? { to: 'queue', queue: 'documents', row: Number(id) }
        : { to: 'member', id: memberId, search: { kinds: 'document' } };
    case 'round':
      return { to: 'member', id: memberId, search: { kinds: 'round' } };
  }
}
