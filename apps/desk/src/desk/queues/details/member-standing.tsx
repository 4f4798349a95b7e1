import { Link } from '@tanstack/react-router';
import { useCall } from '../../../lib/query.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Money } from '../../../ui/facts/money.tsx';
import { Tag } from '../../../ui/facts/tag.tsx';
import { bookFigures, netFigures } from '../../../ui/member/book-figures.ts';
import { useHeaderTexts } from '../../../ui/member/header-texts.ts';
import { ProtectionFacts } from '../../../ui/member/protection-facts.tsx';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

/** Who asks: status, protection and book. The view is recorded, so the answer is kept for ten minutes. */
export function MemberStanding({ id }: { id: number }) {
  const t = useDetailTexts();
  const header = useHeaderTexts();
  const { data: member } = useCall('/operator/member/standing', { memberId: id }, { staleTimeMs: 600_000 });
  return (
    <section className={styles.standing}>
      <h3>{t('standing')}</h3>
      {member && (
        <>
          <Facts>
            <Fact name={t('name')}>
              {member.name}{' '}
              <Link to="/member/$id" params={{ id: String(id) }}>
                {member.username}
              </Link>
            </Fact>
            <Fact name={t('enabled')}>
              <Tag tone={member.enabled ? 'good' : 'bad'}>{member.enabled ? t('enabledYes') : t('enabledNo')}</Tag>
            </Fact>
            <ProtectionFacts member={member} />
          </Facts>
          <Facts wide>
            {bookFigures.map((field) => (
              <Fact key={field} name={t(field)}>
                <Money value={member.book[field]} currency={member.book.currency} />
              </Fact>
            ))}
            {netFigures.map((field) => (
              <Fact key={field} name={header(field)}>
                <Money value={member.book[field]} currency={member.book.currency} />
              </Fact>
            ))}
          </Facts>
        </>
      )}
    </section>
  );
}
