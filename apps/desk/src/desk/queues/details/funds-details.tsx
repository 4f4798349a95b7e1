import { useCall } from '../../../lib/query.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Money } from '../../../ui/facts/money.tsx';
import { PictureViewer } from '../../../ui/picture-viewer.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

/** What the member says of where the money comes from, and what shows it. Each look is recorded. */
export function FundsDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const kindName = useKindTexts();
  const query = useCall('/operator/identity/member', { memberId: row.memberId ?? 0 });
  return (
    <Answered query={query}>
      {({ funds }) => {
        const found = funds.find(({ id }) => id === row.id);
        if (!found) return <p>{t('gone')}</p>;
        return (
          <div className={styles.section}>
            <section className={styles.section}>
              <h3>{t('claimed')}</h3>
              <Facts>
                <Fact name={t('fundsSource')}>{found.source ? kindName(found.source) : '–'}</Fact>
                {found.note && <Fact name={t('fundsNote')}>{found.note}</Fact>}
                <Fact name={t('fundsDeposits')}>
                  <Money value={found.deposits} currency={found.currency} />
                </Fact>
                <Fact name={t('fundsThreshold')}>
                  <Money value={found.threshold} currency={found.currency} />
                </Fact>
                <Fact name={t('fundsAsked')}>
                  <Moment at={found.askTime} />
                </Fact>
              </Facts>
            </section>
            <PictureViewer pictures={found.files} label={t('fundsPictures')} />
          </div>
        );
      }}
    </Answered>
  );
}
