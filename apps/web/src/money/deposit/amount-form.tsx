import { type Amount, formatAmount } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import type { Problem } from '../../lib/first-problem.ts';
import { createIntentKeys } from '../../lib/intent-key.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useMethodName } from '../../lib/method-name/method-name.ts';
import type { Member } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { AmountChoice, type ChosenAmount, chosenText, nothingChosen } from '../../ui/amount-choice.tsx';
import { Money } from '../../ui/money.tsx';
import { useTypedProblem } from '../../ui/typed-problem.ts';
import styles from './amount-form.module.css';
import { type AmountProblem, checkDepositAmount } from './check-amount.ts';
import type { DepositMethod } from './deposit-method.ts';
import { LimitNote } from './limits/limit-note.tsx';
import { OfferNote } from './offer/offer-note.tsx';
import { useDepositTexts } from './texts/index.ts';
import { useDepositConfig } from './use-deposit-config.ts';

const problemTexts = { below: 'amountTip1', above: 'maxAmountTip1' } as const;
const formId = 'deposit-form';

/** What every method's form is given. */
export interface MethodFormProps {
  member: Member;
  method: DepositMethod | undefined;
  /** What was chosen in this or another method's form, as long as the window is open; undefined before that. */
  chosen: ChosenAmount | undefined;
  onChosen: (chosen: ChosenAmount) => void;
  onChangeMethod: () => void;
  onClose: () => void;
}

/** A provider's own button in place of the form's: it has to be pressed itself. */
export interface OwnButton {
  /** What is chosen, once it is right. */
  amount: Amount | undefined;
  /** Checks the form, and tells the player what is wrong with it; undefined: something is, or a payment is under way. */
  begin: () => { amount: Amount; requestKey: string } | undefined;
  /** How what was begun has ended: after `lost` the same key asks for the same order. */
  end: (how: 'over' | 'lost') => void;
}

/**
 * How much; the shortcuts, the limits and their messages are the same for every method. `onSubmit` orders it under the
 * request key and answers whether that intent is over: after a lost answer the same key asks for the same order.
 */
