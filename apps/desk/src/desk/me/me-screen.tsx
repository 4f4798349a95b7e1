import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { usePerson } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { PermissionList } from '../../ui/choices/permission-list.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { RoleTag } from '../../ui/facts/role-tag.tsx';
import { Once } from '../../ui/once.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { SessionList } from '../../ui/session-list.tsx';
import { OwnMeans } from './own-means.tsx';
import { useMeTexts } from './texts.ts';

/** Oneself: roles, sessions and tokens, and what one may do. */
export function MeScreen() {
  const t = useMeTexts();
  const me = usePerson();
  const [isMaking, setMaking] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <Page
      title={me.displayName}
      about={me.name}
      actions={
        <Button variant="default" size="xs" onClick={() => setMaking(true)}>
          {t('makeToken')}
        </Button>
      }
    >
      {token && <Once value={token} about={t('tokenOnce')} />}
      <Panel>
        <Facts wide>
          <Fact name={t('roles')}>
            {me.roles.length === 0 && t('noRoles')}
            {me.roles.map((role) => (
              <span key={role}>
                <RoleTag role={role} />{' '}
              </span>
            ))}
          </Fact>
          <Fact name={t('sessionEnds')}>
            <Moment at={me.session.endTime} />
          </Fact>
          {me.session.idleEndTime && (
            <Fact name={t('idleEnds')}>
              <Moment at={me.session.idleEndTime} />
            </Fact>
          )}
          {me.memberIds.length > 0 && <Fact name={t('alsoMember')}>{me.memberIds.join(', ')}</Fact>}
        </Facts>
      </Panel>
      <h2>{t('means')}</h2>
      <OwnMeans />
      <h2>{t('sessions')}</h2>
      <SessionList />
      <Panel title={t('mayDo')}>
        <PermissionList held={me.permissions} only />
      </Panel>
      {isMaking && (
        <ActionDialog
          title={t('makeTokenTitle')}
          fields={[{ name: 'label', label: t('tokenLabel'), kind: 'text', required: true, maxLength: 40 }]}
          submit={t('make')}
          onSubmit={async ({ label = '' }) => {
            const answer = await post('/operator/auth/token', { label });
            if (!answer.ok) return answer.message;
            setToken(answer.data.token);
            await reload('/operator/staff/sessions');
            return undefined;
          }}
          onClose={() => setMaking(false)}
        >
          {t('tokenAbout')}
        </ActionDialog>
      )}
    </Page>
  );
}
