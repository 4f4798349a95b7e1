import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useDepositTexts } from '../texts/index.ts';
import styles from './card-form.module.css';
import { brandOf, caretAfter, digitsOf, grouped } from './card-number.ts';

/** Groups the digits as they are typed and names the brand. `value` is the digits alone. */
export function CardNumberField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
}) {
  const t = useDepositTexts();
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  const shown = grouped(value);
  const brand = brandOf(value);

  // Grouping moves the text under the caret, which the browser would then put at the end.
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined) return;
    const at = caretAfter(shown, digitsBefore.current);
    input.current?.setSelectionRange(at, at);
    digitsBefore.current = undefined;
  }, [shown]);

  return (
    <TextField
      ref={input}
      label={t('cardNumber')}
      data-field="cardNum"
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={23}
      value={shown}
      error={error}
      hint={t('safetyTestCard')}
      suffix={brand && <span className={styles.brand}>{brand}</span>}
      onChange={(text) => {
        const caret = input.current?.selectionStart ?? text.length;
        digitsBefore.current = digitsOf(text.slice(0, caret)).length;
        onChange(digitsOf(text));
      }}
    />
  );
}
