import { useNavigate } from '@tanstack/react-router';
import { OverviewScreen } from '../../desk/queues/overview-screen.tsx';

export default function OverviewRoute() {
  const navigate = useNavigate();
  return (
    <OverviewScreen open={(queue, view) => void navigate({ to: '/queue/$queue', params: { queue }, search: view })} />
  );
}