export function AmountForm({
  member,
  method,
  chosen: chosenBefore,
  onChosen,
  note,
  firstAmount,
  alwaysTakesOther = false,
  onSubmit,
  before,
  rest,
  progress,
  ownButton,
  onChangeMethod,
  onClose,
}: MethodFormProps & {
  /** A sentence on where the player pays. */
  note: ReactNode;
  /** Chosen from the beginning, as '200.00'. */
  firstAmount?: string;
  /** Takes an amount that is typed in, whatever the configuration says. */
  alwaysTakesOther?: boolean;
  onSubmit?: (amount: Amount, requestKey: string) => Promise<'over' | 'lost'>;
  /** The form has no button of its own then. */
  ownButton?: (pay: OwnButton) => ReactNode;
  /** What a method asks ahead of the amount. `isRight` tells the player what is missing; `intent` makes another order of it. */
  before?: { fields: ReactNode; isRight: () => boolean; intent: string };
  /** What a method asks besides the amount; it is checked after it. */
  rest?: {
    fields: (problem: { errorOf: (field: string) => string | undefined; clear: () => void }) => ReactNode;
    check: () => Problem<string> | undefined;
  };
  /** What is under way, said where the button is. */
  progress?: string | undefined;
}) {
  const t = useDepositTexts();
  const nameOf = useMethodName();
  const language = useLanguage();
  const config = useDepositConfig(onClose);
  const chosen = chosenBefore ?? (firstAmount ? { shortcut: firstAmount, other: '' } : nothingChosen);
  const problem = useProblem<string>();
  const typedProblem = useTypedProblem();
  const { busy, begin, end } = useIntent(rightAmount, before?.intent);

  function rightAmount(): Amount | undefined {
    if (!config) return undefined;
    if (before && !before.isRight()) return undefined;
    const checked = checkDepositAmount(chosenText(chosen), config, language);
    if (!checked.ok) {
      problem.show({ field: 'amount', message: sentence(checked.problem) });
      return undefined;
    }
    return problem.show(rest?.check()) ? undefined : checked.amount;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const begun = onSubmit && begin();
    if (begun) end(await onSubmit(begun.amount, begun.requestKey));
  }

  function sentence(found: AmountProblem): string {
    if ('limit' in found) return t(problemTexts[found.is], { amount: found.limit });
    return typedProblem(found.is, chosenText(chosen), member.currency, t('amountTip'));
  }

  const ready = config && checkDepositAmount(chosenText(chosen), config, language);
  const readyAmount = ready?.ok ? ready.amount : undefined;
  return (
    <Dialog
      title={method ? nameOf(method) : t('title')}
      onBack={onChangeMethod}
      onClose={onClose}
      footer={
        <>
          {progress && <Progress text={progress} />}
          {ownButton?.({ amount: readyAmount, begin, end }) ?? (
            <Button type="submit" form={formId} variant="primary" wide busy={busy} disabled={!config}>
              {readyAmount ? t('depositAmount', { amount: formatAmount(readyAmount, language) }) : t('deposit')}
            </Button>
          )}
        </>
      }
    >
      {config ? (
        <form
          ref={problem.form}
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <Balance member={member} onChangeMethod={onChangeMethod} />
          {before?.fields}
          <AmountChoice
            field="amount"
            limits={{ ...config, takesOther: alwaysTakesOther || config.takesOther }}
            value={chosen}
            onChange={(next) => {
              onChosen(next);
              problem.clear();
            }}
            error={problem.of('amount')}
          />
          <LimitNote currency={member.currency} />
          <OfferNote amount={readyAmount} />
          {rest?.fields({ errorOf: problem.of, clear: problem.clear })}
          <p className={styles.safety}>
            <Icon name="shield" size={18} />
            {note}
          </p>
          <Terms />
        </form>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

/** One payment at a time: what it begins with, and whether it is over or may be asked for again under the same key. */
function useIntent(rightAmount: () => Amount | undefined, more = ''): Omit<OwnButton, 'amount'> & { busy: boolean } {
  const [busy, setBusy] = useState(false);
  const [keys] = useState(createIntentKeys);
  return {
    busy,
    begin() {
      const amount = busy ? undefined : rightAmount();
      if (!amount) return undefined;
      setBusy(true);
      return { amount, requestKey: keys.keyFor(`${amount.minor} ${amount.currency} ${more}`) };
    },
    end(how) {
      if (how === 'over') keys.settled();
      setBusy(false);
    },
  };
}

function Progress({ text }: { text: string }) {
  return (
    <p className={styles.progress} role="status">
      {text}
    </p>
  );
}

function Waiting() {
  const common = useCommonTexts();
  return (
    <div className={styles.waiting}>
      <Spinner label={common('loading')} />
    </div>
  );
}

function Balance({ member, onChangeMethod }: Pick<MethodFormProps, 'member' | 'onChangeMethod'>) {
  const t = useDepositTexts();
  return (
    <div className={styles.top}>
      <p>
        {t('balance')}{' '}
        <strong>
          <Money value={member.availableBalance} currency={member.currency} />
        </strong>
      </p>
      <button type="button" className={styles.link} onClick={onChangeMethod}>
        {t('changeMethod')}
      </button>
    </div>
  );
}

function Terms() {
  const t = useDepositTexts();
  return (
    <p className={styles.terms}>
      {t('termsBefore')}{' '}
      <button type="button" onClick={() => openPopup('legal', { text: 'userAgreement' })}>
        {t('terms')}
      </button>{' '}
      {t('termsBetween')}{' '}
      <button type="button" onClick={() => openPopup('legal', { text: 'privacyPolicy' })}>
        {t('privacy')}
      </button>
      .
    </p>
  );
}
