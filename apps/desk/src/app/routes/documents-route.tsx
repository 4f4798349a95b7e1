import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExpiringScreen } from '../../players/documents/expiring-screen.tsx';

export default function DocumentsRoute() {
  const view = useSearch({ from: '/documents' });
  const navigate = useNavigate();
  return (
    <ExpiringScreen
      view={view}
      show={(next) => void navigate({ to: '/documents', search: next, resetScroll: false })}
      toQueue={() => void navigate({ to: '/queue/$queue', params: { queue: 'documents' } })}
      openMember={(id) =>
        void navigate({ to: '/member/$id', params: { id: String(id) }, search: { tab: 'documents' } })
      }
    />
  );
}
