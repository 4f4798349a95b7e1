import { Button } from '@fairhouse/ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

/** Copies `text`. */
export function CopyButton({ text, label, primary = false }: { text: string; label: string; primary?: boolean }) {
  return (
    <Button icon="copy" variant={primary ? 'primary' : 'plain'} wide onClick={() => void copyText(text)}>
      {label}
    </Button>
  );
}
