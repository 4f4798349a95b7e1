import { Button } from '@fairhouse/ui/button.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { type Limit, type LimitKind, refreshProtection } from '../../../lib/protection/use-protection.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { useSafetyTexts } from '../texts/index.ts';
import styles from './limits.module.css';

/** A higher limit that was asked for: when it can be confirmed, and the way back, which is always open. */
export function RaiseThatWaits({
  limit: { kind, period },
  raise: { most, confirmFrom, confirmUntil },
  name,
  valueText,
}: {
  limit: Limit;
  raise: NonNullable<Limit['raise']>;
  name: string;
  valueText: (kind: LimitKind, value: number) => string;
}) {
  const t = useSafetyTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState<'keep' | 'confirm'>();
  const isTime = serverNowMs() >= new Date(confirmFrom).getTime();

  async function act(what: 'keep' | 'confirm'): Promise<void> {
    if (busy) return;
    setBusy(what);
    const path = what === 'keep' ? '/sys/protection/withdrawRaise' : '/sys/protection/confirmRaise';
    const answer = await post(path, { kind, period });
    setBusy(undefined);
    if (answer.ok) showToast(what === 'keep' ? t('kept') : t('confirmed'), 'success');
    else showToast(answer.message);
    await refreshProtection();
  }

  return (
    <div className={styles.raise}>
      <p>
        <strong>{most === null ? t('removalAsked') : t('raiseAsked', { most: valueText(kind, most) })}</strong>{' '}
        {isTime
          ? t('confirmUntil', { until: momentText(confirmUntil, language) })
          : t('confirmFrom', { from: momentText(confirmFrom, language) })}
      </p>
      <div className={styles.acts}>
        <Button
          size="s"
          busy={busy === 'keep'}
          aria-label={t('keepPresentNamed', { limit: name })}
          onClick={() => void act('keep')}
        >
          {t('keepPresent')}
        </Button>
        {isTime && (
          <Button
            size="s"
            busy={busy === 'confirm'}
            aria-label={t('confirmRaiseNamed', { limit: name })}
            onClick={() => void act('confirm')}
          >
            {t('confirmRaise')}
          </Button>
        )}
      </div>
    </div>
  );
}
