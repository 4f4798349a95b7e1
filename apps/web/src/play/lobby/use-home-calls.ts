import { useEffect, useRef } from 'react';
import { boot } from '../../lib/boot.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useRefetchFor } from '../../lib/language/use-refetch-for.ts';
import { useCall } from '../../lib/query.ts';
import { useMember, useSession } from '../../lib/session.ts';
import { gamesAhead } from './categories.ts';
import { useFavourites } from './favourites.ts';
import { keepOrder } from './keep-order.ts';

const winsEveryMs = 60_000;
const noticesEveryMs = 60_000;

/** What the home page asks for; where an answer came with the page, from the beginning. */
export function useHomeCalls() {
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
  const favourites = useFavourites();
  const groups = useCall(
    '/sys/game/all',
    {},
    { initialData: fromPage, enabled: status !== 'unknown', merge: keepOrder },
  );
  const casinoGroups = useCall(
    '/sys/gameGroup/listAll',
    {},
    { initialData: (inEnglish && boot.casinoGroups) || undefined, staleTimeMs: 300_000 },
  );
  // Until it was known who is here, the answers of the page stood in, and they count as fresh.
  const { refetch } = groups;
  const { refetch: refetchCasino } = casinoGroups;
  useEffect(() => {
    if (status !== 'member') return;
    void refetch();
    void refetchCasino();
    // A member on a pause is shown none.
    void refetchBanners();
  }, [status, refetch, refetchCasino, refetchBanners]);
  useRefetchFor(language, banners.refetch, notices.refetch, wins.refetch, refetchCasino);
  const own = useCall('/sys/home/get', {}, { enabled: status === 'member' });
  useRefetchWithMember(own.refetch);
  const ahead = useCall('/base/game/listPage', gamesAhead, { staleTimeMs: 300_000 });
  return { banners, notices, wins, groups, casinoGroups, ahead, favourites, own };
}

/** The member is read again after all that moves money or ends a round: what is open, and what the balance consists of, too. */
function useRefetchWithMember(refetch: () => unknown): void {
  const member = useMember();
  const shown = useRef(member);
  useEffect(() => {
    if (shown.current && member && shown.current !== member) void refetch();
    shown.current = member;
  }, [member, refetch]);
}
