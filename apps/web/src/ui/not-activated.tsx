import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { openPopup } from '../lib/address/popups.ts';
import { useMember } from '../lib/session.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './not-activated.module.css';

/** To a member whose address is not confirmed yet: what that is for, and the way to another mail. Nothing to others. */
export function NotActivated() {
  const t = useCommonTexts();
  const member = useMember();
  if (!member || member.emailVerified) return null;
  return (
    <Notice tone="info">
      <p>{t('notActivated', { email: member.email })}</p>
      <div className={styles.act}>
        <Button size="s" onClick={() => openPopup('activation', { to: { id: member.id } })}>
          {t('activate')}
        </Button>
      </div>
    </Notice>
  );
}
