import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { usePerson } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useCommandName } from '../../lib/texts/names/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from './staff.module.css';
import { useStaffTexts } from './texts.ts';
import { useAnswerMessage } from './use-answer-message.ts';

type Approval = OperatorCallOutput<'/operator/approval/list'>['rows'][number];

/** Changes of the staff that wait for a second administrator, with what exactly was proposed. */
export function WaitingChanges() {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const commandName = useCommandName();
  const me = usePerson();
  const said = useAnswerMessage();
  const { data } = useCall('/operator/approval/list', { state: ['waiting'], pageSize: 200 });
  const [refusing, setRefusing] = useState<Approval>();
  const waiting = (data?.rows ?? []).filter(({ command }) => command.startsWith('staff.'));
  if (waiting.length === 0) return null;
  const approve = async ({ id, proposedHash }: Approval) => {
    const problem = await said(await post('/operator/approval/approve', { id, proposedHash }));
    if (problem) showToast(problem);
  };
  return (
    <Panel title={t('waiting')}>
      <ul className={styles.waiting}>
        {waiting.map((one) => (
          <li key={one.id} className={styles.part}>
            <span>
              <strong>{commandName(one.command)}</strong>: {contentOf(one)}
            </span>
            <small className={styles.small}>
              {t('proposedBy', { maker: one.maker })} <Moment at={one.makeTime} />
            </small>
            <span className={styles.line}>
              {one.may && (
                <Button size="xs" onClick={() => void approve(one)}>
                  {t('approve')}
                </Button>
              )}
              {(one.may || one.maker === me.name) && (
                <Button size="xs" variant="default" onClick={() => setRefusing(one)}>
                  {one.may ? t('refuse') : t('withdraw')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {refusing && (
        <ActionDialog
          title={`${refusing.may ? t('refuse') : t('withdraw')}: ${commandName(refusing.command)}`}
          fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 }]}
          submit={refusing.may ? t('refuse') : t('withdraw')}
          tone="red"
          onSubmit={async ({ reason = '' }) => {
            const { id, proposedHash } = refusing;
            return said(await post('/operator/approval/refuse', { id, proposedHash, reason }));
          }}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </Panel>
  );
}

/** Who, where mail goes and which roles: what the second administrator has to check with the person. */
function contentOf({ proposal }: Approval): string {
  const { name, email, to, roles, composed, added, reason } = proposal;
  const names = new Map(
    (Array.isArray(composed) ? composed : []).map((one: { role: string; name: string }) => [one.role, one.name]),
  );
  const ofList = (list: unknown) =>
    Array.isArray(list) ? list.map((one) => names.get(one) ?? one).join(', ') : undefined;
  const gives = (Array.isArray(composed) ? composed : []).map(
    (one: { name: string; permissions: readonly string[] }) => `${one.name}: ${one.permissions.join(', ')}`,
  );
  return [
    name,
    email ?? to,
    ofList(roles),
    ...gives,
    Array.isArray(added) ? `+ ${added.join(', +')}` : undefined,
    reason,
  ]
    .filter(Boolean)
    .join(' · ');
}
