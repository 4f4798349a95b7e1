/**
 * What the server puts into index.html so that the home page needs no calls before it can be drawn:
 *
 *   <script id="boot" type="application/json">{"region": …, "banners": …, "notices": …, "groups": …, "casinoGroups": …, "wins": …, "maintenance": …}</script>
 *
 * Each part is the `data` of its call as a visitor gets it, or null to let the browser ask. As it stands inside
 * a script element, every '<' must be written as \u003c. The server also writes data-region="open" on <html> when
 * region.status is true; until then (or until the browser has asked) the page stays hidden.
 */
import type { CallOutput } from '@fairhouse/contract';

export interface Boot {
  /** /sys/ipinfoCloudFlare for the address that asked. Per visitor: the page with it must not be cached. */
  region: CallOutput<'/sys/ipinfoCloudFlare'> | null;
  /** /base/banner/listAll {enabled: 1, sortIndex_0: 'ASC'} */
  banners: CallOutput<'/base/banner/listAll'> | null;
  /** /base/notice/listAll */
  notices: CallOutput<'/base/notice/listAll'> | null;
  /** /sys/game/all */
  groups: CallOutput<'/sys/game/all'> | null;
  /** /sys/gameGroup/listAll, in English */
  casinoGroups: CallOutput<'/sys/gameGroup/listAll'> | null;
  /** /sys/latestWin/randomList */
  wins: CallOutput<'/sys/latestWin/randomList'> | null;
  /** /sys/maintenance/get, in English; null: there is none. Undefined lets the browser ask. */
  maintenance: CallOutput<'/sys/maintenance/get'> | undefined;
}

const nothing: Boot = {
  region: null,
  banners: null,
  notices: null,
  groups: null,
  casinoGroups: null,
  wins: null,
  maintenance: undefined,
};

export const boot: Boot = readBoot();

function readBoot(): Boot {
  if (typeof document === 'undefined') return nothing;
  try {
    const written = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Partial<Boot> | null;
    return { ...nothing, ...written };
  } catch {
    // An index.html that was spoilt on its way: the calls answer the same.
    return nothing;
  }
}
