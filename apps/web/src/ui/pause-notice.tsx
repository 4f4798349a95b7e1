import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import type { ReactNode } from 'react';
import { openPopup } from '../lib/address/popups.ts';
import { useProtectionWords } from '../lib/protection/texts/index.ts';
import { usePauseSentence } from '../lib/protection/use-pause-sentence.ts';
import type { Protection } from '../lib/protection/use-protection.ts';
import styles from './pause-notice.module.css';

/** Why games and deposits are closed, until when, and what stays open; nothing while they are open. */
export function PauseNotice({ protection, children }: { protection: Protection; children?: ReactNode }) {
  const t = useProtectionWords();
  const sentence = usePauseSentence(protection);
  if (!sentence) return null;
  return (
    <section className={styles.pause} aria-label={t('pausedTitle')}>
      <Icon name="pause" size={24} />
      <div>
        <p className={styles.sentence}>{sentence}</p>
        <p>{t('meanwhile')}</p>
        <p className={styles.ways}>
          <Button variant="primary" onClick={() => openPopup('cashOut', {})}>
            {t('cashOut')}
          </Button>
          {children}
        </p>
      </div>
    </section>
  );
}
