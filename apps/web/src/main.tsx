import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@fairhouse/ui/fonts/inter.css';
import '@fairhouse/ui/fonts/fraunces.css';
import '@fairhouse/ui/fonts/fallbacks.css';
import '@fairhouse/ui/tokens.css';
import '@fairhouse/ui/tokens-controls.css';
import '@fairhouse/ui/tokens-site.css';
import '@fairhouse/ui/base.css';
import './app/opening.css';
import './app/large-text.css';
import { hideFailures } from '@fairhouse/ui/toasts.ts';
import { App } from './app/app.tsx';
import { ErrorPage } from './app/error-boundary.tsx';
import { languageLoaders } from './app/languages/index.ts';
import { settleRegion } from './app/region.ts';
import { isNewEntry, keepBackSteps } from './lib/address/back-steps.ts';
import { loginPathFor } from './lib/address/backurl.ts';
import { currentLocation, navigate } from './lib/address/location.ts';
import { openPopup, openPopups } from './lib/address/popups.ts';
import { onLoginAgain, onTermsChanged } from './lib/api.ts';
import { type Arrival, onArrival } from './lib/arrivals.ts';
import { isFilledIn, watchFilledIn } from './lib/filled-in.ts';
import { startLanguage } from './lib/language/language.ts';
import { provideLanguages } from './lib/language/loaded-texts.ts';
import { loadOrWait, watchStyles } from './lib/lazy-code.ts';
import { watchForNewVersion } from './lib/new-version.ts';
import { keepForOffline } from './lib/offline-copy.ts';
import { watchReachability } from './lib/reachability.ts';
import { reloadForAnother, reopenAfterReload } from './lib/reload.ts';
import { keepScrollPlaces } from './lib/scroll-memory.ts';
import {
  endSession,
  followOtherTabs,
  isLapsed,
  lapseSession,
  onAnotherMember,
  refreshSession,
  refreshWhenSeen,
  session,
} from './lib/session.ts';
import { followTheme } from './lib/theme.ts';
import { watchSession } from './lib/watch-session.ts';
import { heedPayStatus } from './money/deposit/heed-pay-status.ts';
import { handReturnToParent } from './money/deposit/payment-return.ts';
import { keepInvitation } from './players/access/join/invitation.ts';
import { heedPartnerLink } from './players/access/join/partner-click.ts';

provideLanguages(languageLoaders);
onAnotherMember(reloadForAnother);
followTheme();

// The end of a payment in a frame of ours: the page around it has been told and continues; this one stays blank.
if (handReturnToParent(currentLocation())) document.documentElement.dataset.region = 'pending';
else if (isPaymentWindow()) void openPaymentWindow();
else startSite();

function startSite(): void {
  const textsReady = startLanguage();
  keepScrollPlaces();
  watchReachability();
  watchStyles();
  watchForNewVersion();
  followOtherTabs();
  refreshWhenSeen();
  watchSession();
  watchFilledIn();
  keepForOffline();
  onTermsChanged(() => openPopup('newTerms'));
  onLoginAgain((said) => {
    if (session().status === 'member' && (isLapsed() || holdsForm())) {
      if (!isLapsed()) lapseSession(said);
      if (!openPopups().some(({ name }) => logIns.has(name))) openPopup('login', {});
      return;
    }
    endSession(said);
    const { path, query } = currentLocation();
    if (path !== '/login') navigate(loginPathFor(query.size > 0 ? `${path}?${query}` : path));
  });

  onArrival((arrival) => void showPromotions(arrival));
  onArrival(hideFailures);

  const known = refreshSession();
  reopenAfterReload(known);
  void known.then(() => setTimeout(() => void greetVisitor(), visitorLooksMs));
  heedInvitation(known);
  // A visit that is loaded again is one click.
  if (!isReloaded()) void heedPartnerLink(currentLocation().query);
  heedPayStatus(currentLocation(), known);
  // A step back comes to an address that was heeded already.
  addEventListener('hashchange', () => {
    if (!isNewEntry()) return;
    heedInvitation(known);
    void heedPartnerLink(currentLocation().query);
    heedPayStatus(currentLocation(), known);
  });
  keepBackSteps(known);
  const root = createRoot(document.getElementById('root')!);
  // In slices, between which a tap or the scrolling of the screen that stands already is answered.
  void Promise.all([settleRegion(), textsReady]).then(([region]) =>
    startTransition(() => root.render(<App region={region} />)),
  );
}

/** The pop-ups of the way back in. */
const logIns: ReadonlySet<string> = new Set(['login', 'secondFactor', 'forgotPassword', 'contact']);

/** Whether anything is open that may be half filled in: any pop-up but a game, or a form of the page. */
function holdsForm(): boolean {
  return openPopups().some(({ name }) => name !== 'play') || isFilledIn();
}

function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
}

/** An invitation in the address is kept, and visitors are asked to join, once it is `known` who is here. */
function heedInvitation(known: Promise<unknown>): void {
  if (!keepInvitation(currentLocation().query)) return;
  // Not before what a change of path closes is closed.
  void known.then(() => setTimeout(() => session().status === 'visitor' && openPopup('join')));
}

/** A payment in a window of its own shows nothing of the casino around it. */
function isPaymentWindow(): boolean {
  return new URLSearchParams(window.location.search).get('window') === 'payment';
}

async function openPaymentWindow(): Promise<void> {
  const textsReady = startLanguage();
  document.documentElement.dataset.region = 'open';
  void refreshSession();
  const root = createRoot(document.getElementById('root')!);
  try {
    const { default: PaymentWindow } = await import('./money/deposit/window/payment-window.tsx');
    await textsReady;
    root.render(<PaymentWindow />);
  } catch {
    root.render(<ErrorPage failure="missing" />);
  }
}

/** Anyone who has just come is left to look around first, and anyone who reads or fills in something is left alone. */
const visitorLooksMs = 20_000;

async function greetVisitor(): Promise<void> {
  if (session().status !== 'visitor' || currentLocation().path !== '/') return;
  const promotions = await promotionsIfThere();
  await promotions?.showToVisitor();
}

async function showPromotions(arrival: Arrival): Promise<void> {
  const promotions = await promotionsIfThere();
  await promotions?.showPromotions(arrival);
}

/** Nobody misses promotions whose code cannot be loaded. */
function promotionsIfThere() {
  return loadOrWait(() => import('./growth/promotions/show-promotions.ts')).catch(() => undefined);
}
