import styles from './spinner.module.css';

/** A turning ring. With `label` it is announced; without, it is decoration of something that is. */
export function Spinner({ size = 32, label }: { size?: number; label?: string }) {
  return (
    <span className={styles.spinner} style={{ width: size, height: size }} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" opacity="0.2" />
        <path d="M12 2.5a9.5 9.5 0 019.5 9.5" strokeLinecap="round" />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
