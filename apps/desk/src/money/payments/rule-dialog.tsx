import type { RoutingHistory } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { firstRule, listed, providersText, type Rule, readProviders } from './payments-view.ts';
import { usePaymentsTexts } from './texts/index.ts';

const histories = ['any', 'first', 'returning'] as const satisfies readonly RoutingHistory[];

interface RuleDialogProps {
  of: Rule | undefined;
  done: (rule: Rule) => void;
  close: () => void;
}

/** One rule of the draft; the server checks the whole when it is saved. */
export function RuleDialog({ of, done, close }: RuleDialogProps) {
  const t = usePaymentsTexts();
  const rule = of ?? firstRule;
  const yesNo = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ];
  const text = (name: string, label: string, initial: string, more: Partial<ActionField> = {}): ActionField => ({
    name,
    label,
    kind: 'text',
    initial,
    maxLength: 200,
    half: true,
    ...more,
  });
  return (
    <ActionDialog
      title={t(of ? 'editRule' : 'addRule')}
      size={680}
      fields={[
        text('name', t('name'), rule.name, { required: true, maxLength: 60 }),
        text('providers', t('providers'), providersText(rule.providers), {
          required: true,
          about: t('providersAbout'),
        }),
        text('methods', t('methods'), rule.methods.join(', '), { about: t('methodsAbout') }),
        text('countries', t('countries'), rule.countries.join(', '), { about: t('countriesAbout') }),
        text('currencies', t('currencies'), rule.currencies.join(', ')),
        {
          ...text('history', t('history'), rule.history),
          kind: 'select',
          options: histories.map((value) => ({ value, label: t(`history_${value}`) })),
        },
        text('amountFrom', t('amountFrom'), rule.amountFrom ?? '', { about: t('amountAbout') }),
        text('amountBelow', t('amountBelow'), rule.amountBelow ?? '', { about: t('amountAbout') }),
        text('count', t('depositsCount'), String(rule.depositsLeast?.count ?? '')),
        text('days', t('depositsDays'), String(rule.depositsLeast?.days ?? '')),
        text('succeededWith', t('succeededWith'), rule.succeededWith ?? ''),
        { ...text('avoidWeak', t('avoidWeak'), rule.avoidWeak ? 'yes' : 'no'), kind: 'select', options: yesNo },
        {
          ...text('avoidIncidents', t('avoidIncidents'), rule.avoidIncidents ? 'yes' : 'no'),
          kind: 'select',
          options: yesNo,
        },
      ]}
      submit={t('toDraft')}
      onSubmit={async (typed) => {
        const providers = readProviders(typed.providers ?? '');
        if (!providers) return t('providersWrong');
        const currencies = listed(typed.currencies ?? '');
        const unknown = currencies.find((code) => !currencyCodes.some((known) => known === code));
        if (unknown) return t('currencyWrong', { text: unknown });
        const [count, days] = [Number(typed.count || 0), Number(typed.days || 0)];
        if (!Number.isInteger(count) || !Number.isInteger(days) || count > 0 !== days > 0) return t('depositsWrong');
        done({
          name: typed.name ?? '',
          providers,
          methods: listed(typed.methods ?? '') as Rule['methods'],
          countries: listed(typed.countries ?? ''),
          currencies: currencies as Rule['currencies'],
          amountFrom: typed.amountFrom || null,
          amountBelow: typed.amountBelow || null,
          history: typed.history as RoutingHistory,
          depositsLeast: count > 0 ? { count, days } : null,
          succeededWith: typed.succeededWith || null,
          avoidWeak: typed.avoidWeak === 'yes',
          avoidIncidents: typed.avoidIncidents === 'yes',
        });
        return undefined;
      }}
      onClose={close}
    />
  );
}
