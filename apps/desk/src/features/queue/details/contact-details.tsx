import { useCall } from '../../../lib/query.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

export function ContactDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const kindName = useKindTexts();
  const query = useCall('/operator/contact/get', { id: row.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(contact) => (
        <>
          <p className={styles.message} lang={contact.language}>
            {contact.message}
          </p>
          <Facts>
            <Fact name={t('topic')}>{kindName(contact.queryCategory)}</Fact>
            <Fact name={t('from')}>{contact.name}</Fact>
            <Fact name={t('wroteAs')}>{contact.username || '–'}</Fact>
            <Fact name={t('email')}>{contact.email}</Fact>
            <Fact name={t('phone')}>{contact.phone || '–'}</Fact>
            <Fact name={t('language')}>{contact.language}</Fact>
            <Fact name={t('written')}>
              <Moment at={contact.createTime} />
            </Fact>
          </Facts>
        </>
      )}
    </Answered>
  );
}
