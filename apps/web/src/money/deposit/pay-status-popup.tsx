import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { useEffect, useState } from 'react';
import { loginPathFor } from '../../lib/address/backurl.ts';
import { navigate } from '../../lib/address/location.ts';
import { openPopup, type Popups } from '../../lib/address/popups.ts';
import { useCall } from '../../lib/query.ts';
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
  const order = bizId && cSite ? { bizId, cSite } : undefined;
  const isMember = session.status === 'member';

  function depositAgain(): void {
    onClose();
    openPopup('deposit');
  }

  return (
    <Dialog title={t('title')} hideTitle onClose={onClose}>
      {!order || status !== 'payReturn' ? (
        <Ended
          outcome={{ is: status === 'payError' ? 'failed' : 'canceled' }}
          order={isMember ? order : undefined}
          onDone={onClose}
          onAgain={depositAgain}
        />
      ) : isMember ? (
        <Check order={order} onDone={onClose} onAgain={depositAgain} />
      ) : (
        <LoginFirst orderId={undefined} page="paypal" onLogin={() => navigate(loginPathFor('/'))} />
      )}
    </Dialog>
  );
}

interface NamedOrder {
  bizId: string;
  cSite: string;
}

/** The result, with the number of the order where its member asks. */
function Ended({
  outcome,
  order,
  ...actions
}: {
  outcome: Final;
  order: NamedOrder | undefined;
  onDone: () => void;
  onAgain: () => void;
}) {
  const { data } = useCall('/sys/paypal/findOrder', order ?? { bizId: '', cSite: '' }, {
    enabled: order !== undefined,
  });
  return <OutcomePanel outcome={outcome} orderId={data?.orderId} page="paypal" {...actions} />;
}

function Check({ order, ...actions }: { order: NamedOrder; onDone: () => void; onAgain: () => void }) {
  const { bizId, cSite } = order;
  const [outcome, setOutcome] = useState<Final>();
  useEffect(() => {
    const leaving = new AbortController();
    void checkPaypalOrder({ bizId, cSite }, leaving.signal).then((ended) => {
      if (ended.is === 'paid') void refreshSession();
      if (ended.is !== 'stopped') setOutcome(ended);
    });
    return () => leaving.abort();
  }, [bizId, cSite]);
  return outcome ? <Ended outcome={outcome} order={order} {...actions} /> : <Processing />;
}
