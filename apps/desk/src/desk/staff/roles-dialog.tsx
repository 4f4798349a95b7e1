import { brokenRule, type HeldRole, type HeldRoleName, takesTwoToGrant } from '@fairhouse/contract/role-rules';
import { permissionNames } from '@fairhouse/contract/roles';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { usePermissionTexts } from '../../lib/texts/permissions.ts';
import { useRoleTexts } from '../../lib/texts/roles.ts';
import { useSeparationTexts } from '../../lib/texts/separation.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { PermissionList } from '../../ui/choices/permission-list.tsx';
import { roleLines } from './roles/roles-view.ts';
import styles from './staff.module.css';
import type { StaffPerson } from './staff-person.ts';
import { useStaffTexts } from './texts.ts';
import { useAnswerMessage, useLinkMessage } from './use-answer-message.ts';

interface RolesDialogProps {
  /** Whose roles are set; nobody: somebody is invited. */
  person?: StaffPerson;
  close: () => void;
}

/** Roles are chosen, and beside them stands at once what somebody with them may do. */
export function RolesDialog({ person, close }: RolesDialogProps) {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const builtInName = useRoleTexts();
  const composed = useCall('/operator/staff/role/list', {});
  const lines = roleLines(composed.data ?? [], [], builtInName).filter((line) => !line.composed?.removeTime);
  const [held, setHeld] = useState<readonly HeldRoleName[]>(person?.roles ?? []);
  const chosen = lines.filter(({ role }) => held.includes(role));
  const may = permissionNames.filter((name) => chosen.some(({ permissions }) => permissions.includes(name)));
  const toggle = (role: HeldRoleName) =>
    setHeld(held.includes(role) ? held.filter((one) => one !== role) : [...held, role]);

  const said = useAnswerMessage();
  const saidOfLink = useLinkMessage();
  const takesTwo = chosen.some((line) => !person?.roles.includes(line.role) && takesTwoToGrant(line));
  const save = async ({ name = '', displayName = '', email = '', reason = '' }: Record<string, string>) => {
    const roles = [...held];
    if (person) {
      return said(await post('/operator/staff/setRoles', { id: person.id, roles, reason }));
    }
    return saidOfLink(await post('/operator/staff/invite', { name, displayName, email, roles }));
  };
  const text = { kind: 'text', required: true } as const;
  return (
    <ActionDialog
      title={person ? `${t('setRoles')}: ${person.displayName}` : t('inviteTitle')}
      size={860}
      fields={
        person
          ? [{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 }]
          : [
              { name: 'name', label: t('name'), about: t('nameAbout'), maxLength: 30, ...text },
              { name: 'displayName', label: t('displayName'), maxLength: 60, ...text },
              { name: 'email', label: t('email'), about: t('emailAbout'), maxLength: 254, ...text },
            ]
      }
      submit={person ? t('setRoles') : t('inviteAction')}
      onSubmit={save}
      onClose={close}
    >
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{t('roles')}</legend>
        {lines.map(({ role, name }) => (
          <Checkbox key={role} label={name} checked={held.includes(role)} onChange={() => toggle(role)} />
        ))}
      </fieldset>
      <Apart held={chosen} />
      {takesTwo && <p role="status">{t('takesTwo')}</p>}
      <p aria-live="polite">{t('previewOf', { count: may.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.preview} tabIndex={0} aria-label={t('preview')}>
        <PermissionList held={may} />
      </section>
    </ActionDialog>
  );
}

/** The rule of separation that these roles break, with what breaks it. */
function Apart({ held }: { held: readonly HeldRole[] }) {
  const t = useStaffTexts();
  const sentence = usePermissionTexts();
  const why = useSeparationTexts();
  const broken = brokenRule(held);
  if (!broken) return null;
  return (
    <p className={styles.bad} role="alert">
      {t('apart', { one: sentence(broken.one), other: sentence(broken.other), why: why(broken.rule) })}
    </p>
  );
}
