import { useMemo } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PackagePanel } from './package-panel.tsx';
import {
  largestText,
  lineAt,
  linesOf,
  type PackageLine,
  type PackageState,
  type PackagesView,
  returnsText,
  stateTones,
} from './packages-view.ts';
import { usePackageTexts } from './texts/index.ts';

interface PackagesScreenProps {
  view: PackagesView;
  show: (view: PackagesView) => void;
  openRecord: (subject: string) => void;
  openGame: (id: number) => void;
}

/** Packages of outside studios: what was imported, what waits for a second person, and what was refused. */
export function PackagesScreen(props: PackagesScreenProps) {
  const t = usePackageTexts();
  const may = useMay();
  const packages = useCall('/operator/catalogue/packages', {});
  const attempts = useCall('/operator/catalogue/packageAttempts', {});
  const approvals = useCall(
    '/operator/approval/list',
    { command: 'package.import', pageSize: 200 },
    { enabled: may('policies.read') },
  );
  if (!may('settings.read')) return <NotPermitted permission="settings.read" />;
  return (
    <Page full title={t('title')} about={`${t('about')} ${t('how')}`}>
      <Answered query={packages}>
        {(versions) => (
          <Answered query={attempts}>
            {(tried) => <Packages {...props} lines={linesOf(versions, tried, approvals.data?.rows ?? [])} />}
          </Answered>
        )}
      </Answered>
    </Page>
  );
}

function Packages({ view, show, lines, ...links }: PackagesScreenProps & { lines: readonly PackageLine[] }) {
  const t = usePackageTexts();
  const states = (Object.keys(stateTones) as PackageState[]).filter((state) =>
    lines.some((one) => one.state === state),
  );
  const state = states.find((one) => one === view.state);
  const rows = state ? lines.filter((one) => one.state === state) : lines;
  const opened = lineAt(lines, view.row);
  const kept = state ? { state } : {};
  const open = (row: string | undefined) => show(row === undefined ? kept : { ...kept, row });
  const { current } = useRowKeys({ ids: rows.map(({ id }) => id), opened: opened?.id, open });
  const columns = usePackageColumns(opened !== undefined);
  const tabs = [
    { key: 'all' as const, name: `${t('all')} ${lines.length}` },
    ...states.map((key) => ({
      key,
      name: `${capital(t(`state_${key}`))} ${lines.filter((one) => one.state === key).length}`,
    })),
  ];
  return (
    <>
      {states.length > 1 && (
        <Tabs
          label={t('state')}
          tabs={tabs}
          current={state ?? 'all'}
          show={(next) => show(next === 'all' ? {} : { state: next })}
        />
      )}
      <Beside
        full
        panel={opened && <PackagePanel key={opened.id} of={opened} close={() => open(undefined)} {...links} />}
      >
        <DataTable<PackageLine>
          label={t('title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          active={current}
          onOpen={open}
          empty={<Notice title={t('none')}>{t('how')}</Notice>}
        />
      </Beside>
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function usePackageColumns(narrow: boolean): Columns<PackageLine> {
  const t = usePackageTexts();
  return useMemo(
    () => [
      column<PackageLine>('name', t('name'), ({ name }) => name, { phone: true }),
      ...(narrow ? [] : [column<PackageLine>('code', t('code'), ({ code }) => code, { width: '180px' })]),
      column<PackageLine>(
        'state',
        t('state'),
        ({ state }) => <Tag tone={stateTones[state]}>{t(`state_${state}`)}</Tag>,
        { width: '168px', phoneWidth: '136px', phone: true },
      ),
      column<PackageLine>('return', t('return'), ({ modes }) => returnsText(modes), { figures: true, width: '136px' }),
      ...(narrow
        ? []
        : [
            column<PackageLine>('modes', t('modes'), ({ modes }) => modes.length, { figures: true, width: '80px' }),
            column<PackageLine>('largest', t('largest'), ({ modes }) => largestText(modes), {
              figures: true,
              width: '144px',
            }),
            column<PackageLine>('by', t('by'), ({ by }) => by, { width: '120px' }),
            column<PackageLine>('time', t('time'), ({ time }) => <Moment at={time} />, { width: '132px' }),
          ]),
    ],
    [t, narrow],
  );
}
