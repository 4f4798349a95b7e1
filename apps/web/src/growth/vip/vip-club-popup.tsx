import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Club } from './club.tsx';
import { useVipTexts } from './texts/index.ts';

/** The club above what the member was doing. */
export default function VipClubPopup({ onClose }: { onClose: () => void }) {
  const t = useVipTexts();
  const common = useCommonTexts();
  const member = useMember();
  return (
    <Dialog
      title={t('clubTitle')}
      lead={t('clubIntro', { site: common('siteName') })}
      size="m"
      onClose={onClose}
      footer={
        member && (
          <Button variant="primary" wide onClick={() => openPopup('vipStore')}>
            {t('toStore')}
          </Button>
        )
      }
    >
      <Club />
    </Dialog>
  );
}
