import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { useRiskTexts } from './texts/index.ts';

interface ScreenDialogProps {
  initial: string;
  screened: (memberId: number) => void;
  close: () => void;
}

/** Compares one member with the lists now; that somebody asked is recorded. */
export function ScreenDialog({ initial, screened, close }: ScreenDialogProps) {
  const t = useRiskTexts();
  return (
    <ActionDialog
      title={t('screen')}
      fields={[{ name: 'member', label: t('member'), kind: 'players', required: true, initial, most: 1 }]}
      submit={t('screen')}
      onSubmit={async ({ member = '' }) => {
        const memberId = Number(member);
        const answer = await post('/operator/risk/screening/member', { memberId });
        if (!answer.ok) return answer.message;
        const { entries, problem, hits } = answer.data;
        if (problem !== null) return t('listBroken', { problem });
        if (entries === null) return t('noList');
        const said =
          hits.length === 0 ? t('screened', { entries }) : t('screenedHits', { entries, count: hits.length });
        showToast(said, hits.length === 0 ? 'success' : 'warning');
        await reload('/operator/risk/screening/list');
        screened(memberId);
        return undefined;
      }}
      onClose={close}
    >
      {t('listsAbout')}
    </ActionDialog>
  );
}
