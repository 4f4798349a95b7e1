import { IconButton } from '@fairhouse/ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { useHistoryTexts } from './texts/index.ts';

/** A small button that copies `text`; `what` names it for who cannot see beside what it stands. */
export function CopyIcon({ text, what }: { text: string; what: string }) {
  const t = useHistoryTexts();
  return <IconButton icon="copy" label={t('copy', { what })} onClick={() => void copyText(text)} />;
}
