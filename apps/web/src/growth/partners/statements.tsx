import { useLanguage } from '../../lib/language/language.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { exactText } from './exact-text.ts';
import styles from './partners.module.css';
import { usePartnerTexts } from './texts/index.ts';
import type { PortalData } from './use-portal.ts';

type Statement = PortalData['statements'][number];

/** Months with their figures line by line, and how far each payout is. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  const t = usePartnerTexts();
  return (
    <section className={styles.section}>
      <h2>{t('statements')}</h2>
      {statements.length === 0 && <p className={styles.quiet}>{t('noStatements')}</p>}
      <ul className={styles.cards}>
        {statements.map((statement) => (
          <li key={statement.month} className={styles.card}>
            <One of={statement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ of: { month, currency, state, lines, digest, dueDay } }: { of: Statement }) {
  const t = usePartnerTexts();
  const language = useLanguage();
  const money = (text: string) => exactText(text, currency, language);
  const name = new Date(`${month}T00:00:00Z`).toLocaleDateString(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const shown = (['cpaBack', 'capped', 'adjustments', 'carriedIn', 'carriedOut'] as const).filter(
    (line) => Number(lines[line]) !== 0,
  );
  return (
    <>
      <strong>{name}</strong>
      <span className={styles.quiet}>{`${t(`statement_${state}`)} · ${t('due', { day: dueDay })}`}</span>
      <FigureList
        figures={[
          { name: t('line_ngr'), value: money(lines.ngr) },
          { name: t('line_share', { percent: lines.percent }), value: money(lines.share) },
          { name: t('line_cpa', { count: lines.qualified }), value: money(lines.cpa) },
          ...shown.map((line) => ({ name: t(`line_${line}`), value: money(lines[line]) })),
          { name: t('line_payable'), value: money(lines.payable), isSum: true as const },
        ]}
      />
      <code className={styles.digest}>{digest}</code>
    </>
  );
}
