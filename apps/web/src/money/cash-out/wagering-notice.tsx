import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { useLanguage } from '../../lib/language/language.ts';
import type { Member } from '../../lib/session.ts';
import { useCashOutTexts } from './texts/index.ts';

/** Stands in place of the form while bets are still to be made. */
export function WageringNotice({
  member,
  onHistory,
  onClose,
}: {
  member: Member;
  onHistory: () => void;
  onClose: () => void;
}) {
  const t = useCashOutTexts();
  const language = useLanguage();
  const open = fromWire(member.rollingAmount, member.currency)!;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <EmptyState title={t('wageringTitle')}>
        <p>{t('wageringText', { amount: formatAmount(open, language) })}</p>
        <Button variant="primary" wide onClick={onClose}>
          {t('play')}
        </Button>
        <p>{t('wageringWayOut')}</p>
        <Button wide onClick={() => openPopup('bonus')}>
          {t('toBonus')}
        </Button>
        <p>{t('invitePromo')}</p>
        <Button wide onClick={() => openPopup('invite')}>
          {t('invite')}
        </Button>
        <Button variant="quiet" onClick={onHistory}>
          {t('historyLink')}
        </Button>
      </EmptyState>
    </Dialog>
  );
}
