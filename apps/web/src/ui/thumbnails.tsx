import { Icon } from '@fairhouse/ui/icon.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { type ReactNode, useId } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './thumbnails.module.css';

export interface Thumbnail {
  id: string;
  /** Address of the picture; undefined while it is being sent. */
  url: string | undefined;
}

/** Uploaded pictures, 90 × 68 each, with a button to remove each and one to add, until `most` is reached. */
export function Thumbnails({
  label,
  status,
  hint,
  error,
  pictures,
  most = 6,
  accept = 'image/jpeg,image/png,image/bmp',
  addLabel,
  onAdd,
  onRemove,
}: {
  label: string;
  /** Stands beside the label and is read out with it. */
  status?: ReactNode;
  hint?: string;
  error?: string;
  pictures: readonly Thumbnail[];
  most?: number;
  accept?: string;
  addLabel: string;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}) {
  const t = useCommonTexts();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint || error ? `${id}-note` : undefined}>
      <legend className={styles.legend}>
        {label} {status}
      </legend>
      <ul className={styles.list}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={styles.picture}>
            {picture.url ? (
              <img src={picture.url} alt={`${label} ${index + 1}`} width="90" height="68" />
            ) : (
              <Spinner size={24} label={t('loading')} />
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={`${t('remove')}: ${label} ${index + 1}`}
              onClick={() => onRemove(picture.id)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {pictures.length < most && (
          <li>
            <label className={styles.add}>
              <input
                type="file"
                accept={accept}
                multiple
                className="visually-hidden"
                aria-label={addLabel}
                onChange={(event) => {
                  onAdd([...(event.target.files ?? [])]);
                  // Otherwise choosing the same file again would go unnoticed.
                  event.target.value = '';
                }}
              />
              <Icon name="plus" />
            </label>
          </li>
        )}
      </ul>
      {(error ?? hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
