import { useCommonTexts } from '../../../lib/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Copies `text`, and says whether it worked: browsers offer the clipboard on https and localhost only. */
export function CopyButton({ text, label, primary = false }: { text: string; label: string; primary?: boolean }) {
  const common = useCommonTexts();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(common('copySuccess'), 'success');
    } catch {
      showToast(common('copyFailed'));
    }
  }
  return (
    <Button icon="copy" variant={primary ? 'primary' : 'plain'} wide onClick={() => void copy()}>
      {label}
    </Button>
  );
}
