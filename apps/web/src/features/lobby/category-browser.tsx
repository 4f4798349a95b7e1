import { useEffect, useRef, useState } from 'react';
import { useCall, usePages } from '../../lib/query.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { type Category, categories, gamesAhead, gamesOf, isCategory, isOf } from './categories.ts';
import styles from './category-browser.module.css';
import { GameGrid } from './game-grid.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';

/** Pixels before the end at which more games are asked for. */
const reachPx = 1150;

/** All games: a menu of categories on the left, the list of the chosen one on the right. */
export default function CategoryBrowser({ category, onClose }: { category?: string; onClose: () => void }) {
  const t = useLobbyTexts();
  const [chosen, setChosen] = useState<Category>(isCategory(category) ? category : 'all');
  const scroller = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top.
  useEffect(() => scroller.current?.scrollTo({ top: 0 }), [chosen]);

  return (
    <Dialog title={t('categories')} onClose={onClose} size="l" flush>
      <div className={styles.browser}>
        <nav className={styles.menu} aria-label={t('category')}>
          {categories.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => setChosen(name)}
            >
              {t(name)}
            </button>
          ))}
        </nav>
        <div ref={scroller} className={styles.list}>
          <CategoryList key={chosen} category={chosen} />
        </div>
      </div>
    </Dialog>
  );
}

function CategoryList({ category }: { category: Category }) {
  const t = useLobbyTexts();
  const list = usePages('/base/game/listPage', gamesOf(category));
  const ahead = useCall('/base/game/listPage', gamesAhead, { staleTimeMs: 300_000 });
  const announced = ahead.data?.content.filter((game) => isOf(category, game)) ?? [];
  return (
    <InfiniteList
      list={list}
      reachPx={reachPx}
      endText={false}
      placeholder={<GamesPlaceholder />}
      empty={
        announced.length > 0 ? <GameGrid games={announced} /> : <EmptyState art="no-games" title={t('comingSoon')} />
      }
    >
      {(games) => <GameGrid games={list.isLast ? [...games, ...announced] : games} />}
    </InfiniteList>
  );
}
