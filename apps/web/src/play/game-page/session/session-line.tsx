import { add, amountOf, type Currency, formatAmount, fromWire, toWire } from '@fairhouse/money';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { signedMoneyText } from '../../../lib/protection/signed-money.ts';
import { usePlayTexts } from '../texts/index.ts';
import { elapsedText } from './elapsed.ts';
import type { PlaySession } from './session-figures.ts';
import styles from './session-line.module.css';

const tickMs = 1_000;

/**
 * How long the member has been logged in, by the server's clock, and what play has come to since then; and the balance, for
 * a game that shows none itself.
 */
export function SessionLine({
  figures,
  shown,
  balance,
  currency,
}: {
  figures: PlaySession;
  /** What the game has shown since the figures, in minor units. */
  shown: bigint;
  /** As the API sends it. */
  balance: number | undefined;
  currency: Currency;
}) {
  const t = usePlayTexts();
  const language = useLanguage();
  const elapsed = useElapsed(figures);
  const net = toWire(add(fromWire(figures.net, currency)!, amountOf(currency, shown)));
  return (
    <p className={styles.line}>
      <span>
        {t('elapsed')} <strong role="timer">{elapsed}</strong>
      </span>
      <span>
        {t('net')} <strong>{signedMoneyText(net, currency, language)}</strong>
      </span>
      {balance !== undefined && (
        <span>
          {t('balance')} <strong>{formatAmount(fromWire(balance, currency)!, language)}</strong>
        </span>
      )}
    </p>
  );
}

/** The latest time of the casino, and when it came by the monotonic clock: two lines of the same figures show the same time. */
let heard: { now: string; atMs: number } | undefined;

function useElapsed({ since, now }: PlaySession): string {
  if (heard?.now !== now) heard = { now, atMs: performance.now() };
  const { atMs } = heard;
  const elapsedAt = () => new Date(now).getTime() - new Date(since).getTime() + performance.now() - atMs;
  const [elapsedMs, setElapsedMs] = useState(elapsedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins again with what the casino has said.
  useEffect(() => {
    const tick = () => setElapsedMs(elapsedAt());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [since, now]);
  return elapsedText(elapsedMs);
}
