import { useCommonTexts } from '../lib/texts/index.ts';
import { Button } from './button.tsx';
import { showToast } from './toasts.ts';

/** Copies `text` and says whether that worked. `of` names it for screen readers: 'Copy address'. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const t = useCommonTexts();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('copySuccess'), 'success');
    } catch {
      showToast(t('copyFailed'));
    }
  }
  return (
    <Button size="s" icon="copy" aria-label={`${t('copy')} ${of}`} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
