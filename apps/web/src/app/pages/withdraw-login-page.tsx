import { useEffect } from 'react';
import { navigate, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { useSession } from '../../lib/session.ts';
import { readCashOutNumber } from '../../money/cash-out/look-up/cash-out-number.ts';
import { LookUpLogin } from '../../money/cash-out/look-up/look-up-login.tsx';
import { LoginForm } from '../../players/access/login-form.tsx';

/** /withdrawLogin: the log-in before a cash-out is looked up; continues to it, or to the question for its number. */
export default function WithdrawLoginPage() {
  const { status } = useSession();
  const id = readCashOutNumber(useLocation().query.get('id'));
  const target = id === undefined ? '/withdrawQuery' : `/withdrawQueryDetail?id=${id}`;

  useEffect(() => {
    if (status === 'member') navigate(target, { replace: true });
  }, [status, target]);

  return (
    <LookUpLogin>
      <LoginForm
        backurl={target}
        inPopup={false}
        onDone={() => navigate(target, { replace: true })}
        onForgot={() => openPopup('forgotPassword')}
        onJoin={() => navigate('/join')}
      />
    </LookUpLogin>
  );
}
