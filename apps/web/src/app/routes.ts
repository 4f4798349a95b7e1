/**
 * The route table. A path that is not here leads to /404; one with `access: 'member'` leads visitors to /login,
 * with the path kept in `backurl`. `keepAlive` keeps the view's state while another one is shown.
 */
import { type ComponentType, lazy } from 'react';
import { Home } from '../features/lobby/home.tsx';
import type { AppText } from './texts/index.ts';

export interface Route {
  path: string;
  title: AppText;
  access: 'anyone' | 'member';
  page: ComponentType;
  keepAlive?: true;
}

const LoginPage = lazy(() => import('../features/access/login-page.tsx'));
const JoinPage = lazy(() => import('../features/access/join-page.tsx'));
const ResetPasswordPage = lazy(() => import('../features/access/reset-password-page.tsx'));
const ActivationPage = lazy(() => import('../features/access/activation-page.tsx'));
const RedirectPage = lazy(() => import('./redirect-page.tsx'));
const PaymentReturnPage = lazy(() => import('../features/deposit/return-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

export const routes: readonly Route[] = [
  { path: '/', title: 'titleHome', access: 'anyone', page: Home, keepAlive: true },
  { path: '/index', title: 'titleHome', access: 'anyone', page: Home },
  { path: '/login', title: 'titleLogin', access: 'anyone', page: LoginPage },
  { path: '/join', title: 'titleJoin', access: 'anyone', page: JoinPage },
  { path: '/password/reset', title: 'titlePasswordReset', access: 'anyone', page: ResetPasswordPage },
  { path: '/activation', title: 'titleActivation', access: 'anyone', page: ActivationPage },
  { path: '/redirect', title: 'titleRedirect', access: 'anyone', page: RedirectPage },
  { path: '/payment/stripe/return', title: 'titlePaymentReturn', access: 'member', page: PaymentReturnPage },
  { path: '/404', title: 'titleNotFound', access: 'anyone', page: NotFoundPage },
];

/** The route of a path, or undefined for one that does not exist. */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
