import { useNavigate, useSearch } from '@tanstack/react-router';
import { TablesScreen } from '../../play/tables/tables-screen.tsx';

export default function TablesRoute() {
  const view = useSearch({ from: '/tables' });
  const navigate = useNavigate();
  return (
    <TablesScreen
      view={view}
      show={(next, replace = false) => void navigate({ to: '/tables', search: next, replace, resetScroll: false })}
      toMember={(memberId) => void navigate({ to: '/member/$id', params: { id: String(memberId) }, search: {} })}
      toHealth={() => void navigate({ to: '/health', search: { tab: 'traffic' } })}
      toRecord={(table) => void navigate({ to: '/record', search: { subject: `table:${table}` } })}
    />
  );
}
