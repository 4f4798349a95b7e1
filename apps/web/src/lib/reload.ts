import { addressOf } from './address/back-steps.ts';
import { currentLocation } from './address/location.ts';
import { writePopup } from './address/popup-address.ts';
import { type OpenPopup, openPopup, openPopups, type PopupName } from './address/popups.ts';
import { keepPlaceForReload } from './scroll-memory.ts';
import { session } from './session.ts';

const key = 'fairhouse.reload';

/** What holds a secret of one log-in or one mail; it is asked for again. */
const neverKept: ReadonlySet<PopupName> = new Set(['secondFactor', 'socialJoin', 'activation']);

interface Kept {
  status: string;
  popups: Pick<OpenPopup, 'name' | 'props'>[];
  tap?: string | undefined;
}

/** Loads the page again at the same place. `tap` names the control that opens what is no pop-up (`data-tap`). */
export function reloadHere(tap?: string): void {
  const popups = openPopups()
    .filter(({ name }) => !neverKept.has(name))
    .map(({ name, props }) => ({ name, props }));
  keepPlaceForReload();
  try {
    const kept: Kept = { status: session().status, popups, tap };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without a store the page is loaded again all the same.
  }
  location.reload();
}

/** Loads the page again without anything that was open on it: for another member than the one who opened it. */
export function reloadForAnother(): void {
  history.replaceState(history.state, '', addressOf(undefined));
  location.reload();
}

/** Opens again what was open at `reloadHere`; once, at the start of the app. `known` resolves when the session is known. */
export function reopenAfterReload(known: Promise<unknown>): void {
  const kept = takeKept();
  if (kept?.tap) document.documentElement.dataset.tapped = kept.tap;
  if (!kept || kept.popups.length === 0) return;
  // The one that the address names is opened by it (back-steps.ts), above these.
  const named = currentLocation().query.get('popup');
  const popups = kept.popups.filter((popup) => named === null || writePopup(popup) !== named);
  void known.then(() => {
    if (session().status !== kept.status) return;
    const open = openPopups().map(({ name }) => name);
    for (const { name, props } of popups) if (!open.includes(name)) openPopup(name, props as never);
  });
}

function takeKept(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    sessionStorage.removeItem(key);
    return kept && Array.isArray(kept.popups) ? kept : undefined;
  } catch {
    return undefined;
  }
}
