import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../layers/dialog.tsx';
import type { PickerListProps } from '../picker-options.ts';
import { useTexts } from '../texts.ts';
import styles from './picker.module.css';
import { PickerRest } from './picker-rest.tsx';
import { PickerSearch, usePickerSearch } from './picker-search.tsx';
import { usePickerKeys } from './use-picker-keys.ts';

const rowPx = 44;
const rowsAPage = 5;

/** The wheel of a picker on phones: the row in the middle is the one that Confirm takes. */
export default function PickerSheet({
  title,
  options,
  loading,
  failure,
  value,
  searchable,
  onChoose,
  onClose,
}: PickerListProps) {
  const t = useTexts();
  const id = useId();
  // Not a ref: the window draws what is in it a moment after it has opened.
  const [wheel, setWheel] = useState<HTMLDivElement | null>(null);
  const { search, setSearch, found, chosen } = usePickerSearch(options, value);
  const [middle, setMiddle] = useState(Math.max(0, chosen));
  const middleId = found[middle] && `${id}-${middle}`;
  const take = () => found[middle] && onChoose(found[middle].value);

  // Where the wheel begins, once there is something on it; from then on the finger decides.
  const start = useRef(chosen);
  start.current = chosen;
  const isEmpty = options.length === 0;
  useEffect(() => {
    if (isEmpty || !wheel) return;
    const row = Math.max(0, start.current);
    setMiddle(row);
    wheel.scrollTo({ top: row * rowPx });
    wheel.focus({ preventScroll: true });
  }, [isEmpty, wheel]);

  function turnTo(index: number): void {
    const row = Math.max(0, index);
    wheel?.scrollTo({ top: row * rowPx });
    setMiddle(row);
  }

  const keys = { options: found, row: middle, rowsAPage, goTo: turnTo, take };
  const onWheelKey = usePickerKeys({ ...keys, typeAhead: true });
  const onSearchKey = usePickerKeys({ ...keys, typeAhead: false });

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!found[middle]} onClick={take}>
            {t('confirm')}
          </Button>
        </div>
      }
    >
      {searchable && (
        <PickerSearch
          type="search"
          aria-controls={id}
          aria-activedescendant={middleId}
          value={search}
          onSearch={(next) => {
            setSearch(next);
            turnTo(0);
          }}
          onKeyDown={onSearchKey}
        />
      )}
      <div className={styles.wheelHolder}>
        <div
          ref={setWheel}
          id={id}
          className={styles.wheel}
          role="listbox"
          aria-label={title}
          aria-busy={loading}
          aria-activedescendant={middleId}
          tabIndex={0}
          onKeyDown={onWheelKey}
          onScroll={(event) => setMiddle(Math.round(event.currentTarget.scrollTop / rowPx))}
        >
          {found.map((option, index) => (
            <button
              key={option.value}
              type="button"
              tabIndex={-1}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === middle}
              className={styles.row}
              onClick={() => turnTo(index)}
            >
              {option.label}
            </button>
          ))}
        </div>
        <PickerRest loading={loading} failure={failure} count={found.length} searched={search !== ''} />
      </div>
    </Dialog>
  );
}
