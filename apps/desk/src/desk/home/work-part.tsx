import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Link } from '@tanstack/react-router';
import { countText, spanText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { useCodeName } from '../../lib/texts/names/index.ts';
import { Age } from '../../ui/facts/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './home.module.css';
import { useHomeTexts } from './texts/index.ts';

type Summary = OperatorCallOutput<'/operator/queue/summary'>[number];

/** What waits in each queue that this person may see, and how much of it is past its target. */
export function WorkPart() {
  const t = useHomeTexts();
  const queueName = useCodeName('queue');
  const language = useLanguage();
  const query = useCall('/operator/queue/summary', {}, { followed: true });
  const late = (count: number, tone: 'amber' | 'red') => (
    <span key={tone} data-tone={count > 0 ? tone : undefined} className={styles.late}>
      {countText(count, language)}
    </span>
  );
  return (
    <Panel title={t('work')} actions={<Link to="/queues">{t('openList')}</Link>}>
      <p className={styles.note}>{t('workAbout')}</p>
      <Answered query={query}>
        {(queues) => (
          <PlainTable<Summary>
            label={t('work')}
            heads={[
              { name: t('queue'), phone: true },
              { name: t('waiting'), figures: true, phone: true },
              { name: t('late'), figures: true, phone: true },
              { name: t('overdue'), figures: true, phone: true },
              { name: t('oldest'), figures: true },
              { name: t('target'), figures: true },
            ]}
            rows={queues}
            rowKey={({ queue }) => queue}
            cells={({ queue, waiting, amber, red, oldest, amberMinutes, redMinutes }) => [
              <Link key="queue" to="/queue/$queue" params={{ queue }}>
                {queueName(queue) ?? queue}
              </Link>,
              countText(waiting, language),
              late(amber, 'amber'),
              late(red, 'red'),
              oldest ? (
                <Age key="oldest" since={oldest} amberSeconds={amberMinutes * 60} redSeconds={redMinutes * 60} />
              ) : (
                '–'
              ),
              `${spanText(amberMinutes * 60)} / ${spanText(redMinutes * 60)}`,
            ]}
            empty={<Notice title={t('noWork')} />}
          />
        )}
      </Answered>
    </Panel>
  );
}
