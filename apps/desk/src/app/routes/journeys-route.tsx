import { useNavigate, useSearch } from '@tanstack/react-router';
import { JourneysScreen } from '../../growth/journeys/journeys-screen.tsx';

export default function JourneysRoute() {
  const view = useSearch({ from: '/journeys' });
  const navigate = useNavigate();
  return (
    <JourneysScreen
      view={view}
      openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) } })}
      show={(next, replace = false) => void navigate({ to: '/journeys', search: next, replace, resetScroll: false })}
    />
  );
}
