import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { MemberScreen } from '../../features/member/member-screen.tsx';
import { queueNameOf } from '../../features/queue/queue-name.ts';

export default function MemberRoute() {
  const { id } = useParams({ from: '/member/$id' });
  const { tab } = useSearch({ from: '/member/$id' });
  const navigate = useNavigate();
  return (
    <MemberScreen
      key={id}
      id={id}
      tab={tab}
      showTab={(next) => void navigate({ to: '/member/$id', params: { id }, search: { tab: next }, replace: true })}
      openRow={(name, row) => {
        const queue = queueNameOf(name);
        if (queue) void navigate({ to: '/queue/$queue', params: { queue }, search: { hold: 'all', row } });
      }}
    />
  );
}
