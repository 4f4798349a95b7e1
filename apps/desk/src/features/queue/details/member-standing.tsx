import { useCall } from '../../../lib/query.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Money } from '../../../ui/money.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

/** Who asks: standing and book in a few figures. The look is recorded, so it is kept for ten minutes. */
export function MemberStanding({ id }: { id: number }) {
  const t = useDetailTexts();
  const { data: member } = useCall('/operator/member/find', { member: String(id) }, { staleTimeMs: 600_000 });
  return (
    <section className={styles.standing}>
      <h3>{t('standing')}</h3>
      {member && (
        <Facts wide>
          <Fact name={t('name')}>
            {member.firstName} {member.lastName}
          </Fact>
          <Fact name={t('enabled')}>
            <Tag tone={member.enabled === 1 ? 'good' : 'bad'}>
              {member.enabled === 1 ? t('enabledYes') : t('enabledNo')}
            </Tag>
          </Fact>
          {(['cash', 'bonus', 'held', 'deposited', 'paidOut', 'staked'] as const).map((field) => (
            <Fact key={field} name={t(field)}>
              <Money value={member.book[field]} currency={member.book.currency} />
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}
