import { useNavigate, useSearch } from '@tanstack/react-router';
import { ReportsScreen } from '../../desk/reports/reports-screen.tsx';

export default function ReportsRoute() {
  const view = useSearch({ from: '/reports' });
  const navigate = useNavigate();
  return (
    <ReportsScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/reports', search: next, replace, resetScroll: false })}
    />
  );
}
