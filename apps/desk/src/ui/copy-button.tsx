import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';

/** Gives a text to the clipboard, and says so. `about` tells it from others beside it. */
export function CopyButton({ value, about, size = 'xs' }: { value: string; about?: string; size?: string }) {
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
  const name = copied ? t('copied') : t('copy');
  return (
    <Button size={size} variant="default" aria-label={about && `${name}: ${about}`} onClick={() => void copy()}>
      {name}
    </Button>
  );
}
