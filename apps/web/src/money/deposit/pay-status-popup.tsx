import { Dialog } from '@fairhouse/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import { loginPathFor } from '../../lib/backurl.ts';
import { navigate } from '../../lib/location.ts';
import { openPopup, type Popups } from '../../lib/popups.ts';
import { refreshSession, useSession } from '../../lib/session.ts';
import { LoginFirst, OutcomePanel, Processing } from './deposit-result.tsx';
import { checkPaypalOrder } from './paypal/follow-paypal.ts';
import type { OrderOutcome } from './poll-order.ts';
import { useDepositTexts } from './texts/index.ts';

type Final = Exclude<OrderOutcome, { is: 'stopped' }>;

/** What the home page says about a payment that came back to it: an error, a cancellation, or a check of the order. */
export default function PayStatusPopup({
  status,
  bizId,
  cSite,
  onClose,
}: Popups['payStatus'] & { onClose: () => void }) {
  const t = useDepositTexts();
  const session = useSession();
  const order = status === 'payReturn' && bizId && cSite ? { bizId, cSite } : undefined;

  function depositAgain(): void {
    onClose();
    openPopup('deposit');
  }

  return (
    <Dialog title={t('title')} hideTitle onClose={onClose}>
      {!order ? (
        <OutcomePanel
          outcome={{ is: status === 'payError' ? 'failed' : 'canceled' }}
          onDone={onClose}
          onAgain={depositAgain}
        />
      ) : session.status === 'member' ? (
        <Check order={order} onDone={onClose} onAgain={depositAgain} />
      ) : (
        <LoginFirst onLogin={() => navigate(loginPathFor('/'))} />
      )}
    </Dialog>
  );
}

function Check({
  order: { bizId, cSite },
  ...actions
}: {
  order: { bizId: string; cSite: string };
  onDone: () => void;
  onAgain: () => void;
}) {
  const [outcome, setOutcome] = useState<Final>();
  useEffect(() => {
    const leaving = new AbortController();
    void checkPaypalOrder({ bizId, cSite }, leaving.signal).then((ended) => {
      if (ended.is === 'paid') void refreshSession();
      if (ended.is !== 'stopped') setOutcome(ended);
    });
    return () => leaving.abort();
  }, [bizId, cSite]);
  return outcome ? <OutcomePanel outcome={outcome} {...actions} /> : <Processing />;
}
