import { ShelfPlaceholder } from '../game-shelf.tsx';
import styles from './own-home.module.css';

/** The places of what is the member's own, until it is known: the rows below do not move when it comes. */
export function OwnHomePlaceholder() {
  return (
    <div className={styles.own} aria-hidden="true">
      <div className={styles.start}>
        <div className={styles.continuePlace} />
        <div className={styles.balancePlace} />
      </div>
      <div className={styles.shelves}>
        <div className={styles.shelfPlace}>
          <ShelfPlaceholder />
        </div>
      </div>
    </div>
  );
}
