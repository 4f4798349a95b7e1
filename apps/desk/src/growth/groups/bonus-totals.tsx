import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import type { BonusFilter } from './bonus-view.ts';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

/** What the bonuses of the list come to, by the very same filter. */
export function BonusTotals({ filter }: { filter: BonusFilter }) {
  const t = useGroupTexts();
  const language = useLanguage();
  const query = useCall('/operator/bonus/totals', filter, { keep: true });
  return (
    <div className={styles.totals}>
      <Answered query={query}>
        {({ totals, withinMs }) => {
          if (!totals) return <p className={styles.late}>{t('sumTooLong', { seconds: withinMs / 1_000 })}</p>;
          if (totals.length === 0) return null;
          return (
            <PlainTable
              label={t('totals')}
              heads={[
                { name: t('currency'), phone: true },
                { name: t('tab_bonuses'), figures: true, phone: true },
                { name: t('given'), figures: true, phone: true },
                { name: t('required'), figures: true },
                { name: t('wagered'), figures: true },
                { name: t('converted'), figures: true },
                { name: t('forfeited'), figures: true },
              ]}
              rows={totals}
              rowKey={({ currency }) => currency}
              cells={({ currency, bonuses, ...sums }) => [
                currency,
                countText(bonuses, language),
                ...(['amount', 'required', 'wagered', 'paid', 'forfeited'] as const).map((name) => (
                  <ExactMoney key={name} value={sums[name]} currency={currency} />
                )),
              ]}
            />
          );
        }}
      </Answered>
    </div>
  );
}
