import { post } from '../../lib/api.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { findPlayers } from './find-players.ts';
import { reloadCases } from './reload-cases.ts';
import { type Alert, severities } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';

interface OpenCaseDialogProps {
  /** Whom it may be about, filled in already. */
  memberIds?: readonly number[];
  opened: (id: number) => void;
  close: () => void;
}

export function OpenCaseDialog({ memberIds = [], opened, close }: OpenCaseDialogProps) {
  const t = useRiskTexts();
  const kindName = useKindTexts();
  return (
    <ActDialog
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
          about: t('severalIds'),
          kind: 'text',
          required: true,
          initial: memberIds.join(', '),
          maxLength: 1000,
        },
      ]}
      submit={t('openCase')}
      onSubmit={async ({ title = '', members = '', severity }) => {
        const found = await findPlayers(members);
        if ('unknown' in found) return t('playerUnknown', { player: found.unknown });
        const answer = await post('/operator/risk/case/open', {
          title,
          memberIds: found.ids,
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
    </ActDialog>
  );
}
