import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Paged } from '../table/paged.tsx';
import styles from './exchange.module.css';
import { MessageList } from './message-list.tsx';
import { useExchangeTexts } from './texts.ts';

interface ExchangeProps {
  kind: 'deposit' | 'cashOut';
  id: number;
}

/** What was exchanged with the provider about one payment; asked for on demand, since each look at it is an action. */
export function Exchange({ kind, id }: ExchangeProps) {
  const t = useExchangeTexts();
  const may = useMay();
  const [isShown, setShown] = useState(false);
  if (!may('deposits.read')) return null;
  return (
    <section className={styles.exchange}>
      <h3>{t('title')}</h3>
      {isShown ? (
        <Messages kind={kind} id={id} />
      ) : (
        <div>
          <Button size="xs" variant="default" onClick={() => setShown(true)}>
            {t('show')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Messages({ kind, id }: ExchangeProps) {
  const t = useExchangeTexts();
  const query = usePages({
    path: '/operator/payment/exchange',
    input: { kind, id },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
    staleTimeMs: 60_000,
  });
  return (
    <Paged query={query}>
      {(pages) => {
        const messages = pages.flatMap((page) => page.messages);
        if (messages.length === 0) return <p className={styles.about}>{t('none')}</p>;
        return (
          <>
            <p className={styles.about}>{t('about')}</p>
            <MessageList label={t('title')} messages={messages} />
          </>
        );
      }}
    </Paged>
  );
}
