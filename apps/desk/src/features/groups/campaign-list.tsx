import type { CampaignOutcome, OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ask, type CallFailed } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './groups.module.css';
import { campaignOutcomes } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

type MemberPage = OperatorCallOutput<'/operator/campaign/members'>;
const pageSize = 50;

/** The list with the outcome of each, a page at a time. */
export function CampaignList({ id }: { id: number }) {
  const t = useGroupTexts();
  const common = useCommonTexts();
  const [outcome, setOutcome] = useState<CampaignOutcome>();
  const query = useInfiniteQuery<MemberPage, CallFailed, { pages: MemberPage[] }, unknown[], number | null>({
    queryKey: ['/operator/campaign/members', id, outcome ?? ''],
    queryFn: ({ pageParam, signal }) =>
      ask(
        '/operator/campaign/members',
        { id, pageSize, ...(outcome && { outcome }), ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
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
      <Answered query={query}>
        {({ pages }) => (
          <>
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
            {query.hasNextPage && (
              <div>
                <Button
                  size="xs"
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {common('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
