import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readListView } from '../desk/lists/lists-view.ts';
import { queueNameOf } from '../desk/queues/queue-name.ts';
import { readView } from '../desk/queues/view.ts';
import { Broken } from './broken.tsx';
import { NotFound } from './not-found.tsx';
import { Root } from './root.tsx';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 200 ? value : typeof value === 'number' ? String(value) : undefined;
/** The named texts of an address; what else stands there is left out. */
function textsIn<K extends string>(...names: K[]) {
  return (written: Record<string, unknown>): Partial<Record<K, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (textOf(written[name]) ? [[name, textOf(written[name])]] : [])),
    ) as Partial<Record<K, string>>;
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: Broken });
const route = { getParentRoute: () => root } as const;

const routes = [
  createRoute({
    ...route,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/home' });
    },
  }),
  createRoute({
    ...route,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./routes/welcome-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/home',
    validateSearch: textsIn('currency', 'figure'),
    component: lazyRouteComponent(() => import('./routes/home-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/queues',
    component: lazyRouteComponent(() => import('./routes/overview-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/queue/$queue',
    params: { parse: ({ queue }) => ({ queue: queueNameOf(queue) ?? ('' as never) }) },
    validateSearch: readView,
    component: lazyRouteComponent(() => import('./routes/queue-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/lists',
    validateSearch: readListView,
    component: lazyRouteComponent(() => import('./routes/lists-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/thread/$id',
    component: lazyRouteComponent(() => import('./routes/thread-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/macros',
    validateSearch: textsIn('row'),
    component: lazyRouteComponent(() => import('./routes/macros-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/documents',
    validateSearch: textsIn('stage'),
    component: lazyRouteComponent(() => import('./routes/documents-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/vendors',
    validateSearch: textsIn('row', 'currency'),
    component: lazyRouteComponent(() => import('./routes/vendors-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/packages',
    validateSearch: textsIn('row', 'state'),
    component: lazyRouteComponent(() => import('./routes/packages-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/win-bounds',
    validateSearch: textsIn('find', 'row'),
    component: lazyRouteComponent(() => import('./routes/win-bounds-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/shared-mobiles',
    component: lazyRouteComponent(() => import('./routes/shared-mobiles-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/personal-data',
    component: lazyRouteComponent(() => import('./routes/personal-data-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/shared-bonuses',
    validateSearch: textsIn('stage'),
    component: lazyRouteComponent(() => import('./routes/shared-bonuses-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/member/$id',
    validateSearch: textsIn('tab', 'kinds', 'open', 'game', 'day', 'outcome'),
    component: lazyRouteComponent(() => import('./routes/member-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/record',
    validateSearch: textsIn('actor', 'member', 'subject', 'command', 'from', 'until', 'entry', 'tab'),
    component: lazyRouteComponent(() => import('./routes/record-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/money',
    validateSearch: textsIn('tab', 'from', 'to', 'currency', 'by', 'state', 'kind', 'part', 'day', 'row'),
    component: lazyRouteComponent(() => import('./routes/money-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/automatic-payouts',
    validateSearch: textsIn('row'),
    component: lazyRouteComponent(() => import('./routes/automatic-payouts-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/payments',
    validateSearch: textsIn('tab'),
    component: lazyRouteComponent(() => import('./routes/payments-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/risk',
    validateSearch: textsIn('tab', 'state', 'severity', 'outcome', 'rule', 'member', 'case', 'who', 'order', 'row'),
    component: lazyRouteComponent(() => import('./routes/risk-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/health',
    validateSearch: textsIn('tab', 'span', 'state'),
    component: lazyRouteComponent(() => import('./routes/health-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/groups',
    validateSearch: textsIn(
      'tab',
      'row',
      'edit',
      'group',
      'state',
      'kind',
      'currency',
      'period',
      'member',
      'from',
      'until',
    ),
    component: lazyRouteComponent(() => import('./routes/groups-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/competitions',
    validateSearch: textsIn('row', 'state', 'edit'),
    component: lazyRouteComponent(() => import('./routes/competitions-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/maintenance',
    component: lazyRouteComponent(() => import('./routes/maintenance-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/api-keys',
    validateSearch: textsIn('row', 'edit'),
    component: lazyRouteComponent(() => import('./routes/api-keys-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/webhooks',
    validateSearch: textsIn('row', 'edit', 'state', 'kind', 'event', 'member'),
    component: lazyRouteComponent(() => import('./routes/webhooks-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/affiliates',
    validateSearch: textsIn('tab', 'row', 'state', 'edit', 'partner'),
    component: lazyRouteComponent(() => import('./routes/affiliates-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/journeys',
    validateSearch: textsIn('row', 'state', 'edit', 'version'),
    component: lazyRouteComponent(() => import('./routes/journeys-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/reports',
    validateSearch: textsIn('tab', 'row', 'edit', 'version'),
    component: lazyRouteComponent(() => import('./routes/reports-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/missions',
    validateSearch: textsIn('row', 'state', 'edit'),
    component: lazyRouteComponent(() => import('./routes/missions-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/staff',
    validateSearch: textsIn('id', 'tab', 'role', 'edit', 'other'),
    component: lazyRouteComponent(() => import('./routes/staff-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/policies',
    component: lazyRouteComponent(() => import('./routes/policies-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/catalogue',
    validateSearch: textsIn('tab', 'find', 'state', 'category', 'row', 'from'),
    component: lazyRouteComponent(() => import('./routes/catalogue-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/tables',
    validateSearch: textsIn('tab', 'row', 'table'),
    component: lazyRouteComponent(() => import('./routes/tables-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/settings',
    validateSearch: textsIn('name', 'scope'),
    component: lazyRouteComponent(() => import('./routes/settings-route.tsx')),
  }),
  createRoute({
    ...route,
    path: '/content',
    validateSearch: textsIn('tab', 'id', 'part', 'version', 'revision', 'month'),
    component: lazyRouteComponent(() => import('./routes/content-route.tsx')),
  }),
  createRoute({ ...route, path: '/me', component: lazyRouteComponent(() => import('./routes/me-route.tsx')) }),
] as const;

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPreload: false,
  // Within the shell: the navigation stays, and another page can be opened.
  defaultErrorComponent: Broken,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
