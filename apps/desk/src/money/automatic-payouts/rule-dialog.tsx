import type { OwnInstrument, PayoutRuleParameters } from '@fairhouse/contract/operator';
import { type Currency, decimalText, isPositive, readTypedAmount } from '@fairhouse/money';
import { post } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { usePayoutWords } from '../../lib/texts/payout-words.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { type Rule, ruleCalls } from './automatic-view.ts';
import { type AutomaticText, useAutomaticTexts } from './texts/index.ts';

const amountNames = ['amountMost', 'dayAmountMost', 'weekAmountMost'] as const;
const numberNames = ['dayCountMost', 'weekCountMost', 'accountHours', 'changeHours', 'samplePercent'] as const;
const ownInstruments = ['used', 'usedOrNamed'] as const satisfies readonly OwnInstrument[];
type Name = keyof PayoutRuleParameters & AutomaticText;

/** In the order of the form; beside each what a first rule begins with. */
const order: readonly [Name, string][] = [
  ['amountMost', ''],
  ['samplePercent', '10'],
  ['dayAmountMost', ''],
  ['dayCountMost', '2'],
  ['weekAmountMost', ''],
  ['weekCountMost', '5'],
  ['accountHours', '168'],
  ['changeHours', '72'],
  ['instrument', 'used'],
];

type Read = { parameters: PayoutRuleParameters } | { wrong: 'amountWrong' | 'numberWrong'; text: string };

/** What was typed, in the form in which it is kept: amounts exactly, numbers as whole numbers. */
function readTyped(typed: Readonly<Record<string, string>>, currency: Currency): Read {
  const parameters: Record<string, string | number> = { instrument: typed.instrument as OwnInstrument };
  for (const name of amountNames) {
    const text = typed[name] ?? '';
    const read = readTypedAmount(text, currency, currentLanguage());
    if (!read.ok || !isPositive(read.amount)) return { wrong: 'amountWrong', text };
    parameters[name] = decimalText(read.amount);
  }
  for (const name of numberNames) {
    const text = typed[name] ?? '';
    if (!/^\d{1,6}$/.test(text)) return { wrong: 'numberWrong', text };
    parameters[name] = Number(text);
  }
  return { parameters: parameters as PayoutRuleParameters };
}

/** Writes a version of the rule of a currency. */
export function RuleDialog({ currency, of, close }: { currency: Currency; of?: Rule; close: () => void }) {
  const t = useAutomaticTexts();
  const word = usePayoutWords();
  const common = useCommonTexts();
  const fieldOf = ([name, first]: (typeof order)[number]): ActionField => {
    const shared = { name, label: t(name), required: true, half: true, initial: String(of?.parameters[name] ?? first) };
    if (name === 'instrument') {
      const options = ownInstruments.map((value) => ({ value, label: word(`instrument_${value}`) }));
      return { ...shared, half: false, kind: 'select', options };
    }
    const isAmount = amountNames.some((one) => one === name);
    return isAmount ? { ...shared, kind: 'text', maxLength: 24 } : { ...shared, kind: 'number', maxLength: 6 };
  };
  return (
    <ActionDialog
      title={t('writeTitle', { currency })}
      fields={[
        ...order.map(fieldOf),
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      size={620}
      onSubmit={async ({ reason = '', ...typed }) => {
        const read = readTyped(typed, currency);
        if ('wrong' in read) return t(read.wrong, { text: read.text, currency });
        const version = of ? { version: of.version } : {};
        const { parameters } = read;
        const answer = await post('/operator/payoutRule/save', { currency, parameters, reason, ...version });
        if (!answer.ok) return answer.message;
        await reload(...ruleCalls);
        return undefined;
      }}
      onClose={close}
    >
      {t('saveAbout')}
    </ActionDialog>
  );
}
