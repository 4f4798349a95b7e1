import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Answered, Notice } from '../../ui/states.tsx';
import { ClosePeriodDialog } from './close-period-dialog.tsx';
import styles from './finance.module.css';
import { formulaText } from './formula.ts';
import { type MoneyView, type PartProps, periodOf, type Report } from './money-view.ts';
import { PeriodBar } from './period-bar.tsx';
import { ProvenanceLine } from './provenance.tsx';
import { SharedPots } from './shared-pots.tsx';
import { Statement } from './statement.tsx';
import { addsUp } from './statement-lines.ts';
import { useMoneyTexts } from './texts/index.ts';

export function ReportPart({ view, show }: PartProps) {
  const [now] = useState(Date.now);
  const query = useCall('/operator/finance/report', periodOf(view, now), { keep: true, staleTimeMs: 30_000 });
  return (
    <>
      <PeriodBar view={view} show={show} />
      <Answered query={query}>{(report) => <ReportOf report={report} view={view} />}</Answered>
    </>
  );
}

function ReportOf({ report, view }: { report: Report; view: MoneyView }) {
  const t = useMoneyTexts();
  const may = useMay();
  const [closing, setClosing] = useState(false);
  const { currencies, formulas } = report;
  const wrong = currencies.filter(
    ({ currency, opening, closing: end, ...lines }) => !addsUp(currency, lines, opening, end),
  );
  return (
    <div className={styles.part}>
      <ProvenanceLine
        of={report}
        view={view}
        actions={
          may('finance.close') &&
          report.finished &&
          !report.closed && (
            <Button size="xs" onClick={() => setClosing(true)}>
              {t('close')}
            </Button>
          )
        }
      />
      {currencies.length === 0 ? (
        <Notice title={t('nothingMoved')}>{t('nothingMovedAbout')}</Notice>
      ) : (
        <>
          <Statement
            label={t('tab_report')}
            formulas={formulas}
            columns={currencies.map(({ currency, opening, closing: end, ...lines }) => ({
              currency,
              lines,
              opening,
              closing: end,
            }))}
          />
          <p className={wrong.length === 0 ? styles.good : styles.bad} role={wrong.length > 0 ? 'alert' : undefined}>
            {wrong.length === 0
              ? t('addsUp')
              : t('addsUpNot', { currencies: wrong.map(({ currency }) => currency).join(', ') })}
          </p>
        </>
      )}
      <Formulas formulas={formulas} />
      {/* What vendors tell is of now: beside a period that is over it would be of another time. */}
      {!report.finished && <SharedPots />}
      {closing && <ClosePeriodDialog report={report} close={() => setClosing(false)} />}
    </div>
  );
}

export function Formulas({ formulas }: { formulas: Report['formulas'] }) {
  const t = useMoneyTexts();
  return (
    <section className={styles.formulas}>
      <h2>{t('formulas')}</h2>
      <dl>
        <dt>{t('line_ggr')}</dt>
        <dd>{formulaText(formulas.ggr, t)}</dd>
        <dt>{t('line_ngr')}</dt>
        <dd>{formulaText(formulas.ngr, t)}</dd>
        <dt>{t('owedFormula')}</dt>
        <dd>{formulaText(formulas.liabilities, t)}</dd>
      </dl>
    </section>
  );
}
