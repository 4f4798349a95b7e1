import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { queries, useCall } from '../../lib/query.ts';
import { renewSession, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { NotActivated } from '../../ui/not-activated.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import styles from './bonus.module.css';
import { BonusBets } from './bonus-bets.tsx';
import { EndedBonuses } from './ended-bonuses.tsx';
import { Offers } from './offers.tsx';
import { useBonusTexts } from './texts/index.ts';
import type { Bonus } from './use-money-text.ts';
import { WeeklyPromotions } from './weekly-promotions.tsx';

const path = '/sys/bonus/overview';

/** The bonus that is running with its meter, what can be claimed, and what was. */
export default function BonusPopup({ onClose }: { onClose: () => void }) {
  const t = useBonusTexts();
  const common = useCommonTexts();
  const member = useMember();
  const overview = useCall(path, {}, { staleTimeMs: 0, enabled: member !== undefined });
  const [shown, setShown] = useState<Bonus>();

  // The next look must not begin with the meter as it stood at this one.
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);

  const reload = () => {
    void overview.refetch();
    void renewSession();
  };
  if (!member) return null;
  if (shown) return <BonusBets bonus={shown} onBack={() => setShown(undefined)} onClose={onClose} />;
  const { data } = overview;
  return (
    <Dialog title={t('title')} lead={t('lead')} size="m" onClose={onClose}>
      {overview.isPending && (
        <div className={styles.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
      {!data && overview.error && <LoadFailed error={overview.error} onRetry={overview.refetch} />}
      {data && (
        <div className={styles.sections}>
          <NotActivated />
          {data.active && <ActiveBonus bonus={data.active} onBets={setShown} onEnded={reload} />}
          <Offers overview={data} onClaimed={reload} onClose={onClose} />
          <WeeklyPromotions overview={data} />
          <EndedBonuses bonuses={data.ended} onBets={setShown} />
        </div>
      )}
    </Dialog>
  );
}
