import { useNavigate, useSearch } from '@tanstack/react-router';
import { SharedBonusesScreen } from '../../growth/shared-bonuses/shared-bonuses-screen.tsx';

export default function SharedBonusesRoute() {
  const view = useSearch({ from: '/shared-bonuses' });
  const navigate = useNavigate();
  return (
    <SharedBonusesScreen
      view={view}
      show={(next) => void navigate({ to: '/shared-bonuses', search: next, resetScroll: false })}
      openMember={(id) => void navigate({ to: '/member/$id', params: { id: String(id) }, search: { tab: 'bonuses' } })}
    />
  );
}
