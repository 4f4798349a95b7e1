import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, waitsForSecond } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Money } from '../../ui/facts/money.tsx';
import styles from './competitions.module.css';
import type { Competition } from './competitions-view.ts';
import { useCompetitionTexts } from './texts/index.ts';

export type CompetitionDecision = 'pause' | 'resume' | 'cancel' | 'pay';

const turnsTo = { pause: 'paused', resume: 'open', cancel: 'cancelled' } as const;

interface DialogProps {
  of: Competition;
  decision: CompetitionDecision;
  close: () => void;
}

/** A decision about a competition, with its reason. A payment is bound to exactly the standings that are shown. */
export function CompetitionDialog({ of, decision, close }: DialogProps) {
  const t = useCompetitionTexts();
  const name = useLanguage() === 'fil' ? of.filipino : of.english;
  const decide = async (reason: string): Promise<string | undefined> => {
    const answer =
      decision === 'pay'
        ? await post('/operator/competition/pay', { id: of.id, contentHash: of.resultHash ?? '', reason })
        : await post('/operator/competition/turn', { id: of.id, to: turnsTo[decision], reason });
    await reload(
      '/operator/competition/get',
      '/operator/competition/list',
      '/operator/competition/standings',
      '/operator/approval/list',
      '/operator/queue/summary',
    );
    if (answer.ok) showToast(t(decision === 'pay' ? 'payingNow' : 'turned'), 'success');
    else if (answer.error === waitsForSecond) showToast(t('waits'), 'info');
    else return answer.message;
    return undefined;
  };
  return (
    <ActionDialog
      title={t(`${decision}Title`, { name })}
      fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t(decision)}
      tone={decision === 'cancel' ? 'red' : 'green'}
      onSubmit={({ reason = '' }) => decide(reason)}
      onClose={close}
    >
      <p>{t(`${decision}About`)}</p>
      {decision === 'pay' && (
        <ul className={styles.owed}>
          {of.owed.map(({ currency, winners, amount, paid }) => (
            <li key={currency}>
              <strong>
                <Money value={amount} currency={currency} />
              </strong>
              <span>{t('owedLine', { winners, paid })}</span>
            </li>
          ))}
        </ul>
      )}
    </ActionDialog>
  );
}
