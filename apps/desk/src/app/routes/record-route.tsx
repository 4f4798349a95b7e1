import { useNavigate, useSearch } from '@tanstack/react-router';
import { RecordScreen } from '../../desk/audit-log/record-screen.tsx';

export default function RecordRoute() {
  const view = useSearch({ from: '/record' });
  const navigate = useNavigate();
  return (
    <RecordScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/record', search: next, replace })}
    />
  );
}
