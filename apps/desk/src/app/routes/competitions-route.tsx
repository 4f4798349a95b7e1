import { useNavigate, useSearch } from '@tanstack/react-router';
import { CompetitionsScreen } from '../../growth/competitions/competitions-screen.tsx';

export default function CompetitionsRoute() {
  const view = useSearch({ from: '/competitions' });
  const navigate = useNavigate();
  return (
    <CompetitionsScreen
      view={view}
      show={(next, replace = false) =>
        void navigate({ to: '/competitions', search: next, replace, resetScroll: false })
      }
      openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) }, search: {} })}
    />
  );
}
