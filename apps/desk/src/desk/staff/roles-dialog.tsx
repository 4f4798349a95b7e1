import { isSeparated, permissionsOf, type Role, roleNames, takesTwoToGrant } from '@fairhouse/contract/roles';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useRoleTexts } from '../../lib/texts/roles.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { PermissionList } from '../../ui/choices/permission-list.tsx';
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
  const roleName = useRoleTexts();
  const [held, setHeld] = useState<readonly Role[]>(person?.roles ?? []);
  const may = permissionsOf(held);
  const toggle = (role: Role) =>
    setHeld(roleNames.filter((one) => (one === role ? !held.includes(role) : held.includes(one))));

  const said = useAnswerMessage();
  const saidOfLink = useLinkMessage();
  const takesTwo = held.some((role) => !person?.roles.includes(role) && takesTwoToGrant(role));
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
        {roleNames.map((role) => (
          <Checkbox key={role} label={roleName(role)} checked={held.includes(role)} onChange={() => toggle(role)} />
        ))}
      </fieldset>
      {!isSeparated(held) && (
        <p className={styles.bad} role="alert">
          {t('apart')}
        </p>
      )}
      {takesTwo && <p role="status">{t('takesTwo')}</p>}
      <p aria-live="polite">{t('previewOf', { count: may.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.preview} tabIndex={0} aria-label={t('preview')}>
        <PermissionList held={may} />
      </section>
    </ActionDialog>
  );
}
