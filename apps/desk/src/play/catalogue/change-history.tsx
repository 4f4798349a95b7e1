import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, type CallFailed } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Difference } from '../../ui/facts/difference.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { LoadFailed, Loading } from '../../ui/states.tsx';
import styles from './catalogue.module.css';
import type { CatalogueChange } from './catalogue-view.ts';
import { useCatalogueTexts } from './texts/index.ts';

type HistoryPage = OperatorCallOutput<'/operator/catalogue/history'>;
type Values = CatalogueChange['value'];

interface ChangeHistoryProps {
  subject: string;
  /** Writes former values as a new row; undefined when done, else what went wrong. Where one may. */
  restore?: (values: Values, reason: string) => Promise<string | undefined>;
}

/** Every change there ever was, the latest first, each with the way back to it. */
export function ChangeHistory({ subject, restore }: ChangeHistoryProps) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  const [going, setGoing] = useState<{ title: string; before: Values; to: Values }>();
  const query = useInfiniteQuery<HistoryPage, CallFailed, { pages: HistoryPage[] }, unknown[], number | undefined>({
    queryKey: ['/operator/catalogue/history', subject],
    queryFn: ({ pageParam, signal }) => ask('/operator/catalogue/history', { subject, before: pageParam }, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const [latest] = rows;
  return (
    <section className={styles.section}>
      <h3>{t('history')}</h3>
      {query.isPending && <Loading />}
      {query.error && !query.data && <LoadFailed problem={query.error} retry={() => void query.refetch()} />}
      {query.data && <p className={styles.quiet}>{t(latest ? 'historyAbout' : 'noHistory')}</p>}
      {latest && (
        <ol className={styles.history}>
          {rows.map(({ version, value, before, setBy, setTime, reason }) => {
            const isLatest = version === latest.version;
            const to = isLatest ? before : value;
            return (
              <li key={version}>
                <p>
                  <strong>{`${t('version')} ${version}`}</strong> · {setBy} · <Moment at={setTime} /> · {reason}
                </p>
                <Difference before={before} after={value} />
                {restore && to && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    onClick={() =>
                      setGoing({ title: t(isLatest ? 'undoOf' : 'setAgainOf', { version }), before: latest.value, to })
                    }
                  >
                    {t(isLatest ? 'undo' : 'setAgain')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {query.hasNextPage && (
        <Button size="xs" variant="subtle" loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {common('more')}
        </Button>
      )}
      {going && restore && (
        <ActionDialog
          title={going.title}
          fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
          submit={common('save')}
          onSubmit={({ reason = '' }) => restore(going.to, reason)}
          onClose={() => setGoing(undefined)}
        >
          <Difference before={going.before} after={going.to} />
        </ActionDialog>
      )}
    </section>
  );
}
