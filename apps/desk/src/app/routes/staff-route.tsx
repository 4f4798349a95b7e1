import { useNavigate, useSearch } from '@tanstack/react-router';
import { StaffScreen } from '../../desk/staff/staff-screen.tsx';

export default function StaffRoute() {
  const { tab, id } = useSearch({ from: '/staff' });
  const navigate = useNavigate();
  return (
    <StaffScreen
      tab={tab}
      id={id ? Number(id) : undefined}
      show={(next, who) => void navigate({ to: '/staff', search: { tab: next, ...(who ? { id: String(who) } : {}) } })}
    />
  );
}
