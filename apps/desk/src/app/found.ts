import type { QueueName } from '../features/queue/types.ts';
import type { Permission } from '../lib/person.ts';
import type { Place } from './places.ts';

export type Found =
  | { kind: 'member'; text: string }
  | { kind: 'row'; queue: QueueName; id: number }
  | { kind: 'recordOf'; id: number }
  | { kind: 'recordAbout'; text: string }
  | { kind: 'queue'; queue: QueueName }
  | { kind: 'place'; place: Place };

interface Known {
  permissions: readonly Permission[];
  queues: readonly { queue: QueueName; name: string }[];
  places: readonly { place: Place; name: string }[];
}

/** What a typed text can mean for somebody with these rights, the likeliest first. */
export function foundFor(typed: string, { permissions, queues, places }: Known): Found[] {
  const text = typed.trim();
  const small = text.toLowerCase();
  const found: Found[] = [];
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
  const isName = text.length >= 2 && screens.length === 0;
  if (permissions.includes('members.read') && (id !== undefined || isName || text.includes('@')))
    found.push({ kind: 'member', text });
  if (id !== undefined) found.push(...queues.map(({ queue }): Found => ({ kind: 'row', queue, id })));
  if (permissions.includes('record.read')) {
    if (id !== undefined) found.push({ kind: 'recordOf', id });
    if (/^[a-z-]+:\S+$/i.test(text)) found.push({ kind: 'recordAbout', text });
  }
  found.push(...screens);
  // A name may also be that of a screen: then the screen comes first, and the member behind it.
  if (
    screens.length > 0 &&
    id === undefined &&
    !text.includes('@') &&
    permissions.includes('members.read') &&
    text.length >= 2
  )
    found.push({ kind: 'member', text });
  return found;
}
