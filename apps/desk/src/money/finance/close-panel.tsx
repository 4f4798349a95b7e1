import { Button } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './finance.module.css';
import type { Close } from './money-view.ts';
import { Statement } from './statement.tsx';
import { useMoneyTexts } from './texts/index.ts';

/** A close as it stood then, beside what the postings come to now. */
export function ClosePanel({ of, close, openReport }: { of: Close; close: () => void; openReport: () => void }) {
  const t = useMoneyTexts();
  const { from, to, madeFrom, currencies } = of;
  const now = useCall('/operator/finance/report', { from, to });
  return (
    <SidePanel
      title={t('closeOf', { period: from === to ? from : `${from} – ${to}` })}
      close={close}
      foot={
        <Button size="xs" variant="default" onClick={openReport}>
          {t('openReport')}
        </Button>
      }
    >
      <Facts>
        <Fact name={t('closedBy')}>{of.closedBy}</Fact>
        <Fact name={t('closedAt')}>
          <Moment at={of.closedAt} />
        </Fact>
        {of.note && <Fact name={t('note')}>{of.note}</Fact>}
        <Fact name={t('madeFrom')}>
          <Hash value={madeFrom} />
        </Fact>
      </Facts>
      <Answered query={now}>
        {(report) => (
          <p className={report.madeFrom === madeFrom ? styles.good : styles.bad} role="status">
            {report.madeFrom === madeFrom ? t('stillSame') : t('stillNot', { hash: report.madeFrom })}
          </p>
        )}
      </Answered>
      <Statement
        label={t('tab_report')}
        columns={currencies.map(({ currency, opening, closing, ...lines }) => ({ currency, lines, opening, closing }))}
      />
    </SidePanel>
  );
}
