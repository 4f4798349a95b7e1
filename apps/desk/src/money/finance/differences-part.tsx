import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { byNumber, usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { LoadFailed, Loading, Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DifferenceFilters } from './difference-filters.tsx';
import { DifferencePanel, stateTones } from './difference-panel.tsx';
import { ExplainManyDialog, mostAtOnce } from './explain-many-dialog.tsx';
import styles from './finance.module.css';
import { kindOf, knownDay, type MoneyDifference, type MoneyView, type PartProps, stateOf } from './money-view.ts';
import { type Resolution, ResolveDialog } from './resolve-dialog.tsx';
import { useMoneyTexts } from './texts/index.ts';
import { useDifferenceWork } from './use-difference-work.ts';

function differencesInput(view: MoneyView): OperatorCallInput<'/operator/finance/differences'> {
  const [state, kind, day] = [stateOf(view), kindOf(view), knownDay(view.day)];
  return {
    ...(state === 'all' ? {} : { state }),
    ...(kind ? { kind } : {}),
    ...(view.part ? { part: view.part } : {}),
    ...(day ? { day } : {}),
  };
}

/** What does not agree, worked off one by one: why it differs, or what put it right. */
export function DifferencesPart({ view, show }: PartProps) {
  const t = useMoneyTexts();
  const may = useMay();
  const mayResolve = may('reconciliation.run');
  const input = differencesInput(view);
  const query = usePages({
    path: '/operator/finance/differences',
    input: { ...input, pageSize: 100 },
    ...byNumber,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content) ?? [], [data]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const columns = useDifferenceColumns(view.row !== undefined);
  const {
    opened,
    active,
    open,
    step,
    stepAfter,
    chosen,
    selected,
    setSelected,
    select,
    resolve,
    explaining,
    setExplaining,
    resolving,
    setResolving,
  } = useDifferenceWork({ view, show, rows, mayResolve });
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    next: () => step(1),
    previous: () => step(-1),
    open: () => active && open(active),
    close: () => open(undefined),
    filter: () => document.getElementById('difference-filter')?.focus(),
    ...(mayResolve
      ? {
          select: () => active && select(active),
          decide1: () => resolve('explained'),
          decide2: () => resolve('corrected'),
          decide3: () => resolve('open'),
        }
      : {}),
  });

  return (
    <>
      <DifferenceFilters view={view} show={show} total={data?.pages[0]?.totalElements} />
      {chosen.length > 0 && (
        <div className={styles.bar}>
          <span>{t('chosen', { count: chosen.length })}</span>
          <Button size="xs" onClick={() => setExplaining(true)} rightSection={<KeyMark>1</KeyMark>}>
            {t('explainMany', { count: chosen.length })}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setSelected(new Set())}>
            {t('clear')}
          </Button>
        </div>
      )}
      <Beside
        full
        panel={
          opened && (
            <DifferencePanel
              key={`${opened.id} ${opened.version}`}
              of={opened}
              close={() => open(undefined)}
              {...(mayResolve ? { resolve: (to: Resolution) => setResolving({ of: opened, to }) } : {})}
            />
          )
        }
      >
        {query.isPending && <Loading />}
        {query.error && !data && <LoadFailed problem={query.error} retry={() => void query.refetch()} />}
        {data && (
          <DataTable
            label={t('tab_differences')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            active={active}
            onOpen={open}
            {...(mayResolve ? { selected, onSelect: select } : {})}
            onEnd={more}
            total={data.pages[0]?.totalElements}
            empty={<Notice title={t('noDifferences')}>{t('noDifferencesAbout')}</Notice>}
          />
        )}
      </Beside>
      {explaining && (
        <ExplainManyDialog
          rows={chosen.slice(0, mostAtOnce)}
          explained={() => setSelected(new Set())}
          close={() => setExplaining(false)}
        />
      )}
      {resolving && (
        <ResolveDialog
          of={resolving.of}
          to={resolving.to}
          resolved={() => stepAfter(resolving.of)}
          close={() => setResolving(undefined)}
        />
      )}
    </>
  );
}

/** Beside an open one there is room for what tells the rows apart. */
function useDifferenceColumns(narrow: boolean): Columns<MoneyDifference> {
  const t = useMoneyTexts();
  return useMemo(
    () => [
      column<MoneyDifference>('day', t('day'), ({ day }) => day, { width: '124px', phone: true }),
      ...(narrow ? [] : [column<MoneyDifference>('part', t('part'), ({ part }) => part)]),
      column<MoneyDifference>('kind', t('kind'), ({ kind }) => t(`kind_${kind}`), { phone: true }),
      column<MoneyDifference>('subject', t('subject'), ({ subject }) => subject),
      ...(narrow
        ? []
        : [
            column<MoneyDifference>('ours', t('ours'), ({ ours }) => ours ?? '–', { figures: true }),
            column<MoneyDifference>('theirs', t('theirs'), ({ theirs }) => theirs ?? '–', { figures: true }),
          ]),
      column<MoneyDifference>(
        'state',
        t('state'),
        ({ state }) => <Tag tone={stateTones[state]}>{t(`state_${state}`)}</Tag>,
        { width: '116px', phone: true },
      ),
    ],
    [t, narrow],
  );
}
