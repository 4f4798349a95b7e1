import { useEffect } from 'react';
import { queries, useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';

const path = '/sys/news/getNewCount';
const listPath = '/base/news/listPage';
const everyMs = 60_000;

/** How many messages are unread; looked at every minute while a member is here, and at once when push has come to this browser. */
export function useUnread(): number {
  const member = useMember();
  const { data } = useCall(path, { memberId: member?.id }, { enabled: member !== undefined, everyMs });
  useEffect(onPush, []);
  return member ? (data ?? 0) : 0;
}

/** The service worker says that push has come. */
function onPush(): (() => void) | undefined {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return undefined;
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (data !== 'notification') return;
    refreshUnread();
    void queries.invalidateQueries({ queryKey: [listPath] });
  };
  container.addEventListener('message', heard);
  return () => container.removeEventListener('message', heard);
}

/** After a message was read. */
export function refreshUnread(): void {
  void queries.invalidateQueries({ queryKey: [path] });
}
