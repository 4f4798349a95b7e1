import { Button } from '@fairhouse/ui/button.tsx';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { openPopup } from '../../../lib/address/popups.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Limit, LimitKind, LimitPeriod } from '../../../lib/protection/use-protection.ts';
import type { Member } from '../../../lib/session.ts';
import { useSafetyTexts } from '../texts/index.ts';
import { appliesBefore, percentOf } from './limit-value.ts';
import styles from './limits.module.css';
import { RaiseThatWaits } from './raise-that-waits.tsx';
import { useLimitWords } from './use-limit-words.ts';

/** The limit of one period: what is set, used and left, when it begins again, and a higher one that waits. */
export function LimitRow({
  member,
  kind,
  period,
  limit,
  ofKind,
}: {
  member: Member;
  kind: LimitKind;
  period: LimitPeriod;
  limit: Limit | undefined;
  /** All limits of this kind. */
  ofKind: readonly Limit[];
}) {
  const t = useSafetyTexts();
  const language = useLanguage();
  const { nameOf, valueText } = useLimitWords(member);
  const name = nameOf(kind, period);
  const first = limit && appliesBefore(limit, ofKind);

  function standing({ used, left }: Limit): string {
    const values = { left: valueText(kind, left) };
    return used < 0
      ? t('wonSoFar', { ...values, amount: valueText(kind, -used) })
      : t('usedAndLeft', { ...values, used: valueText(kind, used) });
  }

  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <span>{t(period)}</span>
        <strong data-none={!limit || undefined}>{limit ? valueText(kind, limit.most) : t('noLimit')}</strong>
      </p>
      <Button
        size="s"
        aria-label={t(limit ? 'changeNamed' : 'setNamed', { limit: name })}
        onClick={() => openPopup('setLimit', { kind, period })}
      >
        {limit ? t('change') : t('set')}
      </Button>
      {limit && (
        <div className={styles.standing}>
          <Meter label={name} percent={percentOf(limit)} valueText={standing(limit)} />
          <p>
            <span>{standing(limit)}</span>
            <span>{t('beginsAgain', { time: momentText(limit.endsAt, language) })}</span>
          </p>
          {first && (
            <p className={styles.first}>
              {t('appliesFirst', { limit: nameOf(kind, first.period), left: valueText(kind, first.left) })}
            </p>
          )}
          {limit.raise && <RaiseThatWaits limit={limit} raise={limit.raise} name={name} valueText={valueText} />}
        </div>
      )}
    </li>
  );
}
