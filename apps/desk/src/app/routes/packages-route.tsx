import { useNavigate, useSearch } from '@tanstack/react-router';
import { PackagesScreen } from '../../play/packages/packages-screen.tsx';

export default function PackagesRoute() {
  const view = useSearch({ from: '/packages' });
  const navigate = useNavigate();
  return (
    <PackagesScreen
      view={view}
      show={(next) => void navigate({ to: '/packages', search: next, replace: true, resetScroll: false })}
      openRecord={(subject) => void navigate({ to: '/record', search: { subject } })}
      openGame={(id) => void navigate({ to: '/catalogue', search: { row: String(id) } })}
    />
  );
}
