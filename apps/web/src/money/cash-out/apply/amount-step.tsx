import { type Amount, compare, decimalText, formatAmount, fromWire, isPositive } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import type { FormEvent } from 'react';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import type { Member } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { AmountChoice, chosenText } from '../../../ui/amount-choice.tsx';
import { Money } from '../../../ui/money.tsx';
import { StepIndicator } from '../../../ui/step-indicator.tsx';
import { useTypedProblem } from '../../../ui/typed-problem.ts';
import { useCashOutTexts } from '../texts/index.ts';
import type { CashOutConfig } from '../use-cash-out-config.ts';
import { type CashOutDraft, fieldsIn } from './cash-out-draft.ts';
import styles from './cash-out-form.module.css';
import { type AmountProblem, checkCashOutAmount } from './check-amount.ts';
import { checksOf, type FieldName } from './destination-fields.ts';
import { MethodChoice } from './method-choice.tsx';
import { accountIn } from './saved-accounts.tsx';

const formId = 'cash-out-form';
const problemTexts = {
  below: 'minimumRule',
  above: 'maximumRule',
  uneven: 'multipleRule',
} as const;

/** How much, by which method, and where to. */
export function AmountStep({
  member,
  config,
  form,
  onChange,
  onNext,
  onHistory,
  onClose,
}: {
  member: Member;
  config: CashOutConfig | undefined;
  form: CashOutDraft;
  onChange: (form: CashOutDraft) => void;
  onNext: (amount: Amount, account: number | 'new') => void;
  onHistory: () => void;
  onClose: () => void;
}) {
  const t = useCashOutTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const methods = useCall('/base/cashoutPaymentMethod/listAll', { enabled: 1 });
  const problem = useProblem<'amount' | 'method' | FieldName>();
  const fields = fieldsIn(form);
  const saved = useCall('/sys/withdraw/account/listAll', {}, { staleTimeMs: 0 });
  const accounts = saved.data?.filter(({ paymentMethod }) => paymentMethod === form.method) ?? [];
  const account = accountIn(form, accounts);
  const typedProblem = useTypedProblem();
  const withdrawable = fromWire(member.withdrawableBalance, member.currency)!;

  function change(changed: Partial<CashOutDraft>): void {
    onChange({ ...form, ...changed });
    problem.clear();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!config) return;
    const checked = checkCashOutAmount(chosenText(form.chosen), { ...config, withdrawable }, language);
    const found = firstProblem<'amount' | 'method' | FieldName>([
      ['amount', checked.ok, checked.ok ? '' : sentence(checked.problem)],
      ['method', form.method !== undefined, t('methodTip')],
      ...(form.method && account === 'new' ? checksOf(form.method, fields, t) : []),
    ]);
    if (!problem.show(found) && checked.ok) onNext(checked.amount, account);
  }

  function sentence(found: AmountProblem): string {
    if (found.is === 'insufficient') return t('insufficientTip', { amount: formatAmount(withdrawable, language) });
    if ('limit' in found) return t(problemTexts[found.is], { amount: formatAmount(found.limit, language) });
    return typedProblem(found.is, chosenText(form.chosen), member.currency, t('amountTip'));
  }

  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" wide disabled={!config}>
          {common('next')}
        </Button>
      }
    >
      {config && methods.data && !saved.isPending ? (
        <form ref={problem.form} id={formId} className={styles.form} noValidate onSubmit={submit}>
          <StepIndicator current={1} count={2} />
          <div className={styles.top}>
            <p>
              {t('withdrawable')}
              <strong>
                <Money value={member.withdrawableBalance} currency={member.currency} />
              </strong>
            </p>
            <button type="button" className={styles.link} onClick={onHistory}>
              {t('historyLink')}
            </button>
          </div>
          <AmountChoice
            field="amount"
            limits={isPositive(config.mostNow) ? { ...config, maximum: config.mostNow } : config}
            value={form.chosen}
            onChange={(chosen) => change({ chosen })}
            error={problem.of('amount')}
          />
          <MonthNote
            config={config}
            withdrawable={withdrawable}
            takeAll={() => change({ chosen: { other: decimalText(config.mostNow) } })}
          />
          <MethodChoice
            methods={methods.data}
            currency={member.currency}
            method={form.method}
            accounts={accounts}
            account={account}
            fields={fields}
            onMethod={(method) => change({ method })}
            onAccount={(picked) => form.method && change({ accounts: { ...form.accounts, [form.method]: picked } })}
            onRemoved={() => void saved.refetch()}
            onFields={(entered) => form.method && change({ fields: { ...form.fields, [form.method]: entered } })}
            errorOf={problem.of}
          />
        </form>
      ) : config && methods.error ? (
        <LoadFailed error={methods.error} onRetry={methods.refetch} />
      ) : (
        <div className={styles.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
    </Dialog>
  );
}

interface MonthNoteProps {
  config: CashOutConfig;
  withdrawable: Amount;
  takeAll: () => void;
}

/** What this month leaves, where that is less than there is; and all of it, chosen by one press. */
function MonthNote({ config: { leftThisMonth, mostNow }, withdrawable, takeAll }: MonthNoteProps) {
  const t = useCashOutTexts();
  const language = useLanguage();
  return (
    <div className={styles.month}>
      {compare(leftThisMonth, withdrawable) < 0 && (
        <p>{t('leftThisMonth', { amount: formatAmount(leftThisMonth, language) })}</p>
      )}
      {isPositive(mostNow) && (
        <button type="button" className={styles.link} onClick={takeAll}>
          {t('allOfIt', { amount: formatAmount(mostNow, language) })}
        </button>
      )}
    </div>
  );
}
