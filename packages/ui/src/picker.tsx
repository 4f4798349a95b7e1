// Own code over Radix (decision 080): Ariakit and Base UI add 30 kB to the page; a native select cannot be searched.
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { usePhone } from './phone.ts';
import styles from './picker/picker.module.css';
import type { Option, PickerSource } from './picker-options.ts';
import { useTexts } from './texts.ts';
import { showToast } from './toasts.ts';

const PickerSheet = lazy(() => import('./picker/picker-sheet.tsx'));
const PickerMenu = lazy(() => import('./picker/picker-menu.tsx'));

/**
 * One of many: a list with a search field under the field on wide screens, a wheel from the bottom on phones.
 * `title` heads the wheel; the label otherwise. `source` tells where the options are while they are not there.
 */
export function Picker({
  label,
  title = label,
  options,
  source = {},
  value,
  onChange,
  error,
  searchable = false,
  disabled = false,
}: {
  label: string;
  title?: string;
  options: readonly Option[];
  source?: PickerSource;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
  searchable?: boolean;
  disabled?: boolean;
}) {
  const t = useTexts();
  const phone = usePhone();
  const id = useId();
  const field = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const failed = source.failure?.message;

  useEffect(() => {
    if (failed) showToast(failed);
  }, [failed]);

  function choose(next: string): void {
    setOpen(false);
    onChange(next);
    // Before the list goes: a window around the field would take the focus that the list leaves behind.
    if (!phone) field.current?.focus({ preventScroll: true });
  }

  const shared = { ...source, title, options, value, searchable, onChoose: choose, onClose: () => setOpen(false) };

  return (
    <div className={styles.holder}>
      <button
        ref={field}
        type="button"
        className={classes(styles.field, error && styles.wrong)}
        disabled={disabled}
        aria-haspopup={phone ? 'dialog' : 'listbox'}
        aria-expanded={open}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={classes(styles.label, chosen && styles.floating)}>{label}</span>
        {/* Without a pause the two would be read as one word. */}
        <span className="visually-hidden">: {chosen ? '' : t('choose')}</span>
        <span className={styles.value}>{chosen?.short ?? chosen?.label}</span>
        <Icon name="down" size={18} />
      </button>
      {open && <Suspense>{phone ? <PickerSheet {...shared} /> : <PickerMenu {...shared} field={field} />}</Suspense>}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
