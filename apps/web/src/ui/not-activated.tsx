import { openPopup } from '../lib/popups.ts';
import { useMember } from '../lib/session.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import { Button } from './button.tsx';
import styles from './not-activated.module.css';
import { Notice } from './notice.tsx';

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
