import { queries, useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';

const path = '/sys/news/getNewCount';
const everyMs = 60_000;

/** How many messages are unread; looked at every minute while a member is here. */
export function useUnread(): number {
  const member = useMember();
  const { data } = useCall(path, { memberId: member?.id }, { enabled: member !== undefined, everyMs });
  return member ? (data ?? 0) : 0;
}

/** After a message was read. */
export function refreshUnread(): void {
  void queries.invalidateQueries({ queryKey: [path] });
}
