import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Answer, post } from '../../lib/api.ts';
import { usePerson } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from './api-keys.module.css';
import { useApiKeyTexts } from './texts/index.ts';

type Approval = OperatorCallOutput<'/operator/approval/list'>['rows'][number];

/** Keys that can write and wait for a second administrator, with what exactly they are. */
export function WaitingKeys() {
  const t = useApiKeyTexts();
  const me = usePerson();
  const query = { state: ['waiting' as const], command: 'apiKey.create' as const, pageSize: 200 };
  const { data } = useCall('/operator/approval/list', query);
  const [refusing, setRefusing] = useState<Approval>();
  const waiting = data?.rows ?? [];
  if (waiting.length === 0) return null;
  const said = async (answer: Answer<unknown>) => {
    await reload('/operator/approval/list', '/operator/apiKey/list');
    return answer.ok ? undefined : answer.message;
  };
  const approve = async ({ id, proposedHash }: Approval) => {
    const problem = await said(await post('/operator/approval/approve', { id, proposedHash }));
    if (problem) showToast(problem);
  };
  return (
    <Panel title={t('waiting')}>
      <ul className={styles.waiting}>
        {waiting.map((one) => (
          <li key={one.id} className={styles.section}>
            <Terms of={one} />
            <small className={styles.small}>
              {t('proposedBy', { maker: one.maker })} <Moment at={one.makeTime} />
            </small>
            <span className={styles.buttons}>
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
          title={refusing.may ? t('refuse') : t('withdraw')}
          fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 }]}
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

/** What the second person agrees to. */
function Terms({ of: { proposal } }: { of: Approval }) {
  const t = useApiKeyTexts();
  const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '');
  const networks = list(proposal.networks);
  return (
    <span>
      <strong>{String(proposal.name)}</strong>: {String(proposal.purpose)} · {list(proposal.scopes)} ·{' '}
      {networks || t('anywhere')} · {t('daysOf', { days: String(proposal.days) })}
    </span>
  );
}
