import { useNavigate, useSearch } from '@tanstack/react-router';
import { VendorsScreen } from '../../play/vendors/vendors-screen.tsx';

export default function VendorsRoute() {
  const view = useSearch({ from: '/vendors' });
  const navigate = useNavigate();
  return (
    <VendorsScreen
      view={view}
      show={(next) => void navigate({ to: '/vendors', search: next, replace: true, resetScroll: false })}
    />
  );
}
