import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { post } from '../../lib/api.ts';
import { queries, usePages } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { commonText } from '../../lib/texts/index.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { type Message, markRead, openMessage, pages } from './open-message.ts';
import { useMessagesTexts } from './texts/index.ts';
import { refreshUnread, useUnread } from './use-unread.ts';

const path = '/base/news/listPage';
const reachPx = 30;

/** What the casino has to tell the member, the newest first. Asked for only when somebody is logged in. */
export default function MessagesPopup({ onClose }: { onClose: () => void }) {
  const t = useMessagesTexts();
  const member = useMember();
  const unread = useUnread();
  const list = usePages(path, { pageSize: 20, createTime_0: 'DESC' }, { enabled: member !== undefined });

  useEffect(() => {
    if (list.error) showToast(commonText('serverBusy'));
  }, [list.error]);

  // New messages come without us: the next look begins again.
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);

  async function open(message: Message): Promise<void> {
    const leads = message.link !== null && pages[message.link] !== undefined;
    // The page that it leads to is not behind this one.
    if (leads) onClose();
    if (await openMessage(message)) settled(!leads);
  }

  async function read(message: Message): Promise<void> {
    if (await markRead(message.id)) settled(true);
  }

  async function readAll(): Promise<void> {
    const answer = await post('/sys/news/setAllRead', {});
    if (!answer.ok) return showToast(answer.message);
    settled(true);
  }

  function settled(isShown: boolean): void {
    if (isShown) void list.reload();
    refreshUnread();
  }

  return (
    <Dialog title={t('title')} onClose={onClose} size="m">
      <div className={styles.bar}>
        <a className={buttonClass({ size: 's', variant: 'quiet' })} href={hrefOf('/notifications')} onClick={onClose}>
          {t('settings')}
        </a>
        <Button
          size="s"
          variant="quiet"
          aria-disabled={unread === 0 || undefined}
          onClick={() => unread > 0 && void readAll()}
        >
          {t('markAllRead')}
        </Button>
      </div>
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
                <MessageRow message={message} onOpen={() => void open(message)} onRead={() => void read(message)} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Dialog>
  );
}
