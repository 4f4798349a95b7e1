import { useNavigate, useSearch } from '@tanstack/react-router';
import { ContentScreen } from '../../growth/content/content-screen.tsx';

export default function ContentRoute() {
  const view = useSearch({ from: '/content' });
  const navigate = useNavigate();
  return (
    <ContentScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/content', search: next, replace, resetScroll: false })}
      openApproval={(row) =>
        void navigate({ to: '/queue/$queue', params: { queue: 'approvals' }, search: { hold: 'all', row } })
      }
    />
  );
}
