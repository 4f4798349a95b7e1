import styles from './games-placeholder.module.css';

/** Empty frames where covers will stand, so that nothing moves when they arrive. */
export function GamesPlaceholder({ count = 5 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames are all alike.
        <div key={index} className={styles.frame} />
      ))}
    </div>
  );
}
