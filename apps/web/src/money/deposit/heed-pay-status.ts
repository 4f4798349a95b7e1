/**
 * The way back of a payment to the home page: `/#/?payStatus=payReturn&biz_id=…&c_url=…`. The query is read once and
 * removed, so that going back or reloading does not show the same result again.
 */
import { type Location, navigate } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { readPayStatus } from './payment-return.ts';
import { tellOpener } from './window/payment-messages.ts';

/** Opens what the address asks for, once it is `known` who is here. */
export function heedPayStatus({ path, query }: Location, known: Promise<unknown>): void {
  const status = path === '/' ? readPayStatus(query.get('payStatus')) : undefined;
  if (!status) return;
  // A window that was opened for the payment is done; the site that opened it says how it ended.
  if (window.opener) {
    tellOpener({ is: 'done' });
    window.close();
  }
  const named = { bizId: query.get('biz_id') ?? undefined, cSite: query.get('c_url') ?? undefined };
  navigate('/', { replace: true });
  void known.then(() => setTimeout(() => openPopup('payStatus', { status, ...named })));
}
