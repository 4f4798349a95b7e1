import { useState } from 'react';
import type { Popups } from '../../../lib/address/popups.ts';
import { NewThread } from './new-thread.tsx';
import { ThreadDialog } from './thread-dialog.tsx';
import { ThreadList } from './thread-list.tsx';

/** The member's conversations with the support team: the list, one of them, or a new one. */
export default function SupportPopup({ thread, onClose }: Popups['support'] & { onClose: () => void }) {
  const [shown, setShown] = useState<'list' | 'new' | number>(thread ?? 'list');
  const toList = () => setShown('list');
  if (shown === 'list') return <ThreadList onOpen={setShown} onNew={() => setShown('new')} onClose={onClose} />;
  if (shown === 'new') return <NewThread onOpened={setShown} onBack={toList} onClose={onClose} />;
  return <ThreadDialog key={shown} id={shown} onBack={toList} onClose={onClose} />;
}
