import type { FakeProvider } from '../fake-provider.ts';
import { adyenRoutes } from './adyen.routes.ts';
import { notificationOf, sealed } from './adyen-notification.ts';
import { redirectResultOf } from './adyen-wire.ts';

/** Cards by Adyen; the page on which a payer decides is the bank's. */
export const adyen: FakeProvider = {
  name: 'adyen',
  routes: adyenRoutes,
  asker: 'bank',
  eventOf: notificationOf,
  sign: () => ({}),
  seal: (body, settings) => sealed(body, settings.hostedPageWebhookSecret),
  returnUrlOf(payment) {
    const back = new URL(payment.returnUrl);
    back.searchParams.set('redirectResult', redirectResultOf(payment));
    return back.toString();
  },
};
