import { usePages } from '../../lib/pages.ts';
import { MessageList } from '../../ui/exchange/message-list.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import styles from './health.module.css';
import { useHealthTexts } from './texts/index.ts';

/** Events that came under a provider's address and counted for nothing, the newest first. */
export function RefusedWebhooks() {
  const t = useHealthTexts();
  const query = usePages({
    path: '/operator/payment/refusedWebhooks',
    input: {},
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
  });
  return (
    <section className={styles.section}>
      <h2>{t('refusedEvents')}</h2>
      <p className={styles.quiet}>{t('refusedEventsAbout')}</p>
      <Paged query={query}>
        {(pages) => {
          const messages = pages.flatMap((page) => page.messages);
          return messages.length === 0 ? (
            <p className={styles.quiet}>{t('noRefusedEvents')}</p>
          ) : (
            <MessageList label={t('refusedEvents')} messages={messages} />
          );
        }}
      </Paged>
    </section>
  );
}
