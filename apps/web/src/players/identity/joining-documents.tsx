import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import styles from './identity.module.css';
import { useIdentityTexts } from './texts/index.ts';

type Asked = NonNullable<CallOutput<'/sys/identity/get'>['documents']>;

/** The documents that a new account is asked for where the player lives: which, why, before what, and how to hand them in. */
export function JoiningDocuments({ documents: { before, missing } }: { documents: Asked }) {
  const t = useIdentityTexts();
  return (
    <section className={styles.next} aria-label={t('joiningTitle')}>
      <h2>{t('joiningTitle')}</h2>
      <p>{t(before === 'deposit' ? 'joiningDeposit' : 'joiningPlay')}</p>
      <Notice>
        <ul className={styles.asked}>
          {missing.map((kind) => (
            <li key={kind}>{t(`asked_${kind}`)}</li>
          ))}
        </ul>
      </Notice>
      <Button variant="primary" icon="document" onClick={() => openPopup('documents')}>
        {t('documents')}
      </Button>
    </section>
  );
}
