import { byNumber, usePages } from '../../lib/pages.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { ClosePanel } from './close-panel.tsx';
import styles from './finance.module.css';
import type { Close, PartProps } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

export function ClosesPart({ view, show }: PartProps) {
  const t = useMoneyTexts();
  const query = usePages({
    path: '/operator/finance/closes',
    input: { pageSize: 100 },
    ...byNumber,
  });
  return (
    <>
      <p className={styles.quiet}>{t('closesAbout')}</p>
      <Paged query={query}>
        {(pages) => <CloseTable rows={pages.flatMap(({ content }) => content)} view={view} show={show} />}
      </Paged>
    </>
  );
}

function CloseTable({ rows, view, show }: { rows: readonly Close[] } & PartProps) {
  const t = useMoneyTexts();
  const open = (id: string | undefined) => {
    const { row: _, ...rest } = view;
    show(id ? { ...rest, row: id } : rest, true);
  };
  const opened = rows.find(({ id }) => String(id) === view.row);
  const { current, frame } = useRowKeys({
    ids: rows.map(({ id }) => String(id)),
    opened: opened && String(opened.id),
    open,
  });
  return (
    <Beside
      panel={
        opened && (
          <ClosePanel
            key={opened.id}
            of={opened}
            close={() => open(undefined)}
            openReport={() => show({ tab: 'report', from: opened.from, to: opened.to })}
          />
        )
      }
    >
      <div ref={frame}>
        <PlainTable<Close>
          label={t('tab_closes')}
          heads={[
            { name: t('period'), phone: true },
            { name: t('closedBy'), phone: true },
            { name: t('closedAt') },
            { name: t('madeFrom') },
            { name: t('note') },
          ]}
          rows={rows}
          rowKey={({ id }) => String(id)}
          cells={({ from, to, closedBy, closedAt, madeFrom, note }) => [
            from === to ? from : `${from} – ${to}`,
            closedBy,
            <Moment key="at" at={closedAt} />,
            <code key="hash" className={styles.short} title={madeFrom}>
              {madeFrom.slice(0, 12)}
            </code>,
            note || '–',
          ]}
          onOpen={({ id }) => open(String(id))}
          current={current}
          empty={<Notice title={t('noCloses')}>{t('noClosesAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
