import { useNavigate, useSearch } from '@tanstack/react-router';
import { RiskScreen } from '../../desk/risk/risk-screen.tsx';

export default function RiskRoute() {
  const view = useSearch({ from: '/risk' });
  const navigate = useNavigate();
  return (
    <RiskScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/risk', search: next, replace, resetScroll: false })}
      openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) } })}
      openAlert={(row) =>
        void navigate({ to: '/queue/$queue', params: { queue: 'alerts' }, search: { hold: 'all', row } })
      }
      openSharedBonuses={() => void navigate({ to: '/shared-bonuses' })}
      openSharedMobiles={() => void navigate({ to: '/shared-mobiles' })}
      openRecord={(subject) => void navigate({ to: '/record', search: { subject } })}
    />
  );
}
