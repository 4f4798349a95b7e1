import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { type Compared, comparedOf } from './compared.ts';
import styles from './journeys.module.css';
import { useJourneyTexts } from './texts/index.ts';

/** What players of the journey did, beside the control group. */
export function EffectPart({ id }: { id: number }) {
  const t = useJourneyTexts();
  const query = useCall('/operator/journey/effect', { id });
  return (
    <section className={styles.section}>
      <h3>{t('effect')}</h3>
      <p className={styles.quiet}>{t('effectAbout')}</p>
      <Answered query={query}>{(of) => <Table of={of} />}</Answered>
    </section>
  );
}

function Table({ of }: { of: OperatorCallOutput<'/operator/journey/effect'> }) {
  const t = useJourneyTexts();
  const language = useLanguage();
  if (of.treated === 0 || of.control === 0) return <p className={styles.note}>{t('effectNone')}</p>;
  const rows = comparedOf(of, language);
  const nameOf = ({ measure }: Compared) =>
    measure === 'deposited' || measure === 'loggedIn' ? t(measure) : t('revenue', { currency: measure });
  return (
    <>
      <PlainTable<Compared>
        label={t('effect')}
        heads={[
          { name: t('measure'), phone: true },
          { name: `${t('treated')} (${countText(of.treated, language)})`, figures: true, phone: true },
          { name: `${t('control')} (${countText(of.control, language)})`, figures: true, phone: true },
        ]}
        rows={rows}
        rowKey={({ measure }) => measure}
        cells={(row) => [nameOf(row), row.treated, row.control]}
      />
      <ul className={styles.costs}>
        {rows.map((row) => (
          <li key={row.measure}>
            {nameOf(row)}: {row.difference}
            {row.interval && ` (${t('interval', row.interval)})`}.{' '}
            {row.isShown ? null : <strong>{t('noDifference')}</strong>}
          </li>
        ))}
      </ul>
      {of.more && <p className={styles.quiet}>{t('effectMore')}</p>}
    </>
  );
}
