import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ListsScreen } from '../../desk/lists/lists-screen.tsx';
import type { ListView } from '../../desk/lists/lists-view.ts';
import type { Way } from '../../desk/lists/shown-lists.ts';

export default function ListsRoute() {
  const view = useSearch({ from: '/lists' });
  const navigate = useNavigate();
  const show = useCallback(
    (next: ListView, replace = false) => void navigate({ to: '/lists', search: next, replace, resetScroll: false }),
    [navigate],
  );
  const follow = (way: Way) => {
    if (way.to === 'staff') return void navigate({ to: '/staff', search: { tab: 'people', id: way.id } });
    if (way.to === 'thread') return void navigate({ to: '/thread/$id', params: { id: way.id } });
    const { id, tab, open } = way;
    const search = { ...(tab ? { tab } : {}), ...(open ? { open } : {}) };
    void navigate({ to: '/member/$id', params: { id: String(id) }, search });
  };
  return <ListsScreen view={view} show={show} follow={follow} />;
}
