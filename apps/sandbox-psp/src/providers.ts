import { adyen } from './adyen/adyen.ts';
import { cashApp } from './cash-app/cash-app.ts';
import type { Providers } from './fake-provider.ts';
import { gamstop } from './gamstop/gamstop.ts';
import { hosted } from './hosted/hosted.ts';
import { paypal } from './paypal/paypal.ts';
import { pix } from './pix/pix.ts';
import { quay } from './quay/quay.ts';
import { stripe } from './stripe/stripe.ts';
import { sumsub } from './sumsub/sumsub.ts';

/** Every provider that is fake here; routes, events and signatures follow from this list. */
export const providers: Providers = new Map(
  [stripe, ...hosted, pix, paypal, cashApp, adyen, quay, sumsub, gamstop].map((provider) => [provider.name, provider]),
);
