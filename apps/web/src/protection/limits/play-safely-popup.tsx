import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { PlaySafely } from './play-safely.tsx';
import { useSafetyTexts } from './texts/index.ts';

/** The same over a game or a deposit, which stays open underneath. */
export default function PlaySafelyPopup({ onClose }: { onClose: () => void }) {
  const t = useSafetyTexts();
  return (
    <Dialog title={t('title')} size="l" onClose={onClose}>
      <PlaySafely />
    </Dialog>
  );
}
