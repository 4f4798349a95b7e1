import { openPopup } from '../../lib/address/popups.ts';
import { useLevelName } from '../../lib/level-name/level-name.ts';
import { useCall } from '../../lib/query.ts';
import type { Member } from '../../lib/session.ts';
import styles from './level-in-bar.module.css';
import { progressOf } from './progress.ts';
import { useVipTexts } from './texts/index.ts';

/** The member's level with a thin line of the way to the next one. Its place has the same size before it is known. */
export default function LevelInBar({ member, onOpen }: { member: Member; onOpen?: () => void }) {
  const t = useVipTexts();
  const nameOf = useLevelName();
  const { data } = useCall('/sys/vipLevel/describe', {});
  if (!data) return null;
  const { current, next, part } = progressOf(data.levels, member.vipLevel, member.vipLifeTimePoints);
  const name = nameOf(member.vipLevel, current?.name);
  const percent = Math.floor(part * 100);
  const leads = next && !data.isSpared;
  const label = leads
    ? t('levelInBar', { level: name, percent, next: nameOf(next.level, next.name) })
    : t('topLevelInBar', { level: name });
  return (
    <button
      type="button"
      className={styles.level}
      aria-label={label}
      title={label}
      onClick={() => {
        onOpen?.();
        openPopup('vipClub');
      }}
    >
      {current && <img src={current.icon} alt="" width="24" height="24" />}
      <span className={styles.words}>
        {name}
        {leads && (
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )}
      </span>
    </button>
  );
}
