import { Notice } from '@fairhouse/ui/notice.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** Why a session is over, or why nobody is let in, with the way to people who can help. */
export function SessionNotice({ sentence }: { sentence: string }) {
  const t = useAccessTexts();
  return (
    <Notice tone="warning">
      <p>{sentence}</p>
      <button type="button" className={styles.link} onClick={() => openPopup('contact', {})}>
        {t('contactSupport')}
      </button>
    </Notice>
  );
}
