import { useNavigate, useSearch } from '@tanstack/react-router';
import { BoundsScreen } from '../../play/win-bounds/bounds-screen.tsx';

export default function WinBoundsRoute() {
  const view = useSearch({ from: '/win-bounds' });
  const navigate = useNavigate();
  return (
    <BoundsScreen
      view={view}
      show={(next) => void navigate({ to: '/win-bounds', search: next, replace: true, resetScroll: false })}
      toQueue={() => void navigate({ to: '/queue/$queue', params: { queue: 'heldWins' } })}
    />
  );
}
