import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { useEffect } from 'react';
import { dayText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries, useCall, usePages } from '../../lib/query.ts';
import { Money } from '../../ui/money.tsx';
import styles from './invite.module.css';
import { useInviteTexts } from './texts/index.ts';

const path = '/sys/agent/inviteBonus/page';
const summaryPath = '/sys/agent/inviteBonus/summary';
const reachPx = 30;

/** What an agent has earned by invited members. */
export default function AgentBonusPopup({ onClose }: { onClose: () => void }) {
  const t = useInviteTexts();
  const language = useLanguage();
  const summary = useCall(summaryPath, {});
  const list = usePages(path, { pageSize: 20, createTime_0: 'DESC' });

  useEffect(
    () => () => {
      for (const one of [path, summaryPath]) queries.removeQueries({ queryKey: [one] });
    },
    [],
  );

  const { data } = summary;
  const lead =
    data &&
    t('agentLead', {
      percent: data.percent,
      most: formatAmount(fromWire(data.mostEach, data.currency)!, language),
    });
  return (
    <Dialog title={t('agentTitle')} lead={lead} size="m" onClose={onClose}>
      {data && <Figures summary={data} />}
      {!data && summary.error && !list.error && <LoadFailed error={summary.error} onRetry={summary.refetch} />}
      <InfiniteList
        list={list}
        reachPx={reachPx}
        endText={t('agentEnd')}
        empty={
          <EmptyState art="no-transactions" title={t('agentNone')}>
            <p>{t('agentNoneText')}</p>
          </EmptyState>
        }
      >
        {(bonuses) => (
          <ul className={styles.bonuses}>
            {bonuses.map(({ id, username, createTime, amount, currency }) => (
              <li key={id}>
                <div>
                  <p>{username}</p>
                  <time dateTime={createTime}>{dayText(createTime, language)}</time>
                </div>
                <p>
                  +<Money value={amount} currency={currency} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Dialog>
  );
}

function Figures({ summary }: { summary: CallOutput<typeof summaryPath> }) {
  const t = useInviteTexts();
  const { memberCount, depositorCount, bonusTotal, bonusPending, currency } = summary;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('members')}</dt>
        <dd>{memberCount}</dd>
      </div>
      <div>
        <dt>{t('depositors')}</dt>
        <dd>{depositorCount}</dd>
      </div>
      <div>
        <dt>{t('bonusTotal')}</dt>
        <dd>
          <Money value={bonusTotal} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('bonusPending')}</dt>
        <dd>
          <Money value={bonusPending} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
