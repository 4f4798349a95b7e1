import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, waitsForSecond } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { CampaignContentPreview } from './campaign-content-preview.tsx';
import { CampaignTallies } from './campaign-tallies.tsx';
import type { Campaign } from './groups-view.ts';
import { reloadCampaigns } from './reload-campaigns.ts';
import { useGroupTexts } from './texts/index.ts';

/** Starts exactly what was dry run; where two people decide, it is proposed. */
export function StartDialog({ of, close }: { of: Campaign; close: () => void }) {
  const t = useGroupTexts();
  const { id, name, contentHash, content, dryRun } = of;
  return (
    <ActionDialog
      title={t('startTitle', { name })}
      fields={[{ name: 'reason', label: t('whySaved'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t('start')}
      size={620}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/campaign/start', { id, contentHash, reason });
        await Promise.all([reloadCampaigns(), reload('/operator/approval/list', '/operator/queue/summary')]);
        if (answer.ok) showToast(t('startedDone'), 'success');
        else if (answer.error === waitsForSecond) showToast(t('waitsForSecond'), 'info');
        else return answer.message;
        return undefined;
      }}
      onClose={close}
    >
      <p>{t('startAbout')}</p>
      <CampaignContentPreview content={content} label={t('startTitle', { name })} />
      {dryRun && (
        <CampaignTallies
          label={t('wouldReach')}
          tallies={dryRun.outcomes.filter(({ outcome }) => outcome === 'waiting')}
          isDry
        />
      )}
    </ActionDialog>
  );
}
