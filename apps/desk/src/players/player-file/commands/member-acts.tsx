import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../lib/person.ts';
import type { Member } from '../member.ts';
import styles from '../member-screen.module.css';
import { useMemberTexts } from '../texts.ts';
import { MemberActDialog } from './member-act-dialog.tsx';
import { actsAbout, type MemberAct } from './member-act-list.ts';

/** What this person may do about the member; what the server would refuse anyhow is not offered. */
export function MemberActs({ member }: { member: Member }) {
  const t = useMemberTexts();
  const may = useMay();
  const [act, setAct] = useState<MemberAct>();
  const offered = actsAbout(member, may);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="xs">
            {t('acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ name, isHard, because }) => (
            <Menu.Item
              key={name}
              {...(isHard ? { color: 'red' } : {})}
              disabled={because !== undefined}
              onClick={() => setAct(name)}
            >
              {t(`act_${name}`)}
              {because && <small className={styles.because}>{t(`cannot_${because}`)}</small>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {act && (
        <MemberActDialog
          key={act}
          act={act}
          member={member}
          done={(said) => showToast(said, 'success')}
          close={() => setAct(undefined)}
        />
      )}
    </>
  );
}
