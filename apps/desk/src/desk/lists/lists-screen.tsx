import type { ListDescription, ListRow } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { download } from '../../lib/download.ts';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { viewOf } from '../../lib/views.ts';
import { Page } from '../../ui/page.tsx';
import { Answered, LoadFailed, Loading, Notice } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SavedViews } from '../../ui/table/saved-views.tsx';
import { stepFrom } from '../../ui/table/step-from.ts';
import { useSelection } from '../../ui/table/use-selection.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ColumnOrder } from './column-order.tsx';
import { firstFilterId, ListFilters } from './list-filters.tsx';
import styles from './lists.module.css';
import { isFiltered, type ListView, listInputOf, readListView, shownList, withoutFilters } from './lists-view.ts';
import {
  type MembersAction,
  MembersDialog,
  membersActionNames,
  membersActions,
  type Outcome,
} from './members-dialog.tsx';
import { OutcomeReport } from './outcome-report.tsx';
import { shownLists, type Way } from './shown-lists.ts';
import { useListTexts } from './texts/index.ts';
import { useListColumns } from './use-list-columns.tsx';

export interface ListsScreenProps {
  view: ListView;
  show: (view: ListView, replace?: boolean) => void;
  follow: (way: Way) => void;
}

/** Everything that the desk lists, each filtered, sorted and exported alike. */
export function ListsScreen(props: ListsScreenProps) {
  const t = useListTexts();
  const query = useCall('/operator/list/describe', {}, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(described) => {
        const shown = shownList(props.view, described);
        return (
          <Page full title={t('title')}>
            {shown ? (
              <>
                <Tabs
                  label={t('title')}
                  tabs={described.map(({ list }) => ({ key: list, name: t(`list_${list}`) }))}
                  current={shown.list}
                  show={(list) => props.show({ list })}
                />
                <ListPart key={shown.list} {...props} described={shown} />
              </>
            ) : (
              <Notice title={t('noLists')} />
            )}
          </Page>
        );
      }}
    </Answered>
  );
}

interface ListPartProps extends ListsScreenProps {
  described: ListDescription;
}

function ListPart({ view, show, follow, described }: ListPartProps) {
  const t = useListTexts();
  const may = useMay();
  const input = useMemo(() => listInputOf(view, described), [view, described]);
  const query = usePages({
    path: '/operator/list/read',
    input,
    at: (cursor: string | undefined) => (cursor ? { cursor } : {}),
    next: ({ next }) => next,
  });
  const rows = useMemo(() => (query.data?.pages ?? []).flatMap((page) => page.rows), [query.data]);
  const columns = useListColumns(described, view, show);
  const [pointed, setActive] = useState<string>();
  const active = rows.some(({ id }) => id === pointed) ? pointed : rows[0]?.id;
  const { selected, toggle, extend, clear } = useSelection(useMemo(() => rows.map(selectable), [rows]));
  const [action, setAction] = useState<MembersAction>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const selectedRows = rows.filter(({ id }) => selected.has(id));
  /** What a key is about: the selected rows, otherwise the active one. */
  const subject = selectedRows.length > 0 ? selectedRows : rows.filter(({ id }) => id === active);
  const memberIds = [...new Set(subject.flatMap(({ memberId }) => memberId ?? []))];
  const begin = (name: MembersAction) => {
    if (described.ofMembers && may(membersActions[name]) && memberIds.length > 0) setAction(name);
  };
  const open = (id: string | undefined) => {
    const row = rows.find((one) => one.id === id);
    const way = row && shownLists[described.list].way(row);
    if (way && (way.to !== 'member' || may('members.read'))) follow(way);
  };
  const exporting = useExport(input);
  const canExport = may('exports.make') && rows.length > 0;
  const step = (by: 1 | -1) => setActive(stepFrom(rows.map(selectable), active, by));
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    open: () => open(active),
    close: clear,
    select: () => active !== undefined && toggle(active),
    selectDown: () => setActive(extend(active, 1)),
    selectUp: () => setActive(extend(active, -1)),
    filter: () => document.getElementById(firstFilterId)?.focus(),
    note: () => begin('note'),
    tag: () => begin('tag'),
    message: () => begin('message'),
    exportList: () => canExport && void exporting.save(),
  });
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.line}>
          <Count input={input} />
          <div className={styles.actions}>
            <SavedViews
              place={`list/${described.list}`}
              current={viewOf(view, 'list')}
              show={(search) => show({ ...readListView(search), list: described.list })}
            />
            <ColumnOrder described={described} view={view} show={show} />
            {may('exports.make') && (
              <Button
                variant="default"
                size="xs"
                loading={exporting.isBusy}
                disabled={!canExport}
                onClick={() => void exporting.save()}
                rightSection={<kbd>D</kbd>}
              >
                {t('export')}
              </Button>
            )}
          </div>
        </div>
        {selectedRows.length > 0 ? (
          <SelectedLine rows={selectedRows.length} described={described} begin={begin} clear={clear} />
        ) : (
          <ListFilters described={described} view={view} show={show} />
        )}
        {outcomes && (
          <OutcomeReport
            outcomes={outcomes}
            nameOf={(id) => nameIn(rows, input.columns ?? [], id)}
            close={() => setOutcomes(undefined)}
          />
        )}
      </div>
      <div className={styles.desk}>
        {query.isPending && <Loading />}
        {query.error && !query.data && <LoadFailed problem={query.error} retry={() => void query.refetch()} />}
        {query.data && (
          <DataTable
            label={t(`list_${described.list}`)}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            active={active}
            onActive={setActive}
            onOpen={open}
            {...(described.ofMembers ? { selected, onSelect: toggle } : {})}
            onEnd={more}
            narrowBelow={640}
            empty={<Empty view={view} show={show} />}
          />
        )}
      </div>
      {action && (
        <MembersDialog action={action} memberIds={memberIds} done={setOutcomes} close={() => setAction(undefined)} />
      )}
    </>
  );
}

