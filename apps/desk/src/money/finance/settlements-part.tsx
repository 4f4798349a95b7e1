import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { byNumber, usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './finance.module.css';
import { ImportSettlementDialog } from './import-settlement-dialog.tsx';
import { type PartProps, settlementTones } from './money-view.ts';
import { SettlementFilePart } from './settlement-file-part.tsx';
import { useMoneyTexts } from './texts/index.ts';

type ListedFile = OperatorCallOutput<'/operator/settlement/listPage'>['content'][number];

/** What providers say they have settled: the files, and one of them line by line. */
export function SettlementsPart(props: PartProps) {
  const { view, show } = props;
  const id = Number(view.row);
  return Number.isSafeInteger(id) && id > 0 ? (
    <SettlementFilePart key={id} id={id} {...props} />
  ) : (
    <FileList open={(row) => show({ tab: 'settlements', row: String(row) })} />
  );
}

function FileList({ open }: { open: (id: number) => void }) {
  const t = useMoneyTexts();
  const may = useMay();
  const [importing, setImporting] = useState(false);
  const query = usePages({
    path: '/operator/settlement/listPage',
    input: { pageSize: 100 },
    ...byNumber,
  });
  return (
    <>
      <div className={styles.line}>
        <p className={styles.quiet}>{t('settlementsAbout')}</p>
        {may('settlements.import') && (
          <Button size="xs" onClick={() => setImporting(true)}>
            {t('importFile')}
          </Button>
        )}
      </div>
      <Paged query={query}>
        {(pages) => <FileTable files={pages.flatMap(({ content }) => content)} open={open} />}
      </Paged>
      {importing && <ImportSettlementDialog imported={open} close={() => setImporting(false)} />}
    </>
  );
}

function FileTable({ files, open }: { files: readonly ListedFile[]; open: (id: number) => void }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  const { current, frame } = useRowKeys({
    ids: files.map(({ id }) => id),
    opened: undefined,
    open: (id) => id !== undefined && open(id),
  });
  return (
    <div ref={frame}>
      <PlainTable<ListedFile>
        label={t('tab_settlements')}
        heads={[
          { name: t('file'), phone: true },
          { name: t('part') },
          { name: t('settledFrom') },
          { name: t('settledTo') },
          { name: t('lines'), figures: true },
          { name: t('imported') },
          { name: t('state'), phone: true, width: '128px' },
        ]}
        rows={files}
        rowKey={({ id }) => id}
        cells={(file) => [
          `${file.id} ${file.name}`,
          file.provider,
          file.firstTime ? <Moment key="from" at={file.firstTime} /> : '–',
          file.lastTime ? <Moment key="to" at={file.lastTime} /> : '–',
          countText(file.lines, language),
          <span key="by">
            {file.importedBy} <Moment at={file.importTime} />
          </span>,
          <Tag key="state" tone={settlementTones[file.state]}>
            {t(`settlement_${file.state}`)}
          </Tag>,
        ]}
        onOpen={({ id }) => open(id)}
        current={current}
        empty={<Notice title={t('noSettlements')}>{t('noSettlementsAbout')}</Notice>}
      />
    </div>
  );
}
