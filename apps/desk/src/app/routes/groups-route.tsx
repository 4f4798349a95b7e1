import { useNavigate, useSearch } from '@tanstack/react-router';
import { GroupsScreen } from '../../growth/groups/groups-screen.tsx';

export default function GroupsRoute() {
  const view = useSearch({ from: '/groups' });
  const navigate = useNavigate();
  return (
    <GroupsScreen
      view={view}
      openShared={() => void navigate({ to: '/shared-bonuses' })}
      openBonus={(memberId, id) =>
        void navigate({
          to: '/member/$id',
          params: { id: String(memberId) },
          search: { tab: 'bonuses', open: `bonus:${id}` },
        })
      }
      show={(next, replace = false) => void navigate({ to: '/groups', search: next, replace, resetScroll: false })}
    />
  );
}