const selectable = ({ id }: ListRow) => ({ id, waits: true });

function nameIn(rows: readonly ListRow[], columns: readonly string[], memberId: number): string {
  const name = rows.find((row) => row.memberId === memberId)?.cells[columns.indexOf('username')];
  return typeof name === 'string' ? name : String(memberId);
}

function useExport(input: ReturnType<typeof listInputOf>) {
  const t = useListTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const said = await download('/operator/list/export', input);
    setBusy(false);
    if (said === undefined) showToast(t('exported'), 'success');
    else showToast(said);
  };
  return { isBusy, save };
}

function Count({ input: { list, filter } }: { input: ReturnType<typeof listInputOf> }) {
  const t = useListTexts();
  const language = useLanguage();
  const { data } = useCall('/operator/list/count', { list, filter });
  // The table names an empty list; a count of 0 adds nothing.
  if (!data || data.count === 0) return <p className={styles.count} />;
  const { count, isMore, countedUpTo } = data;
  return (
    <p className={styles.count}>
      {count === null
        ? t('notCounted')
        : isMore
          ? t('moreThan', { count: countText(countedUpTo, language) })
          : t('rows', { count: count === 1 ? 1 : countText(count, language) })}
    </p>
  );
}

interface SelectedLineProps {
  rows: number;
  described: ListDescription;
  begin: (action: MembersAction) => void;
  clear: () => void;
}

const keys: Record<MembersAction, string> = { note: 'M', tag: 'T', message: 'L' };

function SelectedLine({ rows, described, begin, clear }: SelectedLineProps) {
  const t = useListTexts();
  const common = useCommonTexts();
  const may = useMay();
  return (
    <div className={styles.filters}>
      <strong>{common('selected', { count: rows })}</strong>
      {described.ofMembers &&
        membersActionNames
          .filter((name) => may(membersActions[name]))
          .map((name) => (
            <Button
              key={name}
              variant="light"
              size="xs"
              onClick={() => begin(name)}
              rightSection={<kbd>{keys[name]}</kbd>}
            >
              {t(`submit_${name}`)}
            </Button>
          ))}
      <Button variant="subtle" size="xs" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}

function Empty({ view, show }: Pick<ListPartProps, 'view' | 'show'>) {
  const t = useListTexts();
  if (!isFiltered(view)) return <Notice title={t('nothing')} />;
  return (
    <Notice
      title={t('nothingFits')}
      action={
        <Button variant="default" size="xs" onClick={() => show(withoutFilters(view))}>
          {t('clear')}
        </Button>
      }
    />
  );
}
