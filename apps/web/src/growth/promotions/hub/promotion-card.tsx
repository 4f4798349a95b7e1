import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { useId } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { leadOn } from '../promotion-action.ts';
import { FullTerms } from './full-terms.tsx';
import styles from './hub.module.css';
import { figuresText, type Promotion, type Speaking, stateReason, stateText, threeLines, titleOf } from './hub-view.ts';

/** One promotion: picture, state, terms in three lines and in full, and the next step. */
export function PromotionCard({ promotion, speaking }: { promotion: Promotion; speaking: Speaking }) {
  const { t } = speaking;
  const id = useId();
  const [what, takes, until] = threeLines(promotion, speaking);
  const reason = stateReason(promotion, speaking);
  const figures = figuresText(promotion, speaking);
  return (
    <article className={styles.card} aria-labelledby={id} data-state={promotion.state} data-phase={promotion.phase}>
      <img className={styles.picture} src={promotion.image} alt="" width="960" height="540" loading="lazy" />
      <div className={styles.body}>
        <p className={styles.state}>{stateText(promotion, speaking)}</p>
        <h2 id={id}>{titleOf(promotion, speaking)}</h2>
        <dl className={styles.lines}>
          <dt className="visually-hidden">{t('what')}</dt>
          <dd>{what}</dd>
          <dt className="visually-hidden">{t('takes')}</dt>
          <dd>{takes}</dd>
          <dt className="visually-hidden">{t('until')}</dt>
          <dd>{until}</dd>
        </dl>
        {reason && <p className={styles.reason}>{reason}</p>}
        {figures && <Figures promotion={promotion} text={figures} label={t('progress')} />}
        <FullTerms promotion={promotion} speaking={speaking} />
        <NextStep promotion={promotion} speaking={speaking} />
      </div>
    </article>
  );
}

function Figures({ promotion, text, label }: { promotion: Promotion; text: string; label: string }) {
  const bonus = 'bonus' in promotion ? promotion.bonus : null;
  return (
    <div className={styles.figures}>
      {bonus?.status === 'active' && (
        <Meter label={label} percent={Math.floor((100 * bonus.wagered) / bonus.required)} valueText={text} />
      )}
      <p>{text}</p>
    </div>
  );
}

/** What can be done about it now; nothing where there is nothing to do. */
function NextStep({ promotion, speaking: { t } }: { promotion: Promotion; speaking: Speaking }) {
  const { kind, state, phase, needs, reason } = promotion;
  if (kind === 'competition')
    return (
      <a className={buttonClass({ size: 's' })} href={hrefOf(`/competitions?id=${promotion.competition.id}`)}>
        {t('act_competition')}
      </a>
    );
  if (reason === 'level')
    return (
      <Button size="s" onClick={() => openPopup('vipClub')}>
        {t('act_levels')}
      </Button>
    );
  if (phase === 'ended' || state === 'notForYou' || state === 'over' || state === 'fulfilled') return null;
  if (needs === 'account')
    return (
      <Button size="s" onClick={() => openPopup('login', {})}>
        {t('act_join')}
      </Button>
    );
  if (state === 'inProgress')
    return (
      <Button size="s" onClick={() => openPopup('bonus')}>
        {t('act_bonus')}
      </Button>
    );
  if (phase === 'coming') return null;
  if (kind === 'published')
    return promotion.action === 'CLOSE_ONLY' ? null : (
      <Button size="s" onClick={() => leadOn(promotion)}>
        {promotion.button}
      </Button>
    );
  if (needs === 'deposit')
    return (
      <Button size="s" onClick={() => openPopup('deposit', {})}>
        {t('act_deposit')}
      </Button>
    );
  if (needs || (kind !== 'signUp' && kind !== 'firstDeposit')) return null;
  return (
    <Button size="s" variant="primary" onClick={() => openPopup('bonus')}>
      {t('act_claim')}
    </Button>
  );
}
