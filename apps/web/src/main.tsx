import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/app.tsx';
import { settleRegion } from './app/region.ts';
import { keepInvitation } from './features/access/join/invitation.ts';
import { handReturnToParent } from './features/deposit/payment-return.ts';
import { onLoginAgain } from './lib/api.ts';
import { loginPathFor } from './lib/backurl.ts';
import { currentLanguage } from './lib/language.ts';
import { currentLocation, navigate } from './lib/location.ts';
import { watchReachability } from './lib/reachability.ts';
import { endSession, followOtherTabs, refreshSession } from './lib/session.ts';

// The end of a payment in a frame of ours: the page around it has been told and goes on; this one stays blank.
if (handReturnToParent(currentLocation())) document.documentElement.dataset.region = 'pending';
else openHouse();

function openHouse(): void {
  document.documentElement.lang = currentLanguage();
  keepInvitation(currentLocation().query);
  watchReachability();
  followOtherTabs();
  onLoginAgain(() => {
    endSession();
    const { path, query } = currentLocation();
    if (path !== '/login') navigate(loginPathFor(query.size > 0 ? `${path}?${query}` : path));
  });

  void refreshSession();
  const root = createRoot(document.getElementById('root')!);
  void settleRegion().then((region) => root.render(<App region={region} />));
}
