import { post } from '../../lib/api.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { idsOf } from '../../ui/choices/chosen-players.ts';
import { reloadCases } from './reload-cases.ts';
import { type Alert, severities } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';

interface OpenCaseDialogProps {
  /** Whom it may be about, chosen already. */
  members?: readonly { memberId: number; username: string }[];
  opened: (id: number) => void;
  close: () => void;
}

export function OpenCaseDialog({ members: known = [], opened, close }: OpenCaseDialogProps) {
  const t = useRiskTexts();
  const kindName = useKindTexts();
  return (
    <ActionDialog
      title={t('openCase')}
      fields={[
        {
          name: 'severity',
          label: t('severity'),
          kind: 'select',
          initial: 'medium',
          options: severities.map((value) => ({ value, label: kindName(value) })),
        },
        { name: 'title', label: t('caseTitle'), kind: 'text', required: true, maxLength: 120 },
        {
          name: 'members',
          label: t('memberIds'),
          kind: 'players',
          required: true,
          initial: known.map(({ memberId }) => memberId).join(','),
          options: known.map(({ memberId, username }) => ({ value: String(memberId), label: username })),
        },
      ]}
      submit={t('openCase')}
      onSubmit={async ({ title = '', members = '', severity }) => {
        const answer = await post('/operator/risk/case/open', {
          title,
          memberIds: idsOf(members).map(Number),
          severity: severity as Alert['severity'],
        });
        if (!answer.ok) return answer.message;
        await reloadCases();
        opened(answer.data.id);
        return undefined;
      }}
      onClose={close}
    >
      {t('openCaseAbout')}
    </ActionDialog>
  );
}
