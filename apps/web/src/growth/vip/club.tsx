import { formatAmount, fromWire } from '@fairhouse/money';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useId } from 'react';
import { countText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useLevelName } from '../../lib/level-name/level-name.ts';
import { type Member, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { levelColour } from './level-colour.ts';
import { progressOf } from './progress.ts';
import { useVipTexts } from './texts/index.ts';
import { type Ladder, useFreshPoints, useLadder, type VipLevel } from './use-ladder.ts';
import styles from './vip-club.module.css';

/** The ladder with what each level brings, and the member's own place on it. */
export function Club() {
  const t = useVipTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const member = useMember();
  const ladder = useLadder();
  useFreshPoints();
  if (!ladder.data) {
    return ladder.error ? (
      <LoadFailed error={ladder.error} onRetry={ladder.refetch} />
    ) : (
      <div className={styles.waiting}>
        <Spinner label={common('loading')} />
      </div>
    );
  }
  const stake = formatAmount(fromWire(ladder.data.pointStake, ladder.data.currency)!, language);
  return (
    <div className={styles.club}>
      {member && <OwnPlace member={member} ladder={ladder.data} />}
      <p className={styles.label}>
        {t('earn', { stake })} {!member && t('visitor')}
      </p>
      <Levels ladder={ladder.data} member={member} />
      <p className={styles.manager}>
        {t('limits')} {t('manager')}
      </p>
    </div>
  );
}

function OwnPlace({ member, ladder }: { member: Member; ladder: Ladder }) {
  const t = useVipTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  const { current, next, missing, part } = progressOf(ladder.levels, member.vipLevel, member.vipLifeTimePoints);
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
        <p className={styles.label}>
          {t('availablePoints')}: <strong>{countText(member.vipPoints, language)}</strong>
        </p>
      </div>
      {ladder.isSpared ? (
        <p className={styles.progress}>{t('spared')}</p>
      ) : next ? (
        <div className={styles.progress}>
          <Meter label={t('progress', { level: nameOf(next.level, next.name) })} percent={Math.floor(part * 100)} />
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

function Levels({ ladder, member }: { ladder: Ladder; member: Member | undefined }) {
  const t = useVipTexts();
  const id = useId();
  const own = member && progressOf(ladder.levels, member.vipLevel, member.vipLifeTimePoints);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('ladder')}
      </h2>
      <ol className={styles.ladder}>
        {ladder.levels.map((row) => (
          <li key={row.level} aria-current={row.level === member?.vipLevel ? 'true' : undefined}>
            <Level row={row} ladder={ladder} />
            {member && row.level <= member.vipLevel && (
              <p className={styles.mark}>
                <Icon name="check" size={16} />
                {row.level === member.vipLevel ? t('yours') : t('reached')}
              </p>
            )}
            {row === own?.next && !ladder.isSpared && <p className={styles.mark}>{t('next')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Level({ row, ladder: { currency, wageringTimes } }: { row: VipLevel; ladder: Ladder }) {
  const t = useVipTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  const { cashback, friday, packages, points } = row;
  return (
    <>
      <img src={row.icon} alt="" width="52" height="52" />
      <div className={styles.level}>
        <h3 className={styles.tier} style={levelColour(row.colour)}>
          {nameOf(row.level, row.name)}
        </h3>
        <p className={styles.label}>
          {points === 0
            ? t('fromStart')
            : t('fromPoints', { points: countText(points, language), stakes: money(row.staked) })}
        </p>
      </div>
      <ul className={styles.benefits}>
        {cashback && <li>{t('cashback', { percent: cashback.percent, least: money(cashback.least) })}</li>}
        {friday && (
          <li>
            {t('friday', {
              bonus: money(friday.bonus),
              deposits: money(friday.deposits),
              below: money(friday.balanceBelow),
              times: wageringTimes,
            })}
          </li>
        )}
        {packages.length > 0 && (
          <li>
            {t('store', {
              packages: packages
                .map((one) => t('package', { bonus: money(one.bonus), points: countText(one.points, language) }))
                .join(' · '),
            })}
          </li>
        )}
        {!cashback && !friday && packages.length === 0 && <li>{t('pointsOnly')}</li>}
      </ul>
    </>
  );
}
