import styles from './meter.module.css';

/** How much of something is done, from 0 to 100 percent. `valueText` says it in words where a percentage would not do. */
export function Meter({ label, percent, valueText }: { label: string; percent: number; valueText?: string }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
