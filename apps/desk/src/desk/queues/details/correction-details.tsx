import { useCall } from '../../../lib/query.ts';
import { useCorrectableTexts } from '../../../lib/texts/names/correctable.ts';
import { Difference } from '../../../ui/facts/difference.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

/** What stands in the account, and what the member says should. Each look is recorded. */
export function CorrectionDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const fieldName = useCorrectableTexts();
  const query = useCall('/operator/data/correction', { id: row.id });
  return (
    <Answered query={query}>
      {({ changes, askTime }) => (
        <section className={styles.section}>
          <h3>{t('correction')}</h3>
          <Difference
            before={Object.fromEntries(changes.map(({ field, before }) => [field, before]))}
            after={Object.fromEntries(changes.map(({ field, after }) => [field, after]))}
            nameOf={(field) => fieldName(field as (typeof changes)[number]['field'])}
          />
          <Facts>
            <Fact name={t('correctionAsked')}>
              <Moment at={askTime} />
            </Fact>
          </Facts>
          <p>{t('correctionFollows')}</p>
        </section>
      )}
    </Answered>
  );
}
