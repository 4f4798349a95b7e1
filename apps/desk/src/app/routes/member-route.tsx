import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { queueNameOf } from '../../desk/queues/queue-name.ts';
import { MemberScreen } from '../../players/player-file/member-screen.tsx';

export default function MemberRoute() {
  const { id } = useParams({ from: '/member/$id' });
  const view = useSearch({ from: '/member/$id' });
  const navigate = useNavigate();
  return (
    <MemberScreen
      key={id}
      id={id}
      view={view}
      show={(next, replace = false) =>
        void navigate({ to: '/member/$id', params: { id }, search: next, replace, resetScroll: false })
      }
      openRow={(name, row) => {
        // A thread is looked at by itself: most of a player's wait no more.
        if (name === 'contacts') return void navigate({ to: '/thread/$id', params: { id: String(row) } });
        const queue = queueNameOf(name);
        if (queue) void navigate({ to: '/queue/$queue', params: { queue }, search: { hold: 'all', row } });
      }}
      openMember={(other) => void navigate({ to: '/member/$id', params: { id: String(other) } })}
      openEvent={(event) => void navigate({ to: '/record', search: { member: id, entry: event } })}
    />
  );
}
