import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../lib/person.ts';
import type { Member } from '../member.ts';
import styles from '../member-screen.module.css';
import { useMemberTexts } from '../texts.ts';
import { MemberActionDialog } from './member-action-dialog.tsx';
import { actionsAbout, type MemberAction } from './member-action-list.ts';

/** What this person may do about the member; what the server would refuse anyhow is not offered. */
export function MemberActions({ member }: { member: Member }) {
  const t = useMemberTexts();
  const may = useMay();
  const [action, setAction] = useState<MemberAction>();
  const offered = actionsAbout(member, may);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="xs">
            {t('actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ name, isHard, because }) => (
            <Menu.Item
              key={name}
              {...(isHard ? { color: 'red' } : {})}
              disabled={because !== undefined}
              onClick={() => setAction(name)}
            >
              {t(`action_${name}`)}
              {because && <small className={styles.because}>{t(`cannot_${because}`)}</small>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {action && (
        <MemberActionDialog
          key={action}
          action={action}
          member={member}
          done={(said) => showToast(said, 'success')}
          close={() => setAction(undefined)}
        />
      )}
    </>
  );
}
