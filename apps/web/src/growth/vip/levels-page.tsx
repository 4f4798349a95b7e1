import { Button } from '@fairhouse/ui/button.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Club } from './club.tsx';
import { useVipTexts } from './texts/index.ts';
import styles from './vip-club.module.css';

/** /levels: the ladder as a page of its own, for visitors too. */
export default function LevelsPage({ title }: { title: string }) {
  const t = useVipTexts();
  const common = useCommonTexts();
  const member = useMember();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('clubIntro', { site: common('siteName') })}</p>
      </header>
      <Club />
      {member && (
        <p>
          <Button variant="primary" onClick={() => openPopup('vipStore')}>
            {t('toStore')}
          </Button>
        </p>
      )}
    </div>
  );
}
