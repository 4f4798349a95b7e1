import type { CallOutput } from '@fairhouse/contract';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { useCall } from '../../../lib/query.ts';
import { useMember } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useAccountTexts } from '../texts/index.ts';
import { FactorList } from './factor-list.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenameStep } from './rename-step.tsx';
import { ScanStep } from './scan-step.tsx';
import type { Passkey, Task } from './task.ts';

type View =
  | { at: 'overview' }
  | { at: 'password'; task: Task }
  | { at: 'rename'; passkey: Passkey }
  | { at: 'scan'; secret: CallOutput<'/sys/member/factor/totp/begin'> }
  | { at: 'codes'; codes: string[] };

/** What protects the account besides the password: switched on, looked at and switched off again. */
export default function SecurityPopup({ onClose }: { onClose: () => void }) {
  const t = useAccountTexts();
  const common = useCommonTexts();
  const member = useMember();
  const { data, error, refetch } = useCall('/sys/member/factor/get', {}, { staleTimeMs: 0 });
  const [view, setView] = useState<View>({ at: 'overview' });

  function toOverview(said?: string): void {
    void refetch();
    setView({ at: 'overview' });
    if (said) showToast(said, 'success');
  }

  if (!member) return null;
  const back = { onBack: () => setView({ at: 'overview' }), onClose };
  switch (view.at) {
    case 'password':
      return (
        <PasswordStep
          {...back}
          task={view.task}
          onDone={(outcome) => {
            if (outcome.next === 'scan') setView({ at: 'scan', secret: outcome.secret });
            else if (outcome.next === 'codes') setView({ at: 'codes', codes: outcome.codes });
            else toOverview(t(outcome.said));
          }}
        />
      );
    case 'scan':
      return (
        <ScanStep
          {...back}
          secret={view.secret}
          onDone={(codes) => (codes.length > 0 ? setView({ at: 'codes', codes }) : toOverview(t('totpOnDone')))}
        />
      );
    case 'rename':
      return <RenameStep {...back} passkey={view.passkey} onDone={() => toOverview(t('passkeyRenamed'))} />;
    case 'codes':
      return <RecoveryCodes codes={view.codes} username={member.username} onDone={() => toOverview()} />;
    case 'overview':
      return (
        <Dialog title={t('securityTitle')} lead={t('securityLead')} size="m" onClose={onClose}>
          {data ? (
            <FactorList
              factors={data}
              onTask={(task) => setView({ at: 'password', task })}
              onRename={(passkey) => setView({ at: 'rename', passkey })}
            />
          ) : error ? (
            <LoadFailed error={error} onRetry={refetch} />
          ) : (
            <Spinner label={common('loading')} />
          )}
        </Dialog>
      );
  }
}
