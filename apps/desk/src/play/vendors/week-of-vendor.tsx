import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useVendorTexts } from './texts.ts';
import { lastSevenDays, type Money, returnedPercent } from './vendor-view.ts';
import styles from './vendors.module.css';

/** What was played for money, by the same report as under Money. */
export function WeekOfVendor({ vendor }: { vendor: string }) {
  const t = useVendorTexts();
  const language = useLanguage();
  const [days] = useState(() => lastSevenDays(new Date()));
  const query = useCall('/operator/finance/breakdown', { ...days, by: 'vendor' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const returnedText = (row: Money) => {
    const returned = returnedPercent(row);
    return returned === undefined ? '–' : percent.format(returned / 100);
  };
  return (
    <section className={styles.week}>
      <h3>{t('week')}</h3>
      <Answered query={query}>
        {({ rows }) => {
          const own = rows.filter(({ key }) => key === vendor);
          if (own.length === 0) return <p>{t('noPlay')}</p>;
          return (
            <PlainTable<Money>
              label={t('week')}
              heads={[
                { name: t('currency'), phone: true },
                { name: t('stakes'), figures: true, phone: true },
                { name: t('wins'), figures: true, phone: true },
                { name: t('ggr'), figures: true, phone: true },
                { name: t('returned'), figures: true, phone: true },
              ]}
              rows={own}
              rowKey={({ currency }) => currency}
              cells={(row) => [
                row.currency,
                <ExactMoney key="stakes" value={row.stakes} currency={row.currency} />,
                <ExactMoney key="wins" value={row.wins} currency={row.currency} />,
                <ExactMoney key="ggr" value={row.ggr} currency={row.currency} />,
                returnedText(row),
              ]}
            />
          );
        }}
      </Answered>
    </section>
  );
}
