import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { QueueScreen } from '../../desk/queues/queue-screen.tsx';
import type { QueueView } from '../../desk/queues/view.ts';
import { NotFound } from '../not-found.tsx';

export default function QueueRoute() {
  const { queue } = useParams({ from: '/queue/$queue' });
  const view = useSearch({ from: '/queue/$queue' });
  const navigate = useNavigate();
  const show = useCallback(
    (next: QueueView, replace = false) =>
      void navigate({ to: '/queue/$queue', params: { queue }, search: next, replace }),
    [navigate, queue],
  );
  if (!queue) return <NotFound />;
  return (
    <QueueScreen
      key={queue}
      queue={queue}
      view={view}
      show={show}
      openExpiring={() => void navigate({ to: '/documents' })}
      openBounds={() => void navigate({ to: '/win-bounds' })}
      openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) } })}
    />
  );
}
