import type { PartProps } from './member.ts';
import { type Opened, openedOf, openedText, wayOf } from './opened.ts';

/** What is open beside the lists, and how something is opened: all of it stands in the address. */
export function useOpened({ view, show, openRow, openEvent }: PartProps) {
  const open = (opened: Opened | undefined) => {
    const { open: _, ...rest } = view;
    show(opened ? { ...rest, open: openedText(opened) } : rest, true);
  };
  const follow = (item: { kind: string; id: string; by: string | null }) => {
    const way = wayOf(item);
    if (way?.to === 'panel') open(way.opened);
    if (way?.to === 'queue') openRow(way.queue, way.id);
    if (way?.to === 'event') openEvent(way.id);
    if (way?.to === 'notes') show({ tab: 'notes' });
  };
  return { opened: openedOf(view.open), open, follow };
}
