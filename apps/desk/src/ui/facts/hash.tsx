import styles from './hash.module.css';

/** A hash: its ends are what an eye compares, the whole of it is there to be copied. */
export function Hash({ value }: { value: string }) {
  return (
    <code className={styles.hash} title={value}>
      {value}
    </code>
  );
}
