import { lazy, Suspense, useId, useState } from 'react';
import { usePhone } from '../lib/phone.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './picker.module.css';

const PickerSheet = lazy(() => import('./picker-sheet.tsx'));
const PickerMenu = lazy(() => import('./picker-menu.tsx'));

export interface Option {
  value: string;
  label: string;
  /** What stands in the field once chosen, where that is shorter than the label. */
  short?: string;
}

/**
 * One of many: a list with a search field under the field on wide screens, a wheel from the bottom on phones.
 * `title` heads the wheel; the label otherwise.
 */
export function Picker({
  label,
  title = label,
  options,
  value,
  onChange,
  error,
  searchable = false,
  disabled = false,
}: {
  label: string;
  title?: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
  searchable?: boolean;
  disabled?: boolean;
}) {
  const t = useCommonTexts();
  const phone = usePhone();
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  function choose(next: string): void {
    setOpen(false);
    onChange(next);
  }

  const field = (
    <button
      type="button"
      id={id}
      className={classes(styles.field, error && styles.wrong)}
      disabled={disabled}
      aria-haspopup={phone ? 'dialog' : 'listbox'}
      aria-expanded={open}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onClick={() => setOpen(!open)}
    >
      <span className={classes(styles.label, chosen && styles.floating)}>{label}</span>
      {/* Without a pause the two would be read as one word. */}
      <span className="visually-hidden">: {chosen ? '' : t('choose')}</span>
      <span className={styles.value}>{chosen?.short ?? chosen?.label}</span>
      <Icon name="down" size={18} />
    </button>
  );
  const shared = { title, options, value, searchable, onChoose: choose, onClose: () => setOpen(false) };

  return (
    <div className={styles.holder}>
      {open && !phone ? (
        <Suspense fallback={field}>
          <PickerMenu {...shared} field={field} />
        </Suspense>
      ) : (
        field
      )}
      {open && phone && (
        <Suspense>
          <PickerSheet {...shared} />
        </Suspense>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
