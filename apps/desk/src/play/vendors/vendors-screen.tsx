import type { DeskVendor, OperatorCallOutput } from '@fairhouse/contract/operator';
import { useMemo } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useVendorTexts } from './texts.ts';
import { VendorPanel } from './vendor-panel.tsx';
import { certifiedAs, certifiedTones, stateOf, type VendorsView } from './vendor-view.ts';

interface VendorsScreenProps {
  view: VendorsView;
  show: (view: VendorsView) => void;
}

/** Own studio, outside vendors and aggregators side by side. */
export function VendorsScreen(props: VendorsScreenProps) {
  const t = useVendorTexts();
  const may = useMay();
  const query = useCall('/operator/vendor/list', {});
  if (!may('settings.read')) return <NotPermitted permission="settings.read" />;
  return (
    <Page full title={t('title')} about={t('about')}>
      <Answered query={query}>{(listed) => <Vendors {...props} listed={listed} />}</Answered>
    </Page>
  );
}

function Vendors({
  view,
  show,
  listed: { vendors, version },
}: VendorsScreenProps & { listed: OperatorCallOutput<'/operator/vendor/list'> }) {
  const t = useVendorTexts();
  const opened = vendors.find(({ id }) => id === view.row);
  const open = (id: string | undefined) => show(id === undefined ? {} : { row: id });
  const { current } = useRowKeys({ ids: vendors.map(({ id }) => id), opened: opened?.id, open });
  const columns = useVendorColumns(opened !== undefined, version);
  return (
    <Beside
      full
      panel={opened && <VendorPanel key={opened.id} of={opened} current={version} close={() => open(undefined)} />}
    >
      <DataTable<DeskVendor>
        label={t('title')}
        columns={columns}
        rows={vendors}
        rowId={({ id }) => id}
        active={current}
        onOpen={open}
        empty={<Notice title={t('none')} />}
      />
    </Beside>
  );
}

function useVendorColumns(narrow: boolean, current: string): Columns<DeskVendor> {
  const t = useVendorTexts();
  const language = useLanguage();
  return useMemo(
    () => [
      column<DeskVendor>('vendor', t('vendor'), ({ name }) => name, { phone: true }),
      column<DeskVendor>('open', t('open'), ({ games }) => countText(games.open, language), {
        figures: true,
        width: '112px',
      }),
      ...(narrow
        ? []
        : [
            column<DeskVendor>('launch', t('launch'), ({ launchOrigin }) => launchOrigin, { width: '260px' }),
            column<DeskVendor>(
              'state',
              t('state'),
              (vendor) => {
                const state = stateOf(vendor);
                return <Tag tone={state === 'ready' ? 'good' : 'bad'}>{t(`state_${state}`)}</Tag>;
              },
              { width: '128px' },
            ),
          ]),
      column<DeskVendor>(
        'certification',
        t('certification'),
        (vendor) => {
          const certified = certifiedAs(vendor);
          const version = vendor.certification?.version ?? '';
          return <Tag tone={certifiedTones[certified]}>{t(`certification_${certified}`, { version, current })}</Tag>;
        },
        { width: narrow ? '160px' : '280px', phone: true },
      ),
    ],
    [t, language, narrow, current],
  );
}
