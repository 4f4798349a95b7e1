import { useNavigate, useSearch } from '@tanstack/react-router';
import { MissionsScreen } from '../../growth/missions/missions-screen.tsx';

export default function MissionsRoute() {
  const view = useSearch({ from: '/missions' });
  const navigate = useNavigate();
  return (
    <MissionsScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/missions', search: next, replace, resetScroll: false })}
    />
  );
}
