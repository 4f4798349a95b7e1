import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useState } from 'react';
import { countText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useLevelName } from '../../lib/level-name/level-name.ts';
import { useCall } from '../../lib/query.ts';
import { type Member, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { PackageTable, type VipPackage } from './package-table.tsx';
import { useVipTexts } from './texts/index.ts';
import { useFreshPoints, useLadder, useServerBusyToast } from './use-ladder.ts';
import { useRedeem } from './use-redeem.ts';
import styles from './vip-store.module.css';

/** Points for money: what the member has points for, and the button. */
export default function VipStorePopup({ onClose }: { onClose: () => void }) {
  const member = useMember();
  useFreshPoints();
  return member ? <Store member={member} onClose={onClose} /> : null;
}

function Store({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useVipTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  const ladder = useLadder();
  const list = useCall('/base/vipStore/listAll', { level_0: 'ASC', points_1: 'ASC' });
  useServerBusyToast(list.error);
  const [chosenId, setChosenId] = useState<number>();
  const { busy, redeem } = useRedeem(onClose);

  const within = list.data?.filter(({ points }) => points <= member.vipPoints) ?? [];
  const chosen = within.find(({ id }) => id === chosenId);
  const tooHigh = chosen !== undefined && chosen.level > member.vipLevel;
  const bonusText = ({ bonus }: VipPackage) => formatAmount(fromWire(bonus, member.currency)!, language);

  return (
    <Dialog
      title={t('storeTitle')}
      lead={t('storeLead')}
      size="m"
      onClose={onClose}
      footer={
        within.length > 0 && (
          <Button
            variant="primary"
            wide
            busy={busy}
            disabled={!chosen || tooHigh}
            onClick={() => chosen && void redeem(chosen.id, bonusText(chosen))}
          >
            {t('redeem')}
          </Button>
        )
      }
    >
      <dl className={styles.points}>
        <div>
          <dt>{t('availablePoints')}</dt>
          <dd>{countText(member.vipPoints, language)}</dd>
        </div>
        <div>
          <dt>{t('lifetimePoints')}</dt>
          <dd>{countText(member.vipLifeTimePoints, language)}</dd>
        </div>
      </dl>
      <Offer list={list}>
        {within.length > 0 ? (
          <PackageTable
            packages={within}
            ladder={ladder.data?.levels ?? []}
            chosen={chosenId}
            bonusText={bonusText}
            onChoose={setChosenId}
          />
        ) : (
          <NoPackages all={list.data ?? []} />
        )}
      </Offer>
      <div className={styles.warning} aria-live="polite">
        {tooHigh && <Notice tone="danger">{t('levelWarning', { level: nameOf(chosen.level) })}</Notice>}
      </div>
    </Dialog>
  );
}

function Offer({
  list,
  children,
}: {
  list: { isPending: boolean; error: { message: string } | null; refetch: () => unknown };
  children: React.ReactNode;
}) {
  const common = useCommonTexts();
  if (list.isPending) {
    return (
      <div className={styles.waiting}>
        <Spinner label={common('loading')} />
      </div>
    );
  }
  if (!list.error) return children;
  return <LoadFailed error={list.error} onRetry={list.refetch} />;
}

function NoPackages({ all }: { all: readonly VipPackage[] }) {
  const t = useVipTexts();
  const language = useLanguage();
  const first = all.length > 0 ? Math.min(...all.map(({ points }) => points)) : undefined;
  return (
    <EmptyState art="no-transactions" title={t('noPackages')}>
      <p>{first === undefined ? t('noPackagesNow') : t('noPackagesText', { points: countText(first, language) })}</p>
    </EmptyState>
  );
}
