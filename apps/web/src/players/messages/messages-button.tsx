import { Icon } from '@fairhouse/ui/icon.tsx';
import { useEffect } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { showBadge } from '../../lib/app-badge.ts';
import { useMember } from '../../lib/session.ts';
import { hasSubscription } from './has-subscription.ts';
import styles from './messages-button.module.css';
import { useMessagesTexts } from './texts/index.ts';
import { useUnread } from './use-unread.ts';

const mostShown = 99;

/** The way to the messages, with the number of unread ones. */
export default function MessagesButton() {
  const t = useMessagesTexts();
  const unread = useUnread();
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId !== undefined && hasSubscription()) void renew(memberId);
  }, [memberId]);
  // Gone with the member: after logging out nothing is unread.
  useEffect(() => showBadge(unread), [unread]);
  useEffect(() => () => showBadge(0), []);
  const name = unread > 0 ? t('messagesUnread', { count: unread }) : t('title');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      onClick={() => openPopup('messages')}
    >
      <Icon name="bell" size={22} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </button>
  );
}

/** Nobody misses it where its code cannot be loaded. */
async function renew(memberId: number): Promise<void> {
  const push = await import('./push-subscription.ts').catch(() => undefined);
  await push?.renewSubscription(memberId).catch(() => {});
}
