import type { Currency } from '@fairhouse/money';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { signedMoneyText } from '../../../lib/protection/signed-money.ts';
import { usePlayTexts } from '../texts/index.ts';
import { elapsedText } from './elapsed.ts';
import type { PlaySession } from './session-figures.ts';
import styles from './session-line.module.css';

const tickMs = 1_000;

/** How long the member has been logged in, by the clock of the house, and what play has come to since then. */
export function SessionLine({ figures, currency }: { figures: PlaySession; currency: Currency }) {
  const t = usePlayTexts();
  const language = useLanguage();
  const elapsed = useElapsed(figures);
  return (
    <p className={styles.line}>
      <span>
        {t('elapsed')} <strong role="timer">{elapsed}</strong>
      </span>
      <span>
        {t('net')} <strong>{signedMoneyText(figures.net, currency, language)}</strong>
      </span>
    </p>
  );
}

function useElapsed({ since, now }: PlaySession): string {
  const elapsedAt = () => new Date(now).getTime() - new Date(since).getTime();
  const [elapsedMs, setElapsedMs] = useState(elapsedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with what the house has said.
  useEffect(() => {
    const [heardMs, heardAt] = [elapsedAt(), performance.now()];
    const tick = () => setElapsedMs(heardMs + performance.now() - heardAt);
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [since, now]);
  return elapsedText(elapsedMs);
}
