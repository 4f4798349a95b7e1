import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay, usePerson } from '../../lib/person.ts';
import { PermissionList } from '../../ui/choices/permission-list.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import { SessionList } from '../../ui/session-list.tsx';
import { LinkFact } from './link-fact.tsx';
import { type PersonAction, PersonActionDialog } from './person-action-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import styles from './staff.module.css';
import type { StaffPerson } from './staff-person.ts';
import { useStaffTexts } from './texts.ts';

interface PersonPanelProps {
  person: StaffPerson;
}

/** Somebody of the staff: how they sign in, what they may do, and what can be done about them. Nobody does it to himself. */
export function PersonPanel({ person }: PersonPanelProps) {
  const t = useStaffTexts();
  const may = useMay();
  const me = usePerson();
  const [action, setAction] = useState<PersonAction | 'roles'>();
  const manages = may('staff.manage') && person.id !== me.id;
  const actions: readonly (PersonAction | 'roles')[] = [
    'roles',
    'recover',
    'setEmail',
    'linkMember',
    person.enabled ? 'disable' : 'enable',
  ];
  const names = {
    roles: t('setRoles'),
    recover: t('recover'),
    setEmail: t('setEmail'),
    linkMember: t('linkMember'),
    disable: t('disable'),
    enable: t('enable'),
  };
  return (
    <Panel
      title={person.displayName}
      actions={
        manages && (
          <div className={styles.line}>
            {actions.map((one) => (
              <Button
                key={one}
                size="xs"
                variant={one === 'disable' ? 'light' : 'default'}
                {...(one === 'disable' ? { color: 'red' } : {})}
                onClick={() => setAction(one)}
              >
                {names[one]}
              </Button>
            ))}
          </div>
        )
      }
    >
      <div className={styles.part}>
        <Facts wide>
          <Fact name={t('name')}>{person.name}</Fact>
          <Fact name={t('email')}>{person.maskedEmail ?? t('noEmail')}</Fact>
          {manages && <LinkFact person={person} />}
          <Fact name={t('since')}>
            <Moment at={person.createTime} />
          </Fact>
          <Fact name={t('members')}>
            {person.memberIds.length === 0
              ? t('noMember')
              : person.memberIds.map((id) => t('member', { id })).join(', ')}
          </Fact>
        </Facts>
        {may('staff.manage') && (
          <section className={styles.part}>
            <h3>{t('sessions')}</h3>
            <SessionList staffId={person.id} />
          </section>
        )}
        <section className={styles.part}>
          <h3>{t('preview')}</h3>
          <PermissionList held={person.permissions} only />
        </section>
      </div>
      {action === 'roles' && <RolesDialog person={person} close={() => setAction(undefined)} />}
      {action && action !== 'roles' && (
        <PersonActionDialog action={action} person={person} close={() => setAction(undefined)} />
      )}
    </Panel>
  );
}
