import { useNavigate, useSearch } from '@tanstack/react-router';
import { AutomaticScreen } from '../../money/automatic-payouts/automatic-screen.tsx';

export default function AutomaticPayoutsRoute() {
  const view = useSearch({ from: '/automatic-payouts' });
  const navigate = useNavigate();
  return (
    <AutomaticScreen
      view={view}
      show={(next) => void navigate({ to: '/automatic-payouts', search: next, replace: true, resetScroll: false })}
      openQueue={(queue) => void navigate({ to: '/queue/$queue', params: { queue } })}
      openRecord={(subject) => void navigate({ to: '/record', search: { subject } })}
    />
  );
}
