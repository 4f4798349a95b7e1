import { Button } from '@mantine/core';
import { useState } from 'react';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { RoleTag } from '../../ui/facts/role-tag.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { PersonPanel } from './person-panel.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import styles from './staff.module.css';
import { useStaffTexts } from './texts.ts';
import { WaitingChanges } from './waiting-changes.tsx';

export function People({ id, open }: { id: number | undefined; open: (id: number) => void }) {
  const t = useStaffTexts();
  const language = useLanguage();
  const may = useMay();
  const query = useCall('/operator/staff/list', {});
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      {may('staff.manage') && (
        <div className={styles.line}>
          <Button size="xs" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        </div>
      )}
      {may('staff.manage') && <WaitingChanges />}
      <Answered query={query}>
        {(staff) => (
          <>
            <PlainTable
              label={t('tab_people')}
              heads={[
                { name: t('name'), phone: true },
                { name: t('roles'), phone: true },
                { name: t('wayIn') },
                { name: t('lastSignIn') },
                { name: t('state') },
              ]}
              rows={staff}
              rowKey={(one) => one.id}
              current={id}
              onOpen={(one) => open(one.id)}
              cells={(one) => [
                <span key="name">
                  {one.displayName} <small className={styles.small}>{one.name}</small>
                </span>,
                <span key="roles" className={styles.tags}>
                  {one.roles.map((role) => (
                    <RoleTag key={role} role={role} />
                  ))}
                </span>,
                [
                  one.passkeys > 0 && t('passkeys', { count: one.passkeys }),
                  one.password && t('password'),
                  one.companyAccount && t('companyAccount'),
                ]
                  .filter(Boolean)
                  .join(', ') ||
                  (one.linkUntil ? t('linkOut', { time: momentText(one.linkUntil, language) }) : t('nothingYet')),
                one.lastSignInTime ? <Moment key="last" at={one.lastSignInTime} /> : t('never'),
                <Tag key="state" tone={one.enabled ? 'good' : 'bad'}>
                  {one.enabled ? t('enabled') : t('disabled')}
                </Tag>,
              ]}
              empty={t('none')}
            />
            {staff
              .filter((one) => one.id === id)
              .map((one) => (
                <PersonPanel key={one.id} person={one} />
              ))}
          </>
        )}
      </Answered>
      {isInviting && <RolesDialog close={() => setInviting(false)} />}
    </>
  );
}
