import type { TimelineItem } from './member.ts';

export type Kind = TimelineItem['kind'];

export const timelineKinds = [
  'event',
  'posting',
  'deposit',
  'cashOut',
  'round',
  'document',
  'session',
  'message',
  'bonus',
  'note',
  'view',
] as const satisfies readonly Kind[];

/** What is looked at in the queue that it went through. */
export const showsInQueue: Readonly<Record<string, string>> = { document: 'documents' };

/** The kinds that an address names; all where it names none. */
export function kindsOf(text: string | undefined): Kind[] {
  const named = (text ?? '').split(',');
  return timelineKinds.filter((kind) => named.includes(kind));
}

/** The address with one kind more, or less. */
export function toggled(chosen: readonly Kind[], kind: Kind): string | undefined {
  const next = timelineKinds.filter((one) => (one === kind) !== chosen.includes(one));
  // All but the views is what an address without kinds shows.
  const isDefault = next.length === timelineKinds.length - 1 && !next.includes('view');
  return next.length === 0 || isDefault ? undefined : next.join(',');
}
