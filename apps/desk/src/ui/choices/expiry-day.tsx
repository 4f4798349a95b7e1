import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { dayText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from '../facts/moment.module.css';

type Expiring = Pick<OperatorCallOutput<'/operator/document/get'>, 'expiryDate' | 'expiry'>;

const lateness = { valid: 'fine', soon: 'amber', over: 'red' } as const;

/** The last day on which a document is valid. A mark says besides the colour that it is over. */
export function ExpiryDay({ expiryDate, expiry }: Expiring) {
  const language = useLanguage();
  if (expiryDate === null) return '–';
  return (
    <time className={styles.age} data-lateness={lateness[expiry ?? 'valid']} dateTime={expiryDate}>
      {dayText(`${expiryDate}T12:00:00Z`, language)}
      {expiry === 'over' && ' !'}
    </time>
  );
}
