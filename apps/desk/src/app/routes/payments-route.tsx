import { useNavigate, useSearch } from '@tanstack/react-router';
import { PaymentsScreen } from '../../money/payments/payments-screen.tsx';

export default function PaymentsRoute() {
  const view = useSearch({ from: '/payments' });
  const navigate = useNavigate();
  return (
    <PaymentsScreen
      view={view}
      show={(next) => void navigate({ to: '/payments', search: next, replace: true, resetScroll: false })}
    />
  );
}
