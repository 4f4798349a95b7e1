import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect } from 'react';
import { queries, usePages } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { commonText } from '../../lib/texts/index.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { type Message, openMessage } from './open-message.ts';
import { useMessagesTexts } from './texts/index.ts';
import { refreshUnread } from './use-unread.ts';

const path = '/base/news/listPage';
const reachPx = 30;

/** What the casino has to tell the member, the newest first. Asked for only when somebody is logged in. */
export default function MessagesPopup({ onClose }: { onClose: () => void }) {
  const t = useMessagesTexts();
  const member = useMember();
  const list = usePages(path, { pageSize: 20, createTime_0: 'DESC' }, { enabled: member !== undefined });

  useEffect(() => {
    if (list.error) showToast(commonText('serverBusy'));
  }, [list.error]);

  // New messages come without us: the next look begins again.
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);

  async function open(message: Message): Promise<void> {
    // The page that it leads to is not behind this one.
    if (message.link) onClose();
    if (!(await openMessage(message))) return;
    if (!message.link) list.reload();
    refreshUnread();
  }

  return (
    <Dialog title={t('title')} onClose={onClose} size="m">
      <InfiniteList
        list={list}
        reachPx={reachPx}
        endText={t('endOfList')}
        empty={
          <EmptyState art="no-messages" title={t('none')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        }
      >
        {(messages) => (
          <ul className={styles.list}>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageRow message={message} onOpen={() => void open(message)} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Dialog>
  );
}
