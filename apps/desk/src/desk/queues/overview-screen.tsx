import { Icon } from '@fairhouse/ui/icon.tsx';
import { countText, spanText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Age } from '../../ui/facts/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import styles from './overview-screen.module.css';
import { useQueueTexts } from './texts/index.ts';
import type { QueueName, Summary } from './types.ts';
import type { QueueView } from './view.ts';

/** All queues that one may see: what waits, how long, and how much of it is late. */
export function OverviewScreen({ open }: { open: (queue: QueueName, view: QueueView) => void }) {
  const t = useQueueTexts();
  const query = useCall('/operator/queue/summary', {}, { followed: true });
  return (
    <Page title={t('queues')} about={t('queuesAbout')}>
      <Answered query={query}>
        {(queues) =>
          queues.length === 0 ? (
            <Notice title={t('noQueues')} />
          ) : (
            <div className={styles.queues}>
              {queues.map((one) => (
                <QueueCard key={one.queue} summary={one} open={open} />
              ))}
            </div>
          )
        }
      </Answered>
    </Page>
  );
}

function QueueCard({ summary, open }: { summary: Summary; open: (queue: QueueName, view: QueueView) => void }) {
  const { queue, waiting, mine, amber, red, oldest, amberMinutes, redMinutes } = summary;
  const t = useQueueTexts();
  const language = useLanguage();
  const isByDue = summary.sorts.includes('due');
  return (
    <article className={styles.card} data-late={red > 0 ? 'red' : amber > 0 ? 'amber' : undefined}>
      <h2>
        <button type="button" className={styles.heading} onClick={() => open(queue, {})}>
          {t(queue)}
          <Icon name="forward" size={16} />
        </button>
      </h2>
      <p className={styles.count}>{countText(waiting, language)}</p>
      <p className={styles.late}>
        {waiting === 0 && t('allClear')}
        {red > 0 && <span data-tone="red">{t('overdueCount', { count: red })}</span>}
        {amber > 0 && <span data-tone="amber">{t('lateCount', { count: amber })}</span>}
      </p>
      <dl>
        <div>
          <dt>{t('oldest')}</dt>
          <dd>
            {oldest ? (
              <Age
                since={oldest}
                {...(isByDue ? {} : { amberSeconds: amberMinutes * 60, redSeconds: redMinutes * 60 })}
              />
            ) : (
              '–'
            )}
          </dd>
        </div>
        <div>
          <dt>{t('target')}</dt>
          <dd>
            {isByDue
              ? t('targetByDue')
              : t('targetOf', { amber: spanText(amberMinutes * 60), red: spanText(redMinutes * 60) })}
          </dd>
        </div>
      </dl>
      <p className={styles.mine}>
        {mine > 0 && (
          <button type="button" onClick={() => open(queue, { whose: 'mine' })}>
            {t('mineCount', { count: mine })}
          </button>
        )}
      </p>
    </article>
  );
}
