import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, waitsForSecond } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { Money } from '../../ui/facts/money.tsx';
import styles from './competitions.module.css';
import type { Competition } from './competitions-view.ts';
import { useCompetitionTexts } from './texts/index.ts';

export type CompetitionDecision =
  | 'publish'
  | 'withdraw'
  | 'delete'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'endSeries'
  | 'disqualify'
  | 'reinstate'
  | 'pay';

const turnsTo = { pause: 'paused', resume: 'open', cancel: 'cancelled', withdraw: 'draft' } as const;
const cancelCauses = ['fault', 'mistake', 'game', 'law', 'other'] as const;
const disqualificationCauses = ['duplicateAccount', 'collusion', 'automatedPlay', 'gameFault', 'terms'] as const;

interface DialogProps {
  of: Competition;
  decision: CompetitionDecision;
  /** Of `reinstate`. */
  memberId?: number | undefined;
  close: () => void;
  /** After a draft was deleted. */
  gone: () => void;
}

/** A decision about a competition, with its reason. A publication and a payment are bound to exactly what is shown. */
export function CompetitionDialog({ of, decision, memberId, close, gone }: DialogProps) {
  const t = useCompetitionTexts();
  const name = useLanguage() === 'fil' ? of.filipino : of.english;
  const decide = async (values: Record<string, string>): Promise<string | undefined> => {
    const answer = await send(of, decision, { ...values, ...(memberId ? { player: String(memberId) } : {}) });
    if (decision === 'delete' && answer.ok) gone();
    await reload(
      ...(decision === 'delete' ? [] : (['/operator/competition/get', '/operator/competition/preview'] as const)),
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
      fields={fieldsOf(decision, t)}
      submit={t(decision)}
      tone={['cancel', 'delete', 'disqualify', 'endSeries'].includes(decision) ? 'red' : 'green'}
      onSubmit={decide}
      onClose={close}
    >
      <p>{t(`${decision}About`)}</p>
      {decision === 'publish' && <Cost of={of} />}
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

function Cost({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  return (
    <ul className={styles.owed}>
      {of.cost.map(({ currency, amount }) => (
        <li key={currency}>
          <strong>
            <Money value={amount} currency={currency} />
          </strong>
          <span>{of.repeats ? t('costOfSeries', { times: of.repeats.times }) : t('cost')}</span>
        </li>
      ))}
    </ul>
  );
}

function fieldsOf(decision: CompetitionDecision, t: ReturnType<typeof useCompetitionTexts>): ActionField[] {
  const causes =
    decision === 'cancel'
      ? cancelCauses.map((cause) => ({ value: cause, label: t(`cancelled_${cause}`) }))
      : disqualificationCauses.map((cause) => ({ value: cause, label: t(`disqualified_${cause}`) }));
  const cause: ActionField = {
    ...{ name: 'cause', label: t('cause'), about: t('causeAbout'), kind: 'select', required: true },
    ...{ initial: causes[0]!.value, options: causes },
  };
  return [
    ...(decision === 'disqualify'
      ? [{ name: 'player', label: t('player'), kind: 'players', required: true, most: 1 } satisfies ActionField]
      : []),
    ...(decision === 'cancel' || decision === 'disqualify' ? [cause] : []),
    ...(decision === 'publish'
      ? [{ name: 'at', label: t('publishAt'), about: t('publishAtAbout'), kind: 'moment' } satisfies ActionField]
      : []),
    { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 },
  ];
}

/** The call of a decision. */
function send(
  { id, contentHash, resultHash }: Competition,
  decision: CompetitionDecision,
  { reason = '', at = '', cause, player }: Record<string, string>,
) {
  if (decision === 'pay') return post('/operator/competition/pay', { id, contentHash: resultHash ?? '', reason });
  if (decision === 'delete') return post('/operator/competition/delete', { id, contentHash, reason });
  if (decision === 'endSeries') return post('/operator/competition/endSeries', { id, reason });
  if (decision === 'publish') {
    const time = at === '' ? {} : { at: new Date(at).toISOString() };
    return post('/operator/competition/publish', { id, contentHash, reason, ...time });
  }
  if (decision === 'disqualify' || decision === 'reinstate') {
    const one = disqualificationCauses.find((known) => known === cause);
    const out = decision === 'disqualify';
    return post('/operator/competition/disqualify', {
      ...{ id, reason, memberId: Number(player), to: out ? 'out' : 'in' },
      ...(out && one ? { cause: one } : {}),
    });
  }
  const one = cancelCauses.find((known) => known === cause);
  return post('/operator/competition/turn', { id, to: turnsTo[decision], reason, ...(one ? { cause: one } : {}) });
}
