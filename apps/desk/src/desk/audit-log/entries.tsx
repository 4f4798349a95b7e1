import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useCallback, useMemo } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { usePages } from '../../lib/pages.ts';
import { useWho } from '../../lib/texts/names/who.ts';
import { viewOf } from '../../lib/views.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { LoadFailed, Loading, Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SavedViews } from '../../ui/table/saved-views.tsx';
import type { Entry, RecordView } from './entry.ts';
import { EntryPanel } from './entry-panel.tsx';
import styles from './record.module.css';
import { recordInputOf } from './record-input.ts';
import { useRecordTexts } from './texts.ts';

interface EntriesProps {
  view: RecordView;
  show: (view: RecordView, replace?: boolean) => void;
}

export function Entries({ view, show }: EntriesProps) {
  const t = useRecordTexts();
  const input = recordInputOf(view);
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage, refetch } = usePages({
    path: '/operator/record/list',
    input: { ...input, limit: 100 },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
  });
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content) ?? [], [data]);
  const columns = useEntryColumns();
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  const open = (id: string | undefined) => {
    const { entry: _, ...rest } = view;
    show(id === undefined ? rest : { ...rest, entry: id }, true);
  };
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => String(id) === view.entry);
    const next = rows[at === -1 ? 0 : at + by];
    if (next) open(String(next.id));
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    next: () => step(1),
    previous: () => step(-1),
    close: () => open(undefined),
    filter: () => document.getElementById('record-filter')?.focus(),
  });
  const shown = rows.find(({ id }) => String(id) === view.entry);
  return (
    <>
      <div className={styles.views}>
        <SavedViews
          place="record"
          current={viewOf(view, 'entry', 'tab')}
          show={(search) => show(search as RecordView)}
        />
      </div>
      <Filters key={JSON.stringify(input)} view={view} show={show} />
      <div className={styles.desk} data-open={shown !== undefined || undefined}>
        {isPending && <Loading />}
        {error && !data && <LoadFailed problem={error} retry={() => void refetch()} />}
        {data && (
          <DataTable
            label={t('tab_entries')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            active={view.entry}
            onOpen={open}
            narrowBelow={720}
            onEnd={more}
            empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
          />
        )}
        {shown && <EntryPanel key={shown.id} entry={shown} close={() => open(undefined)} />}
      </div>
    </>
  );
}

function useEntryColumns(): Columns<Entry> {
  const t = useRecordTexts();
  const { who, subject } = useWho();
  return useMemo(
    () => [
      column<Entry>('time', t('time'), ({ createTime }) => <Moment at={createTime} />, { width: '124px', phone: true }),
      column<Entry>('who', t('who'), ({ actor }) => <span title={actor}>{who(actor)}</span>, { phone: true }),
      column<Entry>('action', t('action'), ({ command }) => <Code of="command" code={command} />, { phone: true }),
      column<Entry>('what', t('what'), (entry) => <span title={entry.subject}>{subject(entry.subject)}</span>),
      column<Entry>('to', t('to'), ({ memberId }) => memberId ?? '–', { figures: true, width: '96px' }),
      column<Entry>('reason', t('reason'), ({ reason }) => reason ?? '–'),
      column<Entry>(
        'seal',
        t('seal'),
        ({ sealed, position }) => (
          <Tag tone={sealed ? 'good' : 'plain'}>
            {sealed ? t('sealed') : position === null ? t('unplaced') : t('placed')}
          </Tag>
        ),
        { width: '124px' },
      ),
    ],
    [t, who, subject],
  );
}

const fields = ['actor', 'command', 'subject', 'member'] as const;

function Filters({ view, show }: EntriesProps) {
  const t = useRecordTexts();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = [...fields, 'from', 'until'].map((name) => [name, String(form.get(name) ?? '').trim()] as const);
    show(Object.fromEntries(typed.filter(([, value]) => value !== '')));
  };
  const isFiltered = [...fields, 'from', 'until'].some((name) => view[name as keyof RecordView]);
  return (
    <search aria-label={t('filters')}>
      <form className={styles.filters} onSubmit={search}>
        {fields.map((name, at) => (
          <TextInput
            key={name}
            {...(at === 0 ? { id: 'record-filter' } : {})}
            size="xs"
            name={name}
            aria-label={t(name)}
            placeholder={t(name)}
            defaultValue={view[name] ?? ''}
            maxLength={100}
          />
        ))}
        <TextInput
          size="xs"
          type="date"
          name="from"
          aria-label={t('from')}
          leftSection={<small aria-hidden>{t('from')}</small>}
          leftSectionWidth={52}
          defaultValue={view.from ?? ''}
        />
        <TextInput
          size="xs"
          type="date"
          name="until"
          aria-label={t('until')}
          leftSection={<small aria-hidden>{t('until')}</small>}
          leftSectionWidth={52}
          defaultValue={view.until ?? ''}
        />
        <Button type="submit" size="xs" variant="default">
          {t('search')}
        </Button>
        {isFiltered && (
          <Button size="xs" variant="subtle" onClick={() => show({})}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}
