import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './once.module.css';

/** Something that is shown this once: to be copied, or typed. */
export function Once({ value, about }: { value: string; about: string }) {
  const t = useCommonTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The browser gives nothing to the clipboard here; the text stands there to be marked.
    }
  };
  return (
    <div className={styles.once} role="status">
      <p>{about}</p>
      <code>{value}</code>
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </Button>
    </div>
  );
}
