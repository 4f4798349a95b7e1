import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { queries, useCall } from './query.ts';

export type Person = OperatorCallOutput<'/operator/auth/me'>;
export type Permission = Person['permissions'][number];

/** Who is signed in. The answer is asked for again each minute, so that a role that was taken away is gone from the page too. */
export function useSession(enabled = true) {
  return useCall('/operator/auth/me', {}, { enabled, everyMs: 60_000, staleTimeMs: 30_000 });
}

/** Inside the shell, where somebody is signed in. */
export function usePerson(): Person {
  const { data } = useSession();
  if (!data) throw new Error('nobody is signed in here');
  return data;
}

/** `const may = useMay(); may('cashOuts.decide')`. What is hidden by it the server refuses all the same. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = usePerson();
  return (permission) => permissions.includes(permission);
}

/** Somebody has just come in, or gone: what was answered to anyone who was here before is forgotten, and it is asked again who is. */
export async function forgetAnswers(): Promise<void> {
  queries.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/operator/auth/me' });
  await queries.resetQueries({ queryKey: ['/operator/auth/me'] });
}
