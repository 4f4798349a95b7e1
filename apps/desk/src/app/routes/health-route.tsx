import { useNavigate, useSearch } from '@tanstack/react-router';
import { HealthScreen } from '../../desk/health/health-screen.tsx';
import { useQueueTexts } from '../../desk/queues/texts/index.ts';

export default function HealthRoute() {
  const view = useSearch({ from: '/health' });
  const navigate = useNavigate();
  const queueName = useQueueTexts();
  return (
    <HealthScreen
      view={view}
      queueName={queueName}
      show={(next, replace = false) => void navigate({ to: '/health', search: next, replace, resetScroll: false })}
    />
  );
}
