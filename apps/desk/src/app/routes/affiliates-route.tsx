import { useNavigate, useSearch } from '@tanstack/react-router';
import { AffiliatesScreen } from '../../growth/affiliates/affiliates-screen.tsx';

export default function AffiliatesRoute() {
  const view = useSearch({ from: '/affiliates' });
  const navigate = useNavigate();
  return (
    <AffiliatesScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/affiliates', search: next, replace, resetScroll: false })}
    />
  );
}
