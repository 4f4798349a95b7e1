import { usePages } from '../../lib/query.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { gamesForFun } from './categories.ts';
import { GameGrid } from './game-grid.tsx';
import { GameSection } from './game-section.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import { useLobbyTexts } from './texts/index.ts';

/** Pixels before the end of the page at which more games are asked for. */
const reachPx = 500;

export function ForFunList() {
  const t = useLobbyTexts();
  const list = usePages('/base/game/listPage', gamesForFun);
  if (list.isLast && list.items.length === 0) return null;
  return (
    <GameSection title={t('forFun')} text={t('forFunText')} count={list.total}>
      <InfiniteList list={list} reachPx={reachPx} empty={null} endText={false} placeholder={<GamesPlaceholder />}>
        {(games) => <GameGrid games={games} forFun />}
      </InfiniteList>
    </GameSection>
  );
}
