import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import { CampaignContentPreview } from './campaign-content-preview.tsx';
import { CampaignList } from './campaign-list.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignResult } from './campaign-result.tsx';
import { CampaignTallies } from './campaign-tallies.tsx';
import { DryRun } from './dry-run.tsx';
import styles from './groups.module.css';
import { type Campaign, type PartProps, stateTones } from './groups-view.ts';
import { reloadCampaigns } from './reload-campaigns.ts';
import { StartDialog } from './start-dialog.tsx';
import { useGroupTexts } from './texts/index.ts';

const everyMs = 2_000;
const byName = (actor: string | null) => actor?.replace(/^operator:/, '') ?? '–';

/** One campaign: what it says, what it would cost, how it stands, and what came of it. */
export function CampaignPanel({ id, close, show }: { id: number; close: () => void; show: PartProps['show'] }) {
  const t = useGroupTexts();
  const [isMoving, setMoving] = useState(true);
  const query = useCall('/operator/campaign/get', { id }, isMoving ? { everyMs, staleTimeMs: 0 } : {});
  const state = query.data?.state;
  const moves = state === undefined || state === 'starting' || state === 'running';
  if (moves !== isMoving) setMoving(moves);
  return (
    <SidePanel
      title={query.data?.name ?? t('campaign', { id })}
      close={close}
      foot={query.data && <Acts of={query.data} show={show} />}
    >
      <Answered query={query}>{(campaign) => <Whole of={campaign} />}</Answered>
    </SidePanel>
  );
}

function Whole({ of }: { of: Campaign }) {
  const t = useGroupTexts();
  const isDraft = of.state === 'draft';
  return (
    <>
      {of.problem && <p className={styles.bad}>{t(`problem_${of.problem}`)}</p>}
      {of.approval && <p className={styles.late}>{t('waitsAs', { id: of.approval })}</p>}
      {of.members !== null && <CampaignProgress of={of} />}
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={stateTones[of.state]}>{t(`state_${of.state}`)}</Tag>
        </Fact>
        <Fact name={t('kind')}>{t(`kind_${of.kind}`)}</Fact>
        <Fact name={t('group')}>{t('groupOf', { name: of.groupName, version: of.groupVersion })}</Fact>
        <Fact name={t('madeBy')}>
          {byName(of.madeBy)}, <Moment at={of.makeTime} />
        </Fact>
        {of.startTime && (
          <Fact name={t('startedBy')}>
            {byName(of.startedBy)}, <Moment at={of.startTime} />
          </Fact>
        )}
        {of.endTime && (
          <Fact name={t('endedAt')}>
            <Moment at={of.endTime} />
          </Fact>
        )}
        <Fact name={t('contentHash')}>
          <Hash value={of.contentHash} />
        </Fact>
      </Facts>
      <CampaignContentPreview content={of.content} />
      {isDraft ? (
        <DryRun of={of} />
      ) : (
        <>
          <section className={styles.section}>
            <h3>{t('outcomes')}</h3>
            <CampaignTallies label={t('outcomes')} tallies={of.tallies} />
          </section>
          <CampaignResult id={of.id} kind={of.kind} />
          <CampaignList id={of.id} />
        </>
      )}
    </>
  );
}

type Turn = 'paused' | 'running' | 'stopped';

function Acts({ of, show }: { of: Campaign; show: PartProps['show'] }) {
  const t = useGroupTexts();
  const may = useMay();
  const [starting, setStarting] = useState(false);
  const [turning, setTurning] = useState<Turn>();
  const [busy, setBusy] = useState(false);
  const { id, state } = of;
  const maySend = may('campaigns.send');
  const isTried = of.dryRun?.contentHash === of.contentHash;
  const run = async (what: () => Promise<string | undefined>) => {
    setBusy(true);
    const said = await what();
    setBusy(false);
    if (said !== undefined) showToast(said);
  };
  return (
    <>
      {maySend && state === 'draft' && (
        <>
          <Button size="xs" variant="default" onClick={() => show({ tab: 'campaigns', edit: String(id) })}>
            {t('edit')}
          </Button>
          <Button
            size="xs"
            variant={isTried ? 'default' : 'filled'}
            loading={busy}
            onClick={() =>
              void run(async () => {
                const answer = await post('/operator/campaign/dryRun', { id });
                await reloadCampaigns();
                return answer.ok ? undefined : answer.message;
              })
            }
          >
            {of.dryRun ? t('dryRunAgain') : t('dryRunNow')}
          </Button>
          {isTried && (
            <Button size="xs" onClick={() => setStarting(true)}>
              {t('start')}
            </Button>
          )}
        </>
      )}
      {maySend && state === 'running' && (
        <Button size="xs" variant="default" onClick={() => setTurning('paused')}>
          {t('pause')}
        </Button>
      )}
      {maySend && state === 'paused' && (
        <Button size="xs" onClick={() => setTurning('running')}>
          {t('resume')}
        </Button>
      )}
      {of.kind === 'bonus' && of.members !== null && may('bonuses.read') && (
        <Button size="xs" variant="default" onClick={() => show({ tab: 'bonuses', period: `campaign:${id}` })}>
          {t('bonusesGiven')}
        </Button>
      )}
      {maySend && (state === 'starting' || state === 'running' || state === 'paused') && (
        <Button size="xs" color="red" variant="light" onClick={() => setTurning('stopped')}>
          {t('stop')}
        </Button>
      )}
      {may('exports.make') && of.members !== null && (
        <Button
          size="xs"
          variant="default"
          loading={busy}
          onClick={() => void run(() => download('/operator/campaign/export', { id }))}
        >
          {t('export')}
        </Button>
      )}
      {starting && <StartDialog of={of} close={() => setStarting(false)} />}
      {turning && <TurnDialog of={of} to={turning} close={() => setTurning(undefined)} />}
    </>
  );
}

const turnNames = { paused: 'pause', running: 'resume', stopped: 'stop' } as const;

function TurnDialog({ of: { id, name }, to, close }: { of: Campaign; to: Turn; close: () => void }) {
  const t = useGroupTexts();
  return (
    <ActionDialog
      title={t(`turnTitle_${to}`, { name })}
      fields={[{ name: 'reason', label: t('whySaved'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t(turnNames[to])}
      {...(to === 'stopped' ? { tone: 'red' } : {})}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/campaign/turn', { id, to, reason });
        await reloadCampaigns();
        return answer.ok ? undefined : answer.message;
      }}
      onClose={close}
    >
      {t(`turnAbout_${to}`)}
    </ActionDialog>
  );
}
