import type { CampaignOutcome } from '@fairhouse/contract/operator';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../lib/pages.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './groups.module.css';
import { campaignOutcomes } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

const pageSize = 50;

/** The list with the outcome of each, a page at a time. */
export function CampaignList({ id }: { id: number }) {
  const t = useGroupTexts();
  const [outcome, setOutcome] = useState<CampaignOutcome>();
  const query = usePages({
    path: '/operator/campaign/members',
    input: { id, pageSize, ...(outcome && { outcome }) },
    at: (after: number | undefined) => (after ? { after } : {}),
    next: ({ next }) => next,
  });
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h3>{t('list')}</h3>
        <NativeSelect
          size="xs"
          aria-label={t('outcome')}
          value={outcome ?? ''}
          onChange={(event) => setOutcome(campaignOutcomes.find((one) => one === event.currentTarget.value))}
          data={[
            { value: '', label: t('anyOutcome') },
            ...campaignOutcomes.map((one) => ({ value: one, label: t(`outcome_${one}`) })),
          ]}
        />
      </header>
      <Paged query={query}>
        {(pages) => (
          <PlainTable
            label={t('list')}
            heads={[
              { name: t('member'), phone: true },
              { name: t('outcome'), phone: true },
              { name: t('amount'), figures: true },
              { name: t('time') },
            ]}
            rows={pages.flatMap(({ rows }) => rows)}
            rowKey={({ memberId }) => memberId}
            cells={(row) => [
              <Link key="member" to="/member/$id" params={{ id: String(row.memberId) }}>
                {row.username}
              </Link>,
              row.reason ? t(`reason_${row.reason}`) : t(`outcome_${row.outcome}`),
              row.amount === null ? '–' : <Money key="amount" value={row.amount} currency={row.currency} />,
              row.time ? <Moment key="time" at={row.time} /> : '–',
            ]}
            empty={t('noMembers')}
          />
        )}
      </Paged>
    </section>
  );
}
