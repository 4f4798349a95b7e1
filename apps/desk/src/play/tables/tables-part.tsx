import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Age, Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { NoAnswer } from './no-answer.tsx';
import { Stakes } from './stakes.tsx';
import { StateTag } from './state-tag.tsx';
import { TablePanel } from './table-panel.tsx';
import styles from './tables.module.css';
import {
  keyOf,
  lookEveryMs,
  type SharedTable,
  stillSeconds,
  type TableOrder,
  type TablesScreenProps,
  type VendorTables,
} from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';
import { WaitingOrders } from './waiting-orders.tsx';

/** How the tables stand at this moment, as their vendors tell. */
export function TablesPart(props: TablesScreenProps) {
  const query = useCall('/operator/tables/list', {}, { everyMs: lookEveryMs });
  return <Answered query={query}>{(listed) => <Tables {...listed} {...props} />}</Answered>;
}

interface TablesProps extends TablesScreenProps {
  vendors: readonly VendorTables[];
  waiting: readonly TableOrder[];
}

function Tables({ vendors, waiting, ...screen }: TablesProps) {
  const { view, show, toHealth } = screen;
  const t = useTablesTexts();
  const all = vendors.flatMap((of) => of.tables.map((table) => ({ of, table, key: keyOf(of.vendor, table.code) })));
  const opened = all.find(({ key }) => key === view.row);
  const open = (key: string | undefined) => show({ tab: 'tables', ...(key === undefined ? {} : { row: key }) }, true);
  const { current, frame } = useRowKeys({ ids: all.map(({ key }) => key), opened: opened?.key, open });
  return (
    <Beside
      panel={
        opened && (
          <TablePanel key={opened.key} of={opened.of} table={opened.table} {...screen} close={() => open(undefined)} />
        )
      }
    >
      <div ref={frame} className={styles.vendors}>
        {waiting.length > 0 && <WaitingOrders orders={waiting} />}
        {vendors.map((of) =>
          of.asked === 'noAnswer' ? (
            <NoAnswer key={of.vendor} vendorName={of.vendorName} askedTime={of.askedTime} toHealth={toHealth} />
          ) : (
            <section key={of.vendor} className={styles.vendor}>
              <header>
                <h2>{of.vendorName}</h2>
                <span className={styles.quiet}>
                  {t('asOf')} <Moment at={of.askedTime} />
                </span>
              </header>
              <TableOfTables of={of} current={current} open={open} narrow={opened !== undefined} />
            </section>
          ),
        )}
        {vendors.length === 0 && <Notice title={t('noTables')}>{t('noTablesAbout')}</Notice>}
      </div>
    </Beside>
  );
}

interface TableOfTablesProps {
  of: VendorTables;
  current: string | undefined;
  open: (key: string) => void;
  narrow: boolean;
}

function TableOfTables({ of: { vendor, vendorName, tables }, current, open, narrow }: TableOfTablesProps) {
  const t = useTablesTexts();
  const language = useLanguage();
  // Beside an open one there is room for what tells the rows apart.
  const fits = (_: unknown, at: number) => !narrow || at < 3;
  return (
    <PlainTable<SharedTable>
      label={vendorName}
      heads={[
        { name: t('table'), phone: true },
        { name: t('state'), phone: true, width: '208px' },
        { name: t('moved'), figures: true, phone: true, width: '92px' },
        { name: t('round'), figures: true, width: '96px' },
        { name: t('bets'), figures: true, width: '72px' },
        { name: t('players'), figures: true, width: '84px' },
        { name: t('stakes'), figures: true },
        { name: t('words'), width: '92px' },
      ].filter(fits)}
      rows={tables}
      rowKey={({ code }) => keyOf(vendor, code)}
      current={current}
      onOpen={({ code }) => open(keyOf(vendor, code))}
      cells={(table) =>
        [
          table.name,
          <span key="state" className={styles.tags}>
            <StateTag table={table} />
            {table.owed.bets > 0 && (
              <Tag tone="late">{t('owesBets', { count: countText(table.owed.bets, language) })}</Tag>
            )}
          </span>,
          table.movedTime ? (
            <Age
              key="moved"
              since={table.movedTime}
              {...(table.rests && !table.round ? {} : { amberSeconds: stillSeconds / 2, redSeconds: stillSeconds })}
            />
          ) : (
            '–'
          ),
          table.round ? countText(table.round.number, language) : '–',
          table.round ? countText(table.round.bets, language) : '–',
          table.round ? countText(table.round.players, language) : '–',
          <Stakes key="stakes" table={table} />,
          <Words key="words" on={table.words} />,
        ].filter(fits)
      }
    />
  );
}

function Words({ on }: { on: boolean }) {
  const t = useTablesTexts();
  // On is as usual; what is switched off stands out.
  return on ? t('on') : <Tag>{t('off')}</Tag>;
}
