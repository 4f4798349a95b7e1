import { adyen } from './adyen/adyen-notification.ts';
import { cashApp } from './cash-app/cash-app.ts';
import { hosted } from './hosted/hosted.ts';
import { paypal } from './paypal/paypal.ts';
import { pix } from './pix/pix.ts';
import type { PretendedProvider } from './pretended-provider.ts';

/** Every provider whose payments stand in the table `payment`; the card checkout keeps sessions of its own. */
export const providers: ReadonlyMap<string, PretendedProvider> = new Map(
  [...hosted, pix, paypal, cashApp, adyen].map((provider) => [provider.name, provider]),
);
