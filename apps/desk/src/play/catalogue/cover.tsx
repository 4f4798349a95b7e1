import styles from './catalogue.module.css';

/** A game's picture, 3 to 4; its name stands beside it. */
export function Cover({ cover, large }: { cover: string; large?: boolean }) {
  return (
    <img
      className={styles.cover}
      data-large={large || undefined}
      src={cover}
      alt=""
      width={large ? 96 : 24}
      height={large ? 128 : 32}
      loading="lazy"
      decoding="async"
    />
  );
}
