import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { hrefOf, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { useProtectionWords } from '../../lib/protection/texts/index.ts';
import { usePauseSentence } from '../../lib/protection/use-pause-sentence.ts';
import { useProtection } from '../../lib/protection/use-protection.ts';
import styles from './pause-bar.module.css';

/** Says on every page that games and deposits are closed to the member, and leads to what is open. */
export default function PauseBar() {
  const t = useProtectionWords();
  const { path } = useLocation();
  const sentence = usePauseSentence(useProtection().data);
  // The page of it begins with the same words.
  if (!sentence || path === '/play-safely') return null;
  return (
    <section className={styles.bar} aria-label={t('pausedTitle')}>
      <Icon name="pause" size={18} />
      <p>{sentence}</p>
      <Button size="s" onClick={() => openPopup('cashOut', {})}>
        {t('cashOut')}
      </Button>
      <a className={buttonClass({ size: 's' })} href={hrefOf('/play-safely')}>
        {t('playSafely')}
      </a>
    </section>
  );
}
