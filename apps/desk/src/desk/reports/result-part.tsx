import { smallCohort } from '@fairhouse/contract/report-words';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText, momentText } from '../../lib/formats.ts';
import { formulaText } from '../../lib/formula-text.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import styles from './reports.module.css';
import { type Definition, isHead, type Result } from './reports-view.ts';
import { ResultChart } from './result-chart.tsx';
import { ResultTable } from './result-table.tsx';
import { saveReportFile } from './save-report-file.ts';
import { type ReportText, useColumnName, useReportTexts } from './texts/index.ts';

interface ResultPartProps {
  result: Result;
  definition: Definition;
  name: string;
}

/** A result: what it is of, its chart where it has time, and its table. */
export function ResultPart({ result, definition, name }: ResultPartProps) {
  const t = useReportTexts();
  const language = useLanguage();
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || !may('exports.make')) return;
    setBusy(true);
    const problem = await saveReportFile(definition, name);
    setBusy(false);
    if (problem === undefined) showToast(t('signatureAbout'), 'success');
    else showToast(problem);
  };
  useKeys({ exportList: () => void save() });
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Facts result={result} />
        {may('exports.make') && (
          <Button variant="default" size="xs" loading={isBusy} onClick={() => void save()} rightSection={<kbd>D</kbd>}>
            {t('csv')}
          </Button>
        )}
      </div>
      {result.missing.length > 0 && (
        <p className={styles.note} role="status">
          {t('missing', { currencies: result.missing.join(', ') })}
        </p>
      )}
      {result.isCut && (
        <p className={styles.note} role="status">
          {t('cut', { count: countText(result.rows.length, language) })}
        </p>
      )}
      {result.rows.some(({ isMasked }) => isMasked) && (
        <p className={styles.note}>{t('masked', { count: smallCohort })}</p>
      )}
      <ResultChart result={result} name={name} />
      <ResultTable result={result} />
      <Made result={result} kind={definition.kind} />
    </div>
  );
}

function Facts({ result: { from, to, previous, asOf, finished, rows } }: { result: Result }) {
  const t = useReportTexts();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('periodShown')}</dt>
        <dd>
          {from} – {to} UTC
        </dd>
      </div>
      {previous && (
        <div>
          <dt>{t('previousShown')}</dt>
          <dd>
            {previous.from} – {previous.to}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('asOf')}</dt>
        <dd>{asOf ? `${momentText(asOf, language, new Date(), 'UTC')} UTC` : '–'}</dd>
      </div>
      <div>
        <dt>{t(finished ? 'finished' : 'notFinished')}</dt>
        <dd>{t('rowCount', { count: countText(rows.length, language) })}</dd>
      </div>
    </dl>
  );
}

const terms: Readonly<Record<string, ReportText>> = {
  deposits: 'column_deposits',
  withdrawals: 'column_withdrawals',
  stakes: 'column_stakes',
  rollbacks: 'column_rollbacks',
  wins: 'column_wins',
  granted: 'column_granted',
  forfeited: 'column_forfeited',
  active: 'column_activePlayers',
  joined: 'column_size',
};

/** The formula of each measure, or the records that it is counted from. */
function Made({ result, kind }: { result: Result; kind: Definition['kind'] }) {
  const t = useReportTexts();
  const columnName = useColumnName();
  if (kind !== 'table') return <p className={styles.made}>{t(`kindAbout_${kind}`)}</p>;
  return (
    <div className={styles.made}>
      {result.columns
        .filter((column) => !isHead(column))
        .map((column) => (
          <p key={column.key}>
            {t('formula', {
              measure: columnName(column),
              formula: column.formula
                ? formulaText(column.formula, (term) => (terms[term] ? t(terms[term]) : undefined))
                : column.source
                  ? t(`source_${column.source}`)
                  : '',
            })}
          </p>
        ))}
    </div>
  );
}
