import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, waitsForSecond } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { type Journey, journeyCalls } from './journeys-view.ts';
import { Costs } from './step-numbers.tsx';
import { useJourneyTexts } from './texts/index.ts';

export type Turn = 'switchOn' | 'pause' | 'resume' | 'stop';
const turnsTo = { pause: 'paused', resume: 'running', stop: 'stopped' } as const;
const words = { switchOn: 'on', pause: 'pause', resume: 'resume', stop: 'stop' } as const;

/** Switches on exactly what is shown, with a second person; or pauses, resumes and stops at once. */
export function TurnDialog({ of, turn, close }: { of: Journey; turn: Turn; close: () => void }) {
  const t = useJourneyTexts();
  const { id, name, version, contentHash, trial } = of;
  const decide = async (reason: string): Promise<string | undefined> => {
    const answer =
      turn === 'switchOn'
        ? await post('/operator/journey/switchOn', { id, version, contentHash, reason })
        : await post('/operator/journey/turn', { id, to: turnsTo[turn], reason });
    await reload(...journeyCalls);
    if (answer.ok) showToast(t('turned'), 'success');
    else if (answer.error === waitsForSecond) showToast(t('waits'), 'info');
    else return answer.message;
    return undefined;
  };
  return (
    <ActionDialog
      title={t(`${words[turn]}Title`, { name, version })}
      fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t(turn)}
      tone={turn === 'stop' ? 'red' : 'green'}
      onSubmit={({ reason = '' }) => decide(reason)}
      onClose={close}
    >
      <p>{t(`${words[turn]}About`)}</p>
      {turn === 'switchOn' && trial && (
        <Facts>
          <Fact name={t('tryIt')}>{t('found', { entered: trial.entered })}</Fact>
          <Fact name={t('largestCost')}>
            <Costs costs={trial.costs} />
          </Fact>
          <Fact name={t('hash')}>
            <Hash value={contentHash} />
          </Fact>
        </Facts>
      )}
    </ActionDialog>
  );
}
