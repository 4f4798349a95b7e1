import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Fragment, useEffect, useRef } from 'react';
import { boot } from '../../lib/boot.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { openPopup } from '../../lib/popups.ts';
import { useCall } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { siteName } from '../../lib/site-name.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { type Category, gamesAhead, isOf } from './categories.ts';
import { defaultBannerCalled } from './default-banner.ts';
import { FairnessBand } from './fairness-band.tsx';
import { useFavourites } from './favourites.ts';
import { ForFunList } from './for-fun-list.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSection } from './game-section.tsx';
import { GamesPlaceholder } from './games-placeholder.tsx';
import styles from './home.module.css';
import { HouseNotices } from './house-notices.tsx';
import { NoticeBar } from './notice-bar.tsx';
import type { Game } from './play-game.ts';
import { useLobbyTexts } from './texts/index.ts';

const groupsShown = ['top', 'slotsGames', 'tableGames', 'liveCasino'] as const satisfies readonly Category[];
const shownOfGroup = 10;
const winsEveryMs = 60_000;
const noticesEveryMs = 60_000;

/** The home page: banners, what the casino has to say, recent wins, and the games by category with their counts. */
export function Home() {
  const t = useLobbyTexts();
  const { status } = useSession();
  const language = useLanguage();
  // What came with the page is in English.
  const inEnglish = language === 'en';
  const banners = useCall(
    '/base/banner/listAll',
    { enabled: 1, sortIndex_0: 'ASC' },
    { initialData: (inEnglish && boot.banners) || undefined, staleTimeMs: 300_000 },
  );
  const { refetch: refetchBanners } = banners;
  const notices = useCall(
    '/base/notice/listAll',
    {},
    { initialData: (inEnglish && boot.notices) || undefined, everyMs: noticesEveryMs },
  );
  const wins = useCall(
    '/sys/latestWin/randomList',
    {},
    {
      initialData: (inEnglish && boot.wins) || undefined,
      everyMs: winsEveryMs,
    },
  );
  // What a member played recently is in this answer, so the one that came with the page is good for visitors only.
  const fromPage = status === 'member' ? undefined : (boot.groups ?? undefined);
  const { games: favourites, error: favouritesFailed, reload: reloadFavourites } = useFavourites();
  const groups = useCall('/sys/game/all', {}, { initialData: fromPage, enabled: status !== 'unknown' });
  const houseGroups = useCall(
    '/sys/gameGroup/listAll',
    {},
    { initialData: (inEnglish && boot.houseGroups) || undefined, staleTimeMs: 300_000 },
  );
  // Until it was known who is here, the answers of the page stood in, and they count as fresh.
  const { refetch } = groups;
  const { refetch: refetchHouse } = houseGroups;
  useEffect(() => {
    if (status !== 'member') return;
    void refetch();
    void refetchHouse();
    // A member on a pause is shown none.
    void refetchBanners();
  }, [status, refetch, refetchHouse, refetchBanners]);
  useRefetchFor(language, banners.refetch, notices.refetch, wins.refetch, refetchHouse);
  const ahead = useCall('/base/game/listPage', gamesAhead, { staleTimeMs: 300_000 });

  // Below the first group, once its games are there: the page stands as a visitor sees it before it is known who is here, and
  // nothing in sight may move then.
  const own = groups.data && (
    <>
      {groups.data.recently.count > 0 && (
        <GameSection title={t('recently')} count={groups.data.recently.count}>
          <GameGrid games={groups.data.recently.data.slice(0, 5)} eager fillsRow />
        </GameSection>
      )}
      {!favourites && favouritesFailed && (
        <GameSection title={t('favourites')}>
          <LoadFailed error={favouritesFailed} onRetry={reloadFavourites} />
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

  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <BannerCarousel banners={banners.data?.length ? banners.data : [defaultBannerCalled(t('heroTitle'))]} />
      {notices.data && notices.data.length > 0 && <HouseNotices notices={notices.data} />}
      {wins.data && wins.data.length > 0 && <NoticeBar wins={wins.data} />}
      <div className={styles.page}>
        <search className={styles.search}>
          <Button wide icon="search" data-tap="search" onClick={() => openPopup('categories', { search: true })}>
            {t('searchGames')}
          </Button>
        </search>
        {houseGroups.data?.map(({ id, name, data }, index) => (
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
              {index === 0 && own}
            </Fragment>
          ))}
        <ForFunList />
      </div>
      <FairnessBand />
    </>
  );
}

/** Sentences that the casino wrote in another language are asked for again. */
function useRefetchFor(language: Language, ...refetches: (() => unknown)[]): void {
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    for (const refetch of refetches) refetch();
  });
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
