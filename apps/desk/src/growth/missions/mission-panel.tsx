import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post, waitsForSecond } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { useEntryText } from '../../ui/entry/entry-fields.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { useNow } from '../../ui/facts/use-now.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './missions.module.css';
import { type EditKind, type Mission, shownState, stateTones } from './missions-view.ts';
import { useMissionTexts } from './texts/index.ts';

type Decision = 'open' | 'delete' | 'pause' | 'resume' | 'end';
const turnsTo = { pause: 'paused', resume: 'open', end: 'ended' } as const;

/** One mission: what was written, how it goes, and what can be done. */
export function MissionPanel({ of, close, edit }: { of: Mission; close: () => void; edit: (kind: EditKind) => void }) {
  const entryText = useEntryText();
  const t = useMissionTexts();
  const language = useLanguage();
  const state = shownState(of, useNow());
  return (
    <SidePanel title={language === 'fil' ? of.filipino : of.english} close={close}>
      <Decisions of={of} edit={edit} />
      {of.approval !== null && <p className={styles.late}>{t('waitsApproval', { id: of.approval })}</p>}
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={stateTones[state]}>{t(`state_${state}`)}</Tag>
        </Fact>
        <Fact name={t('kind')}>{t(`kind_${of.kind}`)}</Fact>
        {of.kind === 'differentGames' && <Fact name={t('count')}>{countText(of.count, language)}</Fact>}
        {of.category && <Fact name={t('category')}>{t(`category_${of.category}`)}</Fact>}
        <Fact name={t('points')}>{countText(of.points, language)}</Fact>
        <Fact name={t('begin')}>
          <Moment at={of.beginTime} />
        </Fact>
        <Fact name={t('end')}>
          <Moment at={of.endTime} />
        </Fact>
        <Fact name={t('entry')}>{entryText(of.entry)}</Fact>
        {of.mostPlayers !== null && <Fact name={t('mostPlayers')}>{countText(of.mostPlayers, language)}</Fact>}
        <Fact name={t('joined')}>{countText(of.joined, language)}</Fact>
        <Fact name={t('collected')}>{countText(of.collected, language)}</Fact>
        <Fact name={t('madeBy')}>{of.madeBy.replace(/^operator:/, '')}</Fact>
        <Fact name={t('hash')}>
          <Hash value={of.contentHash} />
        </Fact>
      </Facts>
    </SidePanel>
  );
}

function Decisions({ of, edit }: { of: Mission; edit: (kind: EditKind) => void }) {
  const t = useMissionTexts();
  const may = useMay();
  const [decision, setDecision] = useState<Decision>();
  const possible: Decision[] = [
    ...(may('missions.open') && of.state === 'draft' ? (['open'] as const) : []),
    ...(may('missions.edit') && of.state === 'draft' ? (['delete'] as const) : []),
    ...(may('missions.edit') && of.state === 'open' ? (['pause'] as const) : []),
    ...(may('missions.edit') && of.state === 'paused' ? (['resume'] as const) : []),
    ...(may('missions.edit') && of.state !== 'ended' && of.state !== 'draft' ? (['end'] as const) : []),
  ];
  const mayEdit = may('missions.edit');
  if (possible.length === 0 && !mayEdit) return null;
  return (
    <>
      <div className={styles.decisions}>
        {mayEdit && of.state === 'draft' && (
          <Button size="xs" variant="default" onClick={() => edit('draft')}>
            {t('edit')}
          </Button>
        )}
        {mayEdit && (
          <Button size="xs" variant="default" onClick={() => edit('copy')}>
            {t('copy')}
          </Button>
        )}
        {possible.map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === 'open' || one === 'resume' ? 'filled' : 'default'}
            {...(one === 'end' || one === 'delete' ? { color: 'red' } : {})}
            onClick={() => setDecision(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {decision && <MissionDialog of={of} decision={decision} close={() => setDecision(undefined)} />}
    </>
  );
}

/** A decision about a mission, with its reason. The opening is bound to exactly what is shown. */
function MissionDialog({ of, decision, close }: { of: Mission; decision: Decision; close: () => void }) {
  const t = useMissionTexts();
  const name = useLanguage() === 'fil' ? of.filipino : of.english;
  const decide = async (reason: string): Promise<string | undefined> => {
    const seen = { id: of.id, contentHash: of.contentHash, reason };
    const answer =
      decision === 'open'
        ? await post('/operator/mission/open', seen)
        : decision === 'delete'
          ? await post('/operator/mission/delete', seen)
          : await post('/operator/mission/turn', { id: of.id, to: turnsTo[decision], reason });
    await reload('/operator/mission/list', '/operator/approval/list', '/operator/queue/summary');
    if (answer.ok) showToast(t(decision === 'open' ? 'opened' : 'turned'), 'success');
    else if (answer.error === waitsForSecond) showToast(t('waits'), 'info');
    else return answer.message;
    return undefined;
  };
  return (
    <ActionDialog
      title={t(`${decision}Title`, { name })}
      fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t(decision)}
      tone={decision === 'end' || decision === 'delete' ? 'red' : 'green'}
      onSubmit={({ reason = '' }) => decide(reason)}
      onClose={close}
    >
      <p>{t(`${decision}About`, { points: of.points })}</p>
    </ActionDialog>
  );
}
