import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { byNumber, usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Beside } from '../../ui/side-panel.tsx';
import { LoadFailed, Loading, Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { stepIn } from '../../ui/use-row-keys.ts';
import { DifferenceFilters } from './difference-filters.tsx';
import { DifferencePanel, stateTones } from './difference-panel.tsx';
import { ExplainManyDialog, mostAtOnce } from './explain-many-dialog.tsx';
import styles from './finance.module.css';
import { kindOf, knownDay, type MoneyDifference, type MoneyView, type PartProps, stateOf } from './money-view.ts';
import { type Resolution, ResolveDialog, resolutionsOf } from './resolve-dialog.tsx';
import { useMoneyTexts } from './texts/index.ts';

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
  const [pointed, setPointed] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [explaining, setExplaining] = useState(false);
  const [resolving, setResolving] = useState<{ of: MoneyDifference; to: Resolution }>();

  const opened = rows.find(({ id }) => String(id) === view.row);
  const active = opened ? String(opened.id) : (pointed ?? (rows[0] && String(rows[0].id)));
  const open = (id: string | undefined) => {
    const { row: _, ...rest } = view;
    if (id) setPointed(id);
    show(id ? { ...rest, row: id } : rest, true);
  };
  const step = (by: 1 | -1) => {
    const ids = rows.map(({ id }) => String(id));
    const next = stepIn(ids, active, by);
    if (next === undefined) return;
    if (opened) open(next);
    else setPointed(next);
  };
  const chosen = rows.filter(({ id }) => selected.has(String(id)));
  const select = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const resolve = (to: Resolution) => {
    if (mayResolve && to === 'explained' && chosen.length > 0) return setExplaining(true);
    const of = rows.find(({ id }) => String(id) === active);
    if (!mayResolve) return;
    if (!of) return showToast(t('nothingChosen'), 'info');
    if (resolutionsOf(of.state).includes(to)) setResolving({ of, to });
  };
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
          <Button size="xs" onClick={() => setExplaining(true)} rightSection={<kbd className={styles.key}>1</kbd>}>
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
          resolved={() => {
            // What is settled leaves the view: the work goes on with the next.
            const ids = rows.map(({ id }) => String(id));
            const own = String(resolving.of.id);
            const next = stepIn(ids, own, 1);
            if (next && next !== own) opened ? open(next) : setPointed(next);
          }}
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
