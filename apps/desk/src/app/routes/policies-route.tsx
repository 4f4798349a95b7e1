import { useNavigate } from '@tanstack/react-router';
import { PoliciesScreen } from '../../desk/policies/policies-screen.tsx';

export default function PoliciesRoute() {
  const navigate = useNavigate();
  return (
    <PoliciesScreen
      openQueue={(row) =>
        void navigate({ to: '/queue/$queue', params: { queue: 'approvals' }, search: row ? { hold: 'all', row } : {} })
      }
    />
  );
}
