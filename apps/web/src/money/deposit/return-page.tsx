import { useEffect } from 'react';
import { loginPathFor } from '../../lib/address/backurl.ts';
import { currentLocation, navigate, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { useSession } from '../../lib/session.ts';
import { Canceled, DepositResult, LoginFirst } from './deposit-result.tsx';
import { readReturnStatus } from './payment-return.ts';
import { pollEnteredCard } from './poll-order.ts';
import styles from './return-page.module.css';

/** Where a payment page comes back that was not in a frame of ours, such as after a bank's own app. */
export default function ReturnPage({ title }: { title: string }) {
  const { path, query } = useLocation();
  const session = useSession();
  const orderId = Number(query.get('orderId'));
  const known = Number.isSafeInteger(orderId) && orderId > 0;
  const status = readReturnStatus(query.get('status'));
  const isCancel = path.endsWith('/cancel');
  const named = { orderId: known ? orderId : undefined, page: path.split('/')[2] ?? '' };

  useEffect(() => {
    if (path === '/payment/paypal/check') navigate(`/?${checkOf(query)}`, { replace: true });
    else if (!known && !isCancel) goHome();
  }, [known, isCancel, path, query]);

  if (!isCancel && (!known || session.status === 'unknown')) return null;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      {isCancel || status === 'cancel' ? (
        <Canceled {...named} onClose={goHome} />
      ) : session.status === 'visitor' ? (
        <LoginFirst {...named} onLogin={logIn} />
      ) : (
        <DepositResult
          orderId={orderId}
          status={status}
          {...(path === '/payment/stripe/return' ? {} : { follow: pollEnteredCard })}
          onDone={goHome}
          onAgain={depositAgain}
        />
      )}
    </div>
  );
}

/** The home page checks a PayPal order: there its address is cleared, and its panel stands over the games. */
function checkOf(query: URLSearchParams): URLSearchParams {
  const [bizId, site] = [query.get('biz_id') ?? '', query.get('c_url') ?? ''];
  return new URLSearchParams({ payStatus: 'payReturn', biz_id: bizId, c_url: site });
}

function goHome(): void {
  navigate('/', { replace: true });
}

/** And back here afterwards, to the order. */
function logIn(): void {
  const { path, query } = currentLocation();
  navigate(loginPathFor(`${path}?${query}`));
}

/** Pop-ups close when the path changes, so the next one opens after that. */
function depositAgain(): void {
  addEventListener('hashchange', () => setTimeout(() => openPopup('deposit')), { once: true });
  goHome();
}
