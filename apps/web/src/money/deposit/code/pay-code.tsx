import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { useDepositTexts } from '../texts/index.ts';
import styles from './pay-code.module.css';
import { clockText, useCountdown } from './use-countdown.ts';

/** The code that is scanned to pay, and how long it is good for. Nobody scans it on the phone that shows it: `drawn` leaves it out. */
export function PayCode({
  text,
  label,
  until,
  drawn = true,
}: {
  text: string;
  label: string;
  until: Date;
  drawn?: boolean;
}) {
  const t = useDepositTexts();
  const seconds = useCountdown(until);
  const isOver = seconds === 0;
  return (
    <div className={styles.code}>
      {drawn && (
        <div className={styles.paper} data-over={isOver || undefined}>
          <QrCode value={text} label={label} size={200} />
        </div>
      )}
      <p className={styles.time} role={isOver ? 'alert' : 'timer'}>
        {isOver ? t('codeOver') : t('codeTime', { time: clockText(seconds) })}
      </p>
    </div>
  );
}
