import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCommonTexts } from '../../lib/texts/index.ts';

interface CopyButtonProps {
  value: string;
  /** Tells it from others beside it. */
  about?: string;
  /** What it is called, where 'copy' alone does not say what. */
  label?: string;
  size?: string;
  variant?: string;
}

/** Gives a text to the clipboard, and says so. */
export function CopyButton({ value, about, label, size = 'xs', variant = 'default' }: CopyButtonProps) {
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
    <Button
      size={size}
      variant={variant}
      aria-label={label ?? (about && `${name}: ${about}`)}
      onClick={() => void copy()}
    >
      {name}
    </Button>
  );
}
