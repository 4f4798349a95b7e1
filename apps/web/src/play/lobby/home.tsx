import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Fragment, Suspense, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { lazyCode } from '../../lib/lazy-code.ts';
import { siteName } from '../../lib/site-name.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { CasinoNotices } from './casino-notices.tsx';
import { type Category, isOf } from './categories.ts';
import { defaultBannerCalled } from './default-banner.ts';
import { FairnessBand } from './fairness-band.tsx';
import type { useFavourites } from './favourites.ts';
import { ForFunList } from './for-fun-list.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSection } from './game-section.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import styles from './home.module.css';
import { NearView } from './live-rounds/near-view.tsx';
import { NoticeBar } from './notice-bar.tsx';
import type { Game } from './play-game.ts';
import { useLobbyTexts } from './texts/index.ts';
import { useHomeCalls } from './use-home-calls.ts';

const LiveRounds = lazyCode(() => import('./live-rounds/live-rounds.tsx'));

const groupsShown = ['top', 'slotsGames', 'tableGames', 'liveCasino'] as const satisfies readonly Category[];
const shownOfGroup = 10;

/** The home page: banners, what the casino has to say, recent wins, and the games by category with their counts. */
export function Home() {
  const t = useLobbyTexts();
  const { banners, notices, wins, groups, casinoGroups, ahead, favourites } = useHomeCalls();

  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <BannerCarousel banners={banners.data?.length ? banners.data : [defaultBannerCalled(t('heroTitle'))]} />
      {notices.data && notices.data.length > 0 && <CasinoNotices notices={notices.data} />}
      {wins.data && wins.data.length > 0 && <NoticeBar wins={wins.data} />}
      <div className={styles.page}>
        <search className={styles.search}>
          <Button wide icon="search" data-tap="search" onClick={() => openPopup('categories', { search: true })}>
            {t('searchGames')}
          </Button>
        </search>
        {casinoGroups.data?.map(({ id, name, data }, index) => (
          <GameSection key={id} title={name} count={data.length}>
            <GameGrid games={data} eager={index === 0} fillsRow />
          </GameSection>
        ))}
        {!groups.data && groups.error && (
          <GameSection title={t('top')}>
            <LoadFailed error={groups.error} onRetry={groups.refetch} />
          </GameSection>
        )}
        {(groups.data || !groups.error) &&
          groupsShown.map((category, index) => (
            <Fragment key={category}>
              <GameSection
                tap={category}
                title={t(category)}
                count={groups.data?.[category].count}
                onAll={() => openPopup('categories', { category })}
              >
                <GroupGames
                  playable={groups.data?.[category].data}
                  ahead={category === 'top' ? [] : (ahead.data?.content.filter((game) => isOf(category, game)) ?? [])}
                  aheadFailed={ahead.error ?? undefined}
                  onRetryAhead={ahead.refetch}
                  eager={index === 0}
                />
              </GameSection>
              {index === 0 && groups.data && <OwnSections recently={groups.data.recently} favourites={favourites} />}
            </Fragment>
          ))}
        <NearView>{(isNear) => <LiveRoundsWhenNear isNear={isNear} />}</NearView>
        <ForFunList />
      </div>
      <FairnessBand />
    </>
  );
}

/** Its code comes when it is nearly in sight for the first time. */
function LiveRoundsWhenNear({ isNear }: { isNear: boolean }) {
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear ? (
    <Suspense>
      <LiveRounds isNear={isNear} />
    </Suspense>
  ) : null;
}

interface OwnSectionsProps {
  recently: { count: number; data: readonly Game[] };
  favourites: ReturnType<typeof useFavourites>;
}

/**
 * What the member played last and keeps. It stands below the first group, once its games are there: the page stands as a visitor
 * sees it before it is known who is here, and nothing in sight may move then.
 */
function OwnSections({ recently, favourites: { games: favourites, error, reload } }: OwnSectionsProps) {
  const t = useLobbyTexts();
  return (
    <>
      {recently.count > 0 && (
        <GameSection title={t('recently')} count={recently.count}>
          <GameGrid games={recently.data.slice(0, 5)} eager fillsRow />
        </GameSection>
      )}
      {!favourites && error && (
        <GameSection title={t('favourites')}>
          <LoadFailed error={error} onRetry={reload} />
        </GameSection>
      )}
      {favourites && favourites.length > 0 && (
        <GameSection
          title={t('favourites')}
          count={favourites.length}
          onAll={() => openPopup('categories', { category: 'favourites' })}
        >
          <GameGrid games={favourites.slice(0, shownOfGroup)} twoRows fillsRow />
        </GameSection>
      )}
    </>
  );
}

/** The games of a group that can be played, then those announced. */
function GroupGames({
  playable,
  ahead,
  aheadFailed,
  onRetryAhead,
  eager,
}: {
  playable: readonly Game[] | undefined;
  ahead: readonly Game[];
  aheadFailed: { message: string } | undefined;
  onRetryAhead: () => unknown;
  eager: boolean;
}) {
  const t = useLobbyTexts();
  if (!playable) return <GamesPlaceholder twoRows />;
  const games = [...playable, ...ahead].slice(0, shownOfGroup);
  // Nothing to play, and what is announced did not come: that is not "coming soon".
  if (games.length === 0 && aheadFailed) return <LoadFailed error={aheadFailed} onRetry={onRetryAhead} />;
  return games.length > 0 ? (
    <GameGrid games={games} eager={eager} twoRows fillsRow />
  ) : (
    <div className={styles.none}>
      <EmptyState title={t('comingSoon')} />
    </div>
  );
}
