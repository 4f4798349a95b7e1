import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { lazyCode } from '../../lib/lazy-code.ts';
import { useSession } from '../../lib/session.ts';
import { siteName } from '../../lib/site-name.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { CasinoNotices } from './casino-notices.tsx';
import { type Category, isOf } from './categories.ts';
import { defaultBannerCalled } from './default-banner.ts';
import { FairnessBand } from './fairness-band.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSection } from './game-section.tsx';
import { GameShelf, ShelfGames, ShelfPlaceholder } from './game-shelf.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import styles from './home.module.css';
import { NearView } from './live-rounds/near-view.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { OwnHomePlaceholder } from './own-home/own-home-placeholder.tsx';
import type { Game } from './play-game.ts';
import { useLobbyTexts } from './texts/index.ts';
import { useHomeCalls } from './use-home-calls.ts';
import { VisitorStart } from './visitor-start/visitor-start.tsx';

const LiveRounds = lazyCode(() => import('./live-rounds/live-rounds.tsx'));
const OwnHome = lazyCode(() => import('./own-home/own-home.tsx'));

const shelves = ['slotsGames', 'tableGames', 'liveCasino'] as const satisfies readonly Category[];
const shownOfTop = 10;
const shownOfShelf = 16;

/**
 * The home page: banners, what the casino has to say, then for a member what is the member's own, for a visitor a game to try;
 * and the games by category with their counts. `children`: rows of other features for members.
 */
export function Home({ children }: { children?: ReactNode }) {
  const t = useLobbyTexts();
  const calls = useHomeCalls();
  const { status } = useSession();
  const { banners, notices, wins, groups, casinoGroups, ahead, own } = calls;
  const announced = (category: Category) => ahead.data?.content.filter((game) => isOf(category, game)) ?? [];
  const failed = !groups.data && groups.error;

  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <BannerCarousel banners={banners.data?.length ? banners.data : [defaultBannerCalled(t('heroTitle'))]} />
      {notices.data && notices.data.length > 0 && <CasinoNotices notices={notices.data} />}
      {wins.data && wins.data.length > 0 && status !== 'member' && (
        <div className={styles.unkept}>
          <NoticeBar wins={wins.data} />
        </div>
      )}
      <div className={styles.page}>
        <Start calls={calls}>
          {children}
          {wins.data && wins.data.length > 0 && own.data && !own.data.isSpared && (
            <div className={styles.inside}>
              <NoticeBar wins={wins.data} />
            </div>
          )}
        </Start>
        <search className={styles.search}>
          <Button wide icon="search" data-tap="search" onClick={() => openPopup('categories', { search: true })}>
            {t('searchGames')}
          </Button>
        </search>
        {casinoGroups.data?.map(({ id, name, data }) => (
          <GameShelf key={id} title={name} count={data.length}>
            <ShelfGames games={data} />
          </GameShelf>
        ))}
        <GameSection
          tap="top"
          title={t('top')}
          count={groups.data?.top.count}
          onAll={failed ? undefined : () => openPopup('categories', { category: 'top' })}
        >
          {failed ? (
            <LoadFailed error={failed} onRetry={groups.refetch} />
          ) : (
            <TopGames playable={groups.data?.top.data} />
          )}
        </GameSection>
        {!failed && (
          <div className={styles.groups}>
            {shelves.map((category) => (
              <GameShelf
                key={category}
                tap={category}
                title={t(category)}
                count={groups.data?.[category].count}
                onAll={() => openPopup('categories', { category })}
              >
                <ShelfOfGroup
                  playable={groups.data?.[category].data}
                  ahead={announced(category)}
                  aheadFailed={ahead.error ?? undefined}
                  onRetryAhead={ahead.refetch}
                />
              </GameShelf>
            ))}
          </div>
        )}
        <NearView>{(isNear) => <LiveRoundsWhenNear isNear={isNear} />}</NearView>
      </div>
      <FairnessBand />
    </>
  );
}

/** Until it is known who is here, both stand in the page, and the style sheet shows the one that is likelier (build/start.js). */
function Start({ calls, children }: { calls: ReturnType<typeof useHomeCalls>; children?: ReactNode }) {
  const { groups, favourites, own } = calls;
  const session = useSession();
  const { status } = session;
  useEffect(() => {
    if (status !== 'unknown') delete document.documentElement.dataset.kept;
  }, [status]);
  const top = groups.data?.top.data;
  const placeholder = <OwnHomePlaceholder />;
  if (session.status === 'member') {
    return (
      <Suspense fallback={placeholder}>
        <OwnHome
          member={session.member}
          home={own.data}
          failed={own.error}
          onRetry={own.refetch}
          recently={groups.data?.recently}
          favourites={favourites}
          first={top?.[0]}
        >
          {children}
        </OwnHome>
      </Suspense>
    );
  }
  return (
    <>
      <VisitorStart game={top?.find(({ playForFun }) => playForFun === 1)} />
      {status === 'unknown' && <div className={styles.kept}>{placeholder}</div>}
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

function TopGames({ playable }: { playable: readonly Game[] | undefined }) {
  const t = useLobbyTexts();
  if (!playable) return <GamesPlaceholder twoRows />;
  return playable.length > 0 ? (
    <GameGrid games={playable.slice(0, shownOfTop)} eager twoRows fillsRow />
  ) : (
    <NoGames text={t('comingSoon')} />
  );
}

/** The games of a group that can be played, then those announced. */
function ShelfOfGroup({
  playable,
  ahead,
  aheadFailed,
  onRetryAhead,
}: {
  playable: readonly Game[] | undefined;
  ahead: readonly Game[];
  aheadFailed: { message: string } | undefined;
  onRetryAhead: () => unknown;
}) {
  const t = useLobbyTexts();
  if (!playable) return <ShelfPlaceholder />;
  const games = [...playable, ...ahead].slice(0, shownOfShelf);
  // Nothing to play, and what is announced did not come: that is not "coming soon".
  if (games.length === 0 && aheadFailed) return <LoadFailed error={aheadFailed} onRetry={onRetryAhead} />;
  return games.length > 0 ? <ShelfGames games={games} /> : <NoGames text={t('comingSoon')} />;
}

function NoGames({ text }: { text: string }) {
  return (
    <div className={styles.none}>
      <EmptyState title={text} />
    </div>
  );
}
