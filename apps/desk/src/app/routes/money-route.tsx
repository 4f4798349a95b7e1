import { useNavigate, useSearch } from '@tanstack/react-router';
import { MoneyScreen } from '../../money/finance/money-screen.tsx';

export default function MoneyRoute() {
  const view = useSearch({ from: '/money' });
  const navigate = useNavigate();
  return (
    <MoneyScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/money', search: next, replace, resetScroll: false })}
    />
  );
}
