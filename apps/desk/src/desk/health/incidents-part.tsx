import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask, type CallFailed, useFollowedMs } from '../../lib/query.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './health.module.css';
import type { Incident, PartProps } from './health-view.ts';
import { IncidentTable } from './incident-table.tsx';
import { useHealthTexts } from './texts/index.ts';

interface IncidentPage {
  rows: Incident[];
  next: number | null;
}

/** What was wrong with the casino, newest first. */
export function IncidentsPart({ view, show }: PartProps) {
  const t = useHealthTexts();
  const state = view.state === 'open' ? 'open' : 'all';
  const input = state === 'open' ? ({ state: 'open' } as const) : {};
  const query = useInfiniteQuery<IncidentPage, CallFailed, { pages: IncidentPage[] }, unknown[], number | undefined>({
    queryKey: ['/operator/health/incidents', { ...input, pages: true }],
    queryFn: ({ pageParam, signal }) => ask('/operator/health/incidents', { ...input, before: pageParam }, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: useFollowedMs(),
  });
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <Choice
          label={t('show')}
          options={[
            { key: 'all', name: t('show_all') },
            { key: 'open', name: t('show_open') },
          ]}
          current={state}
          choose={(next) => show({ tab: 'incidents', state: next }, true)}
        />
        <p className={styles.quiet}>{t('rulesHint')}</p>
      </div>
      <Answered query={query}>
        {({ pages }) => (
          <IncidentTable
            label={t('tab_incidents')}
            rows={pages.flatMap(({ rows }) => rows)}
            empty={state === 'open' ? t('noOpenIncidents') : t('noIncidents')}
          />
        )}
      </Answered>
      {query.hasNextPage && (
        <div>
          <Button size="xs" variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
