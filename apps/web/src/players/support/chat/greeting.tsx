import { IconButton } from '@fairhouse/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useOpenPopups } from '../../../lib/address/popups.ts';
import { useSupportTexts } from '../texts/index.ts';
import styles from './chat-corner.module.css';

const shownMs = 9_000;
const fadeMs = 500;

/** A line beside the chat icon for 9 s, which then fades within 0.5 s. Time stands still while it is pointed at or covered. */
export function Greeting({ username, onOver }: { username: string; onOver: () => void }) {
  const t = useSupportTexts();
  const covered = useOpenPopups().length > 0;
  const [held, setHeld] = useState(false);
  const [fading, setFading] = useState(false);

  useEffect(() => {
    if (covered || held) return setFading(false);
    const fade = setTimeout(() => setFading(true), shownMs);
    const over = setTimeout(onOver, shownMs + fadeMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(over);
    };
  }, [covered, held, onOver]);

  return (
    <div
      className={styles.greeting}
      data-fading={fading || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p role="status">{t('greeting', { username })}</p>
      <IconButton icon="close" size={18} label={t('dismiss')} onClick={onOver} />
    </div>
  );
}
