import { Icon } from '@fairhouse/ui/icon.tsx';
import { useEffect } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { showBadge } from '../../lib/app-badge.ts';
import styles from './messages-button.module.css';
import { useMessagesTexts } from './texts/index.ts';
import { useUnread } from './use-unread.ts';

const mostShown = 99;

/** The way to the messages, with the number of unread ones. */
export default function MessagesButton() {
  const t = useMessagesTexts();
  const unread = useUnread();
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
      <Icon name="mail" size={22} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </button>
  );
}
