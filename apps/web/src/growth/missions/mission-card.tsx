import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useId, useState } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { countText, momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries } from '../../lib/query.ts';
import { refreshSession } from '../../lib/session.ts';
import type { Mission } from './mission-view.ts';
import styles from './missions.module.css';
import { useMissionTexts } from './texts/index.ts';

/** A mission with what it takes, how far it is, and the one thing to do next. */
export function MissionCard({ mission }: { mission: Mission }) {
  const t = useMissionTexts();
  const language = useLanguage();
  const id = useId();
  const { kind, count, category, points, phase, reached } = mission;
  const isOwn = phase === 'joined' || phase === 'done';
  return (
    <article className={styles.card} aria-labelledby={id} data-past={phase === 'over' || phase === 'collected'}>
      <p className={styles.cardTop}>
        <span className={styles.points}>{t('points', { points: countText(points, language) })}</span>
        <span className={styles.quiet}>{timeText()}</span>
      </p>
      <h3 id={id} className={styles.name}>
        {mission.name}
      </h3>
      <p>
        {t(`kind_${kind}`, { count, category: category ? t(`category_${category}`) : '' })}{' '}
        {(kind === 'differentGames' || kind === 'roundInCategory') && t('anyStake')}
      </p>
      {isOwn && count > 1 && (
        <div className={styles.progress}>
          <Meter label={t('progress', { name: mission.name })} percent={Math.floor((100 * reached) / count)} />
          <span className={styles.quiet}>{t('reached', { reached, count })}</span>
        </div>
      )}
      <div className={styles.cardFoot}>
        <Next mission={mission} />
      </div>
    </article>
  );

  function timeText(): string {
    if (phase === 'coming') return t('from', { time: momentText(mission.beginTime, language) });
    if (phase === 'done') return t('collectUntil', { time: momentText(mission.collectUntil, language) });
    if (phase === 'collected' || phase === 'over') return t(phase);
    return t('until', { time: momentText(mission.endTime, language) });
  }
}

/** Where a mission leads that is joined: the page or window in which its thing is done. */
function Lead({ kind }: { kind: Mission['kind'] }) {
  const t = useMissionTexts();
  if (kind === 'differentGames' || kind === 'roundInCategory')
    return (
      <a className={styles.link} href={hrefOf('/')}>
        {t('toGames')}
      </a>
    );
  if (kind === 'completeIdentity')
    return (
      <a className={styles.link} href={hrefOf('/identity')}>
        {t('toIdentity')}
      </a>
    );
  return (
    <Button size="s" onClick={() => openPopup('playSafely')}>
      {t('toSafely')}
    </Button>
  );
}

function Next({ mission: { id, kind, phase, whyNot, limitsStop, points } }: { mission: Mission }) {
  const t = useMissionTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const send = async (path: '/sys/mission/join' | '/sys/mission/confirm' | '/sys/mission/collect') => {
    setBusy(true);
    const answer = await post(path, { id });
    await queries.invalidateQueries({ queryKey: ['/sys/mission/list'] });
    setBusy(false);
    if (!answer.ok) return void showAlert({ message: answer.message });
    if (path !== '/sys/mission/collect') return;
    showToast(t('collectedNow', { points: countText(points, language) }), 'success');
    await refreshSession();
  };
  const button = (label: string, path: Parameters<typeof send>[0], isFirst = true) => (
    <Button size="s" variant={isFirst ? 'primary' : 'plain'} busy={busy} onClick={() => void send(path)}>
      {label}
    </Button>
  );
  if (phase === 'open' && whyNot && whyNot !== 'currency' && whyNot !== 'closed') {
    return <p className={styles.quiet}>{t(`why_${whyNot}`)}</p>;
  }
  if (phase === 'open') {
    return limitsStop ? <p className={styles.quiet}>{t('limitsStop')}</p> : button(t('join'), '/sys/mission/join');
  }
  if (phase === 'done') return button(t('collect'), '/sys/mission/collect');
  if (phase === 'joined') {
    return (
      <>
        <Lead kind={kind} />
        {kind === 'readSaferPlay' && button(t('haveRead'), '/sys/mission/confirm')}
        {limitsStop && <p className={styles.quiet}>{t('limitsStop')}</p>}
      </>
    );
  }
  if (phase === 'collected') {
    return (
      <p className={styles.good}>
        <Icon name="check" size={16} />
        {t('pointsAdded')}
      </p>
    );
  }
  return <p className={styles.quiet}>{t(`about_${phase}`)}</p>;
}
