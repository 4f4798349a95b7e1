import { type Amount, type Currency, decimalText, formatAmount, parseAmount } from '@fairhouse/money';
import { useLanguage } from '../lib/language.ts';
import styles from './amount-choice.module.css';
import { AmountField } from './amount-field.tsx';
import { ChoiceGrid } from './choice-grid.tsx';

/** A shortcut or an amount typed in: taking the one clears the other. */
export interface ChosenAmount {
  shortcut?: string;
  other: string;
}

export const nothingChosen: ChosenAmount = { other: '' };

/** What was chosen, as text for `parseAmount`; '' while nothing is. */
export function chosenText({ shortcut, other }: ChosenAmount): string {
  return shortcut ?? other.replace(/\.$/, '');
}

/** Amounts side by side, four in a row, and a field for another one. */
export function AmountChoice({
  label,
  otherLabel,
  hint,
  currency,
  shortcuts,
  takesOther = true,
  value,
  onChange,
  error,
  field,
}: {
  label: string;
  otherLabel: string;
  hint?: string;
  currency: Currency;
  shortcuts: readonly Amount[];
  takesOther?: boolean;
  value: ChosenAmount;
  onChange: (value: ChosenAmount) => void;
  error?: string;
  /** Goes to `data-field` of what `useProblem` gives the focus to. */
  field?: string;
}) {
  const language = useLanguage();
  return (
    <div className={styles.amount} data-field={takesOther ? undefined : field}>
      <ChoiceGrid
        label={label}
        choices={shortcuts.map((amount) => ({ value: decimalText(amount), label: shortLabel(amount, language) }))}
        value={value.shortcut}
        onChange={(shortcut) => onChange({ shortcut, other: '' })}
        error={takesOther ? undefined : error}
      />
      {takesOther && (
        <AmountField
          label={otherLabel}
          data-field={field}
          currency={currency}
          value={value.other}
          onChange={(other) => onChange({ other })}
          hint={hint}
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
function shortLabel(amount: Amount, language: string): string {
  return formatAmount(amount, language).replace(/[.,]00$/, '');
}
