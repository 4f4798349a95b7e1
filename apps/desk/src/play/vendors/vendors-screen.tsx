import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import { Page } from '../../ui/page.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useVendorTexts } from './texts.ts';
import { useVendorRows } from './use-vendor-rows.ts';
import { useVendorColumns } from './vendor-columns.tsx';
import { VendorPanel } from './vendor-panel.tsx';
import type { VendorRow, VendorsView } from './vendor-view.ts';
import styles from './vendors.module.css';

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
  const { rows, currencies, currency, sees } = useVendorRows(vendors, view.currency);
  const opened = rows.find(({ id }) => id === view.row);
  const open = (row: string | undefined) =>
    show({ ...(view.currency && { currency: view.currency }), ...(row && { row }) });
  const { current } = useRowKeys({ ids: rows.map(({ id }) => id), opened: opened?.id, open });
  const columns = useVendorColumns({ narrow: opened !== undefined, current: version, sees });
  return (
    <>
      {(sees.money || sees.calls) && (
        <div className={styles.period}>
          {currency && (
            <Choice
              label={t('currency')}
              options={currencies.map((key) => ({ key, name: key }))}
              current={currency}
              choose={(chosen) => show({ ...view, currency: chosen })}
            />
          )}
          <p>{t(sees.money ? (sees.calls ? 'periods' : 'periodOfMoney') : 'periodOfCalls')}</p>
        </div>
      )}
      <Beside
        full
        panel={opened && <VendorPanel key={opened.id} of={opened} current={version} close={() => open(undefined)} />}
      >
        <DataTable<VendorRow>
          label={t('title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          active={current}
          onOpen={open}
          empty={<Notice title={t('none')} />}
        />
      </Beside>
    </>
  );
}
