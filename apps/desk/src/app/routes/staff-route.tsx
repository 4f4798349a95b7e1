import { useNavigate, useSearch } from '@tanstack/react-router';
import { StaffScreen } from '../../desk/staff/staff-screen.tsx';

export default function StaffRoute() {
  const view = useSearch({ from: '/staff' });
  const navigate = useNavigate();
  return (
    <StaffScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/staff', search: next, replace, resetScroll: false })}
    />
  );
}
