import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { classes } from '../classes.ts';
import { useTexts } from '../texts.ts';
import styles from './digit-boxes.module.css';

/**
 * One box per digit, in groups: [4, 2, 2] for a date. `value` is as long as the boxes are many, a blank where nothing
 * is filled in. Typing moves on, Backspace moves back, arrows move, and a pasted number fills what it can.
 */
export function DigitBoxes({
  label,
  groups,
  placeholders,
  value,
  onChange,
  error,
  hint,
  autoComplete,
}: {
  label: string;
  groups: readonly number[];
  /** One letter per box, such as 'YYYYMMDD'. */
  placeholders: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
  autoComplete?: string;
}) {
  const t = useTexts();
  const count = groups.reduce((sum, size) => sum + size, 0);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = value.padEnd(count, ' ').slice(0, count);

  function put(index: number, typed: string): void {
    const filled = typed.replace(/[^0-9]/g, '').slice(0, count - index);
    onChange(digits.slice(0, index) + (filled || ' ') + digits.slice(index + (filled.length || 1)));
    if (filled !== '') focus(index + filled.length);
  }

  function focus(index: number): void {
    const box = boxes.current[Math.max(0, Math.min(index, count - 1))];
    box?.focus();
    box?.select();
  }

  function onKey(index: number, event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    // The same digit over itself is no change that the box would tell of.
    else if (event.key === digits[index] && event.key !== ' ') focus(index + 1);
    else if (event.key === 'Backspace' && digits[index] === ' ') {
      onChange(`${digits.slice(0, Math.max(0, index - 1))} ${digits.slice(Math.max(1, index))}`);
      focus(index - 1);
    } else return;
    event.preventDefault();
  }

  function onPaste(index: number, event: ClipboardEvent): void {
    event.preventDefault();
    put(index, event.clipboardData.getData('text'));
  }

  let next = 0;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.groups}>
        {groups.map((size) => {
          const first = next;
          next += size;
          return (
            <div key={first} className={styles.group}>
              {Array.from({ length: size }, (_, offset) => first + offset).map((index) => (
                <input
                  key={index}
                  ref={(box) => {
                    boxes.current[index] = box;
                  }}
                  className={classes(styles.box, error && styles.wrong)}
                  inputMode="numeric"
                  autoComplete={index === 0 ? autoComplete : 'off'}
                  aria-label={t('digit', { label, number: index + 1, count })}
                  aria-invalid={error ? true : undefined}
                  placeholder={placeholders[index]}
                  value={digits[index]?.trim() ?? ''}
                  onFocus={(event) => event.target.select()}
                  // A full box gets a second character when it is typed over: the new one counts.
                  onChange={(event) =>
                    put(index, event.target.value.replace(digits[index]?.trim() || '-', '') || event.target.value)
                  }
                  onKeyDown={(event) => onKey(index, event)}
                  onPaste={(event) => onPaste(index, event)}
                />
              ))}
            </div>
          );
        })}
      </div>
      {(error ?? hint) && (
        <p className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
