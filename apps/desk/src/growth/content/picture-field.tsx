import { Button } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import styles from './content.module.css';
import { useContentTexts } from './texts/index.ts';
import { uploadPicture } from './upload-picture.ts';

/** Where the desk shows a picture of the site: its page shows none of another origin. */
export function pictureUrl(address: string): string {
  return `/api/operator/content/picture?address=${encodeURIComponent(address)}`;
}

interface PictureFieldProps {
  label: string;
  /** The size that it is drawn at. */
  about: string;
  address: string;
  set: (address: string) => void;
}

export function PictureField({ label, about, address, set }: PictureFieldProps) {
  const t = useContentTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ problem: boolean; text: string }>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (!file) return;
    setBusy(true);
    const answer = await uploadPicture(file);
    setBusy(false);
    if (!answer.ok) return setSaid({ problem: true, text: answer.message });
    const { width, height } = answer.data;
    setSaid({ problem: false, text: t('pictureIs', { width, height }) });
    set(answer.data.address);
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {address === '' ? (
        <div className={styles.noPicture}>{t('noPicture')}</div>
      ) : (
        <img src={pictureUrl(address)} alt={label} loading="lazy" />
      )}
      <div className={styles.pictureFoot}>
        <Button size="compact-xs" variant="default" loading={busy} onClick={() => input.current?.click()}>
          {t('choosePicture')}
        </Button>
        <span className={styles.quiet}>{about}</span>
        <span role="status" className={said?.problem ? styles.problem : styles.quiet}>
          {busy ? t('uploading') : said?.text}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => void choose(event)}
      />
    </fieldset>
  );
}
