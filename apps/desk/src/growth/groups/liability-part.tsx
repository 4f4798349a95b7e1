import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

/** What the casino owes in bonus money, by currency. */
export function LiabilityPart() {
  const t = useGroupTexts();
  const query = useCall('/operator/group/bonusLiability', {}, { everyMs: 60_000 });
  return (
    <>
      <p className={styles.quiet}>{t('liabilityAbout')}</p>
      <Answered query={query}>
        {(rows) => (
          <PlainTable
            label={t('tab_liability')}
            heads={[
              { name: t('currency'), phone: true },
              { name: t('bonusMoney'), figures: true, phone: true },
              { name: t('openBonuses'), figures: true, phone: true },
              { name: t('givenAs'), figures: true },
              { name: t('required'), figures: true },
              { name: t('wagered'), figures: true },
              { name: t('asOf') },
            ]}
            rows={rows}
            rowKey={({ currency }) => currency}
            cells={({ currency, bonus, open, given, required, wagered, asOf }) => [
              currency,
              <Money key="bonus" value={bonus} currency={currency} />,
              open,
              <Money key="given" value={given} currency={currency} />,
              <Money key="required" value={required} currency={currency} />,
              <Money key="wagered" value={wagered} currency={currency} />,
              <Moment key="asOf" at={asOf} />,
            ]}
            empty={<Notice title={t('noLiability')} />}
          />
        )}
      </Answered>
    </>
  );
}
