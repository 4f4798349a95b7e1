import { Button } from '@fairhouse/ui/button.tsx';
import { AmountField } from '@fairhouse/ui/forms/amount-field.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { firstFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import type { Popups } from '../../../lib/address/popups.ts';
import { post } from '../../../lib/api.ts';
import { longMomentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { type Protection, refreshProtection, useProtection } from '../../../lib/protection/use-protection.ts';
import { type Member, useMember } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { useTypedProblem } from '../../../ui/typed-problem.ts';
import styles from '../protection.module.css';
import { useSafetyTexts } from '../texts/index.ts';
import { draftOf, emptyDraft, type LimitDraft, readDraft } from './limit-value.ts';
import own from './limits.module.css';
import { limitPeriods, useLimitWords } from './use-limit-words.ts';

type Props = Popups['setLimit'] & { onClose: () => void };

/** Sets, changes or removes one limit. */
export default function LimitPopup(props: Props) {
  const member = useMember();
  const { data } = useProtection();
  return member && data ? <LimitForm {...props} member={member} protection={data} /> : null;
}

function LimitForm({
  kind,
  period: firstPeriod,
  member,
  protection,
  onClose,
}: Props & { member: Member; protection: Protection }) {
  const t = useSafetyTexts();
  const language = useLanguage();
  const { nameOf, valueText } = useLimitWords(member);
  const [period, setPeriod] = useState(firstPeriod);
  const present = protection.limits.find((one) => one.kind === kind && one.period === period);
  // What was typed is for whichever period is chosen; untouched, the form says what is set.
  const [typed, setTyped] = useState<LimitDraft>();
  const draft = typed ?? (present ? draftOf(kind, present.most, member.currency) : emptyDraft);
  const [busy, setBusy] = useState<'set' | 'remove'>();
  const problem = useProblem<'most'>();
  const typedProblem = useTypedProblem();
  const common = useCommonTexts();
  const change = (changed: Partial<LimitDraft>) => {
    setTyped({ ...draft, ...changed });
    problem.clear();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const most = readDraft(kind, draft, member.currency, language);
    if (typeof most !== 'number') {
      const empty = kind === 'time' ? t('timeTip') : t('amountTip');
      return void problem.show({ field: 'most', message: typedProblem(most, draft.amount, member.currency, empty) });
    }
    setBusy('set');
    const isMeant = await confirmsLow(most);
    setBusy(undefined);
    if (isMeant) await send('set', most);
  }

  /** A limit below what was used lately may be a slip, and cannot be raised at once: it is asked about first. */
  async function confirmsLow(most: number): Promise<boolean> {
    if (present && most >= present.most) return true;
    const answer = await post('/sys/protection/mostUsed', { kind, period });
    // Not known: a lower limit is never held up by that.
    if (!answer.ok || most >= answer.data.used) return true;
    return askToConfirm({
      title: t('lowTitle', { limit: nameOf(kind, period), most: valueText(kind, most) }),
      message: t(`low_${period}`, {
        used: valueText(kind, answer.data.used),
        most: valueText(kind, most),
        hours: protection.raiseAfterHours,
      }),
      confirm: t('lowConfirm', { most: valueText(kind, most) }),
      cancel: common('cancel'),
    });
  }

  async function send(what: 'set' | 'remove', most?: number): Promise<void> {
    if (busy) return;
    setBusy(what);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await post('/sys/protection/setLimit', { kind, period, most, timeZone });
    setBusy(undefined);
    if (!answer.ok) return void problem.show({ field: 'most', message: answer.message });
    const { confirmFrom } = answer.data;
    if (confirmFrom === null) showToast(t('holdsNow'), 'success');
    else showToast(t('waits', { from: longMomentText(confirmFrom, language) }), 'info');
    await refreshProtection();
    onClose();
  }

  return (
    <Dialog
      title={nameOf(kind, period)}
      lead={`${present ? t('presentLimit', { most: valueText(kind, present.most) }) : t('presentNone')} ${t(`about_${kind}`)}`}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button type="submit" form="limit-form" variant="primary" wide busy={busy === 'set'}>
            {t('setLimit')}
          </Button>
          {present && (
            <Button wide busy={busy === 'remove'} onClick={() => void send('remove')}>
              {t('removeLimit')}
            </Button>
          )}
        </div>
      }
    >
      <form
        ref={problem.form}
        id="limit-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <ChoiceGrid
          label={t('period')}
          columns={3}
          choices={limitPeriods.map((one) => ({ value: one, label: t(one) }))}
          value={period}
          onChange={(value) => {
            setPeriod(value as typeof period);
            problem.clear();
          }}
        />
        <LimitFields kind={kind} member={member} draft={draft} change={change} error={problem.of('most')} />
        <p className={styles.small}>
          {present ? t('lowerAtOnce', { hours: protection.raiseAfterHours }) : t('firstAtOnce')}
        </p>
      </form>
    </Dialog>
  );
}

interface LimitFieldsProps {
  kind: Props['kind'];
  member: Member;
  draft: LimitDraft;
  change: (changed: Partial<LimitDraft>) => void;
  error: string | undefined;
}

/** Hours and minutes of a limit of time, the amount of any other. */
function LimitFields({ kind, member, draft, change, error }: LimitFieldsProps) {
  const t = useSafetyTexts();
  const language = useLanguage();
  if (kind !== 'time')
    return (
      <AmountField
        label={t('amount')}
        {...firstFocus}
        data-field="most"
        currency={member.currency}
        locale={language}
        value={draft.amount}
        error={error}
        onChange={(amount) => change({ amount })}
      />
    );
  return (
    <div className={own.time} data-field="most">
      <TextField
        label={t('hours')}
        digitsOnly
        {...firstFocus}
        autoComplete="off"
        maxLength={3}
        value={draft.hours}
        error={error}
        onChange={(hours) => change({ hours })}
      />
      <TextField
        label={t('minutes')}
        digitsOnly
        autoComplete="off"
        maxLength={3}
        value={draft.minutes}
        onChange={(minutes) => change({ minutes })}
      />
    </div>
  );
}
