import { useNavigate, useSearch } from '@tanstack/react-router';
import { CatalogueScreen } from '../../play/catalogue/catalogue-screen.tsx';

export default function CatalogueRoute() {
  const view = useSearch({ from: '/catalogue' });
  const navigate = useNavigate();
  return (
    <CatalogueScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/catalogue', search: next, replace, resetScroll: false })}
      toRound={({ memberId, vendor, roundId }) =>
        void navigate({
          to: '/member/$id',
          params: { id: String(memberId) },
          search: { tab: 'rounds', open: `round:${vendor}:${roundId}` },
        })
      }
      toHealth={() => void navigate({ to: '/health', search: { tab: 'traffic' } })}
    />
  );
}
