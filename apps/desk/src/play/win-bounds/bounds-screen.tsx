import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useProviderName } from '../../lib/texts/names/index.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { LoadFailed, Loading, Notice, NotPermitted } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import { type Bound, type BoundsView, boundsOf, filtered } from './bound.ts';
import { BoundPanel } from './bound-panel.tsx';
import { useBoundTexts } from './texts.ts';
import { useSetBy } from './use-set-by.ts';
import styles from './win-bounds.module.css';

interface BoundsScreenProps {
  view: BoundsView;
  show: (view: BoundsView) => void;
  /** The wins that were held by these bounds. */
  toQueue: () => void;
}

/** Above how many times the stake a win waits for a person, by vendor and game. */
export function BoundsScreen(props: BoundsScreenProps) {
  const t = useBoundTexts();
  const may = useMay();
  if (!may('wins.read')) return <NotPermitted permission="wins.read" />;
  return (
    <Page
      full
      title={t('title')}
      about={t('about')}
      actions={
        <Button variant="default" size="xs" onClick={props.toQueue}>
          {t('toQueue')}
        </Button>
      }
    >
      <Bounds {...props} />
    </Page>
  );
}

function Bounds({ view, show }: BoundsScreenProps) {
  const t = useBoundTexts();
  const vendors = useCall('/operator/winBound/listAll', {});
  const games = useCall('/operator/winBound/listGames', {});
  const bounds = useMemo(() => boundsOf(vendors.data ?? [], games.data ?? []), [vendors.data, games.data]);
  const rows = useMemo(() => filtered(bounds, view), [bounds, view]);
  const [pointed, setPointed] = useState<string>();
  const opened = bounds.find(({ key }) => key === view.row);
  const active = opened?.key ?? pointed;
  const open = (key: string | undefined) => {
    const { row: _, ...rest } = view;
    setPointed(key ?? view.row);
    show(key === undefined ? rest : { ...rest, row: key });
  };
  const step = (by: 1 | -1) => {
    const next = stepIn(
      rows.map(({ key }) => key),
      active,
      by,
    );
    if (next !== undefined) opened ? open(next) : setPointed(next);
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    ...(opened ? { next: () => step(1), previous: () => step(-1), close: () => open(undefined) } : {}),
    open: () => active !== undefined && open(active),
    filter: () => document.getElementById('bound-filter')?.focus(),
  });
  const columns = useBoundColumns(opened !== undefined);
  const failed = [vendors, games].find(({ error }) => error);
  if (failed?.error) return <LoadFailed problem={failed.error} retry={() => void failed.refetch()} />;
  if (!vendors.data || !games.data) return <Loading />;
  return (
    <>
      <Filter view={view} show={show} shown={rows.filter(({ game }) => game !== null).length} />
      <Beside full panel={opened && <BoundPanel key={opened.key} bound={opened} close={() => open(undefined)} />}>
        <DataTable<Bound>
          label={t('title')}
          columns={columns}
          rows={rows}
          rowId={({ key }) => key}
          active={active}
          onOpen={open}
          empty={<Notice title={t('none')} />}
        />
      </Beside>
    </>
  );
}

function Filter({ view, show, shown }: Pick<BoundsScreenProps, 'view' | 'show'> & { shown: number }) {
  const t = useBoundTexts();
  const language = useLanguage();
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <TextInput
        id="bound-filter"
        size="xs"
        aria-label={t('find')}
        placeholder={t('find')}
        value={view.find ?? ''}
        maxLength={60}
        onChange={(event) => show(event.currentTarget.value ? { find: event.currentTarget.value } : {})}
      />
      {view.find && (
        <Button size="xs" variant="subtle" onClick={() => show({})}>
          {t('clear')}
        </Button>
      )}
      <strong>{shown === 1 ? t('count', { count: 1 }) : t('count', { count: countText(shown, language) })}</strong>
    </search>
  );
}

function useBoundColumns(narrow: boolean): Columns<Bound> {
  const t = useBoundTexts();
  const language = useLanguage();
  const setBy = useSetBy();
  const providerName = useProviderName();
  return useMemo(
    () => [
      ...(narrow
        ? []
        : [column<Bound>('vendor', t('vendor'), ({ vendor }) => providerName(vendor), { width: '140px' })]),
      column<Bound>(
        'game',
        t('game'),
        ({ name, vendor }) => name ?? <strong>{t('ofVendor', { vendor: providerName(vendor) })}</strong>,
        {
          phone: true,
        },
      ),
      column<Bound>('bound', t('bound'), ({ multiple }) => t('times', { count: countText(multiple, language) }), {
        figures: true,
        width: '112px',
        phone: true,
      }),
      column<Bound>(
        'source',
        t('source'),
        ({ source }) => <Tag tone={source === 'own' ? 'casino' : 'plain'}>{t(`source_${source}`)}</Tag>,
        { width: '148px' },
      ),
      ...(narrow
        ? []
        : [
            column<Bound>('setBy', t('setBy'), (bound) => setBy(bound) ?? '–', { width: '220px' }),
            column<Bound>('time', t('time'), ({ setTime }) => (setTime ? <Moment at={setTime} /> : '–'), {
              width: '148px',
            }),
          ]),
    ],
    [t, language, narrow, setBy, providerName],
  );
}
