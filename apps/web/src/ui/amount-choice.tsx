import { type Amount, type Currency, decimalText, formatAmount, parseAmount } from '@fairhouse/money';
import { AmountField } from '@fairhouse/ui/forms/amount-field.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { useLanguage } from '../lib/language/language.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './amount-choice.module.css';

/** A shortcut or an amount typed in: taking the one clears the other. */
export interface ChosenAmount {
  shortcut?: string;
  other: string;
}

export const nothingChosen: ChosenAmount = { other: '' };

/** What was chosen, as text for `readTypedAmount`; '' while nothing is. */
export function chosenText({ shortcut, other }: ChosenAmount): string {
  return shortcut ?? other;
}

/** What may be chosen, as the configuration of deposits and of cash-outs has it. */
export interface AmountLimits {
  minimum: Amount;
  maximum: Amount;
  shortcuts: readonly Amount[];
  /** Whether an amount may be typed in as well. */
  takesOther: boolean;
}

/** Amounts side by side, four in a row, and a field for another one. */
export function AmountChoice({
  limits: { minimum, maximum, shortcuts, takesOther },
  value,
  onChange,
  error,
  field,
}: {
  limits: AmountLimits;
  value: ChosenAmount;
  onChange: (value: ChosenAmount) => void;
  error?: string;
  /** Goes to `data-field` of what `useProblem` gives the focus to. */
  field?: string;
}) {
  const t = useCommonTexts();
  const language = useLanguage();
  return (
    <div className={styles.amount} data-field={takesOther ? undefined : field}>
      <ChoiceGrid
        label={t('amount')}
        choices={shortcuts.map((amount) => ({ value: decimalText(amount), label: shortLabel(amount, language) }))}
        value={value.shortcut}
        onChange={(shortcut) => onChange({ shortcut, other: '' })}
        error={takesOther ? undefined : error}
      />
      {takesOther && (
        <AmountField
          label={t('otherAmount')}
          data-field={field}
          currency={minimum.currency}
          locale={language}
          value={value.other}
          onChange={(other) => onChange({ other })}
          hint={t('amountBetween', {
            minimum: formatAmount(minimum, language),
            maximum: formatAmount(maximum, language),
          })}
          error={error}
        />
      )}
    </div>
  );
}

/** '25/50/100', as the API joins shortcut amounts. */
export function readShortcuts<C extends Currency>(joined: string, currency: C): Amount<C>[] {
  return joined.split('/').flatMap((text) => parseAmount(text.trim(), currency) ?? []);
}

/** '$25', '$2.50': four stand in a row on a phone, so zero cents are left out. */
export function shortLabel(amount: Amount, language: string): string {
  return formatAmount(amount, language).replace(/[.,]00$/, '');
}
