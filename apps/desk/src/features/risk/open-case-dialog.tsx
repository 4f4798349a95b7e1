import { post } from '../../lib/api.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { reloadCases } from './reload-cases.ts';
import { idsIn } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';

interface OpenCaseDialogProps {
  /** Whom it may be about, filled in already. */
  memberIds?: readonly number[];
  opened: (id: number) => void;
  close: () => void;
}

export function OpenCaseDialog({ memberIds = [], opened, close }: OpenCaseDialogProps) {
  const t = useRiskTexts();
  return (
    <ActDialog
      title={t('openCase')}
      fields={[
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
      onSubmit={async ({ title = '', members = '' }) => {
        const ids = idsIn(members);
        if (!ids) return t('idsWrong');
        const answer = await post('/operator/risk/case/open', { title, memberIds: ids });
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
