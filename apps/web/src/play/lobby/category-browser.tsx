import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { queries } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { type Category, categories, gamesForFun, gamesOf } from './categories.ts';
import styles from './category-browser.module.css';
import { CategoryList } from './category-list.tsx';
import { FavouriteGames } from './favourite-games.tsx';
import { type GameFilter, partsOf, unfiltered } from './filter/game-filter.ts';
import { GameFilters } from './filter/game-filters.tsx';
import { ForFunList } from './for-fun-list.tsx';
import { FoundGames } from './found-games.tsx';
import { GameSearch } from './game-search.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useSettled } from './use-settled.ts';

type ListName = Category | 'forFun' | 'favourites';

const lists: readonly ListName[] = [...categories, 'forFun', 'favourites'];

const names = {
  top: 'categoryTop',
  all: 'all',
  slotsGames: 'categorySlots',
  tableGames: 'categoryTables',
  liveCasino: 'liveCasino',
  forFun: 'forFun',
} as const satisfies Record<Exclude<ListName, 'favourites'>, string>;

const typingMs = 250;

/** All games: the search and the filters above, a menu of categories on the left, the list of the chosen one on the right. */
export default function CategoryBrowser({
  category,
  search = false,
  onClose,
}: {
  category?: string;
  search?: boolean;
  onClose: () => void;
}) {
  const t = useLobbyTexts();
  const member = useMember();
  const [chosen, setChosen] = useState<ListName>(lists.find((name) => name === category) ?? 'all');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<GameFilter>(unfiltered);
  // An emptied field shows the category again at once.
  const settled = useSettled(typed.trim(), typingMs);
  const name = typed.trim() === '' ? '' : settled;
  const looksFor = name !== '' || partsOf(filter) > 0;
  const list = member || chosen !== 'favourites' ? chosen : 'all';
  const scroller = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top.
  useEffect(() => {
    // In braces: newer browsers answer a promise here, which React would take for a clean-up.
    scroller.current?.scrollTo({ top: 0 });
  }, [list, name, filter]);

  const choose = (next: ListName) => {
    setTyped('');
    setFilter(unfiltered);
    setChosen(next);
    // A category is read again each time it is chosen, from its first page on.
    if (next !== 'favourites') {
      const asked = next === 'forFun' ? gamesForFun : gamesOf(next);
      void queries.resetQueries({ queryKey: ['/base/game/listPage', asked], exact: true });
    }
    scroller.current?.scrollTo({ top: 0 });
  };

  return (
    <Dialog title={t('categories')} onClose={onClose} size="l" flush>
      <div className={styles.browser}>
        <div>
          <GameSearch
            value={typed}
            onChange={setTyped}
            onLeave={() => scroller.current?.querySelector('button')?.focus()}
            begin={search}
          />
          <GameFilters filter={filter} onChange={setFilter} />
        </div>
        <nav className={styles.menu} aria-label={t('category')}>
          {[...categories, 'forFun' as const].map((entry) => (
            <MenuEntry key={entry} current={!looksFor && entry === list} onClick={() => choose(entry)}>
              {t(names[entry])}
            </MenuEntry>
          ))}
          {member && (
            <>
              <MenuEntry current={!looksFor && list === 'favourites'} onClick={() => choose('favourites')}>
                {t('favourites')}
              </MenuEntry>
              <MenuEntry current={false} onClick={() => openPopup('invite')}>
                {t('treasure')}
              </MenuEntry>
            </>
          )}
        </nav>
        <div ref={scroller} className={styles.list}>
          {looksFor ? (
            <FoundGames key={name} name={name} filter={filter} onShowAll={() => choose('all')} />
          ) : list === 'favourites' ? (
            <FavouriteGames />
          ) : list === 'forFun' ? (
            <ForFunList />
          ) : (
            <CategoryList key={list} category={list} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function MenuEntry({ current, onClick, children }: { current: boolean; onClick: () => void; children: string }) {
  return (
    <button type="button" aria-current={current ? 'true' : undefined} onClick={onClick}>
      {children}
    </button>
  );
}
