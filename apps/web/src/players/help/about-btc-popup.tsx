import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { CryptoGuide } from './crypto-guide.tsx';
import { useHelpTexts } from './texts/index.ts';

/** The crypto guide over what was open, as phones show it. */
export default function AboutBtcPopup({ onClose }: { onClose: () => void }) {
  const t = useHelpTexts();
  return (
    <Dialog title={t('btcTitle')} lead={t('btcLead')} onClose={onClose} size="m">
      <CryptoGuide />
    </Dialog>
  );
}
