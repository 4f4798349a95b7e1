import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { countText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useLevelName } from '../../lib/level-name/level-name.ts';
import { type Member, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { levelColour } from './level-colour.ts';
import { progressOf } from './progress.ts';
import { useVipTexts } from './texts/index.ts';
import { useFreshPoints, useLadder, type VipLevel } from './use-ladder.ts';
import styles from './vip-club.module.css';

/** The ladder, and the member's own place on it. */
export default function VipClubPopup({ onClose }: { onClose: () => void }) {
  const t = useVipTexts();
  const common = useCommonTexts();
  const member = useMember();
  const ladder = useLadder();
  useFreshPoints();
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
      {ladder.isPending && (
        <div className={styles.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
      {ladder.error && <LoadFailed error={ladder.error} onRetry={ladder.refetch} />}
      {ladder.data && (
        <>
          {member && <OwnPlace member={member} ladder={ladder.data} />}
          <Ladder ladder={ladder.data} level={member?.vipLevel} />
          <p className={styles.manager}>{t('manager')}</p>
        </>
      )}
    </Dialog>
  );
}

function OwnPlace({ member, ladder }: { member: Member; ladder: readonly VipLevel[] }) {
  const t = useVipTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  const { current, next, missing, part } = progressOf(ladder, member.vipLevel, member.vipLifeTimePoints);
  const percent = Math.floor(part * 100);
  return (
    <section className={styles.own} aria-label={t('yourLevel')}>
      {current && <img src={current.icon} alt="" width="88" height="88" />}
      <div>
        <p className={styles.label}>{t('yourLevel')}</p>
        <p className={styles.name} style={levelColour(current?.colour)}>
          {nameOf(member.vipLevel, current?.name)}
        </p>
        <p className={styles.label}>
          {t('lifetimePoints')}: <strong>{countText(member.vipLifeTimePoints, language)}</strong>
        </p>
      </div>
      {next ? (
        <div className={styles.progress}>
          <Meter label={t('progress', { level: nameOf(next.level, next.name) })} percent={percent} />
          <p className={styles.label}>
            {t('toNext', { points: countText(missing, language), level: nameOf(next.level, next.name) })}
          </p>
        </div>
      ) : (
        <p className={styles.progress}>{t('atTop')}</p>
      )}
    </section>
  );
}

function Ladder({ ladder, level }: { ladder: readonly VipLevel[]; level: number | undefined }) {
  const t = useVipTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  return (
    <section>
      <h3 className={styles.heading}>{t('ladder')}</h3>
      <ol className={styles.ladder}>
        {ladder.map((row) => (
          <li key={row.level} aria-current={row.level === level ? 'true' : undefined}>
            <img src={row.icon} alt="" width="52" height="52" />
            <div>
              <p className={styles.tier} style={levelColour(row.colour)}>
                {nameOf(row.level, row.name)}
              </p>
              <p className={styles.label}>{t('fromPoints', { points: countText(row.points, language) })}</p>
              <p className={styles.benefit}>
                {row.cashbackPercent > 0 ? t('benefits', { percent: row.cashbackPercent }) : t('benefitsEntry')}
              </p>
            </div>
            {level !== undefined && row.level <= level && (
              <p className={styles.mark}>
                <Icon name="check" size={16} />
                {row.level === level ? t('yours') : t('reached')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
