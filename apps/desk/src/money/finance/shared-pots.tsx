import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Age, Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './finance.module.css';
import { type PotsOwed, potsOwed, type VendorPots } from './pots-owed.ts';
import { useMoneyTexts } from './texts/index.ts';

/** From when on what was shown is old: the page has asked several times since, and got nothing. */
const oldSeconds = 60;

/** What players are owed by the pots of vendors: beside the books of the casino, and in no sum of them. */
export function SharedPots() {
  const mayRead = useMay()('settings.read');
  const query = useCall('/operator/catalogue/pots', {}, { enabled: mayRead, everyMs: 15_000 });
  if (!mayRead) return null;
  return (
    <Answered query={query}>
      {(vendors) => (
        <>
          {vendors.map((of) => (
            <OfVendor key={of.vendor} of={of} />
          ))}
        </>
      )}
    </Answered>
  );
}

function OfVendor({ of }: { of: VendorPots }) {
  const t = useMoneyTexts();
  const rows = potsOwed(of);
  if (of.asked === 'answered' && rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <div>
        <h2>{t('pots')}</h2>
        {of.asked === 'answered' && (
          <p className={styles.quiet}>
            {t('potsAbout', { vendor: of.vendorName })} {t('asOf')} <Moment at={of.askedTime} /> (
            <Age since={of.askedTime} amberSeconds={oldSeconds} />)
          </p>
        )}
      </div>
      {of.asked === 'noAnswer' ? (
        <p className={styles.bad} role="alert">
          {t('potsNoAnswer', { vendor: of.vendorName })}
        </p>
      ) : (
        <PlainTable<PotsOwed>
          label={t('pots')}
          heads={[
            { name: t('currency'), phone: true },
            { name: t('potsAmount'), figures: true, phone: true },
            { name: t('potsStart'), figures: true, phone: true },
            { name: t('potsCount'), figures: true },
          ]}
          rows={rows}
          rowKey={({ currency }) => currency}
          cells={({ currency, amount, start, pots }) => [
            currency,
            <ExactMoney key="amount" value={amount} currency={currency} />,
            <ExactMoney key="start" value={start} currency={currency} />,
            pots,
          ]}
        />
      )}
    </section>
  );
}
