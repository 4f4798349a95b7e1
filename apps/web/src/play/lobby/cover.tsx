import styles from './game-grid.module.css';

/** A game's picture, 3 to 4, whose place is kept until it has arrived. */
export function Cover({ game, eager = false }: { game: { cover: string }; eager?: boolean }) {
  return (
    <span className={styles.frame}>
      <img
        className={styles.cover}
        src={game.cover}
        srcSet={sharperOf(game.cover)}
        sizes="(max-width: 899px) 30vw, 240px"
        alt=""
        width="360"
        height="480"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}

/** Our own covers and those kept of an aggregator come twice, the other for screens with finer dots; a vendor's cover comes once. */
function sharperOf(cover: string): string | undefined {
  const own = /^(\/art\/covers\/(?:kept\/)?[\w-]+)\.(avif|webp)$/.exec(cover);
  return own ? `${cover} 360w, ${own[1]}-2x.${own[2]} 720w` : undefined;
}
