import { showToast } from '@fairhouse/ui/toasts.ts';
import { commonText } from '../lib/texts/index.ts';

/** Copies, and says whether it worked: browsers offer the clipboard on https and localhost only. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(commonText('copySuccess'), 'success');
  } catch {
    showToast(commonText('copyFailed'));
  }
}
