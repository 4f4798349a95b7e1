import { isBuiltIn } from '@fairhouse/contract/role-rules';
import { roleNames } from '@fairhouse/contract/roles';
import { useCall } from './query.ts';
import { useRoleTexts } from './texts/roles.ts';

/** What a role is called: a built-in one in the reader's language, a composed one as it was named. */
export function useRoleName(): (role: string) => string {
  const builtIn = useRoleTexts();
  const { data } = useCall('/operator/staff/role/names', {}, { staleTimeMs: 60_000 });
  return (role) => (isBuiltIn(role) ? builtIn(role) : (data?.find((one) => one.role === role)?.name ?? role));
}

/** Every role that can be held, with its name: the built-in ones first. */
export function useRoleChoices(): { value: string; label: string }[] {
  const builtIn = useRoleTexts();
  const { data } = useCall('/operator/staff/role/names', {}, { staleTimeMs: 60_000 });
  return [
    ...roleNames.map((role) => ({ value: role as string, label: builtIn(role) })),
    ...(data ?? []).filter(({ removed }) => !removed).map(({ role, name }) => ({ value: role, label: name })),
  ];
}
