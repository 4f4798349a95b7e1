import { ThreadView } from '../../../ui/thread/thread-view.tsx';
import type { Row } from '../types.ts';

/** A thread of the support inbox. */
export function ContactDetails({ row }: { row: Row }) {
  return <ThreadView id={row.id} version={row.contentHash} claim={row.claim} />;
}
