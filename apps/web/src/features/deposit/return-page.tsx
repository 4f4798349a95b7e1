import { useEffect } from 'react';
import { navigate, useLocation } from '../../lib/location.ts';
import { openPopup } from '../../lib/popups.ts';
import { Canceled, DepositResult } from './deposit-result.tsx';
import { readReturnStatus } from './payment-return.ts';
import styles from './return-page.module.css';

/** Where a payment page comes back that was not in a frame of ours, such as after a bank's own app. */
export default function ReturnPage() {
  const { query } = useLocation();
  const orderId = Number(query.get('orderId'));
  const known = Number.isSafeInteger(orderId) && orderId > 0;
  const status = readReturnStatus(query.get('status'));

  useEffect(() => {
    if (!known) goHome();
  }, [known]);

  if (!known) return null;
  return (
    <div className={styles.page}>
      {status === 'cancel' ? (
        <Canceled onClose={goHome} />
      ) : (
        <DepositResult orderId={orderId} status={status} onDone={goHome} onAgain={depositAgain} />
      )}
    </div>
  );
}

function goHome(): void {
  navigate('/', { replace: true });
}

/** Pop-ups close when the path changes, so the next one opens after that. */
function depositAgain(): void {
  addEventListener('hashchange', () => setTimeout(() => openPopup('deposit')), { once: true });
  goHome();
}
