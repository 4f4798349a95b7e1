import type { FreeRoundsShown } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import styles from './free-rounds.module.css';
import { useFreeRoundsTexts } from './texts/index.ts';

/** On a member's home page: free rounds that can be played, each with its terms before the game is opened. Nothing where there are none. */
export default function OwnFreeRounds() {
  return useMember() ? <Cards /> : null;
}

function Cards() {
  const t = useFreeRoundsTexts();
  const { data, refetch } = useCall('/sys/freeRounds/list', {});
  const open = data?.freeRounds.filter(({ state }) => state === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-label={t('title')} className={styles.section}>
      <h2>{t('title')}</h2>
      <ul className={styles.cards}>
        {open.map((one) => (
          <Card key={one.id} rounds={one} onEnded={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

function Card({ rounds, onEnded }: { rounds: FreeRoundsShown; onEnded: () => void }) {
  const t = useFreeRoundsTexts();
  const language = useLanguage();
  const { id, game, count, used, wagering, currency } = rounds;
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  const left = count - used;
  const until = momentText(rounds.expireTime, language);

  async function decline(): Promise<void> {
    const sure = await askToConfirm({
      title: t('declineTitle'),
      message: t('declineText', { left, game: game.name }),
      confirm: t('declineConfirm'),
      cancel: t('declineKeep'),
      tone: 'danger',
    });
    if (!sure) return;
    const answer = await post('/sys/freeRounds/decline', { id });
    if (!answer.ok) return void (await showAlert({ message: answer.message }));
    showToast(t('declined'), 'success');
    onEnded();
  }

  return (
    <li className={styles.card}>
      <h3>{game.name}</h3>
      <p className={styles.lead}>{t('rounds', { left, count, stake: money(rounds.stake) })}</p>
      <p>{t('stakePaid', { until })}</p>
      <p>{wagering > 0 ? t('asBonus', { times: wagering }) : t('asCash')}</p>
      <p>{t('most', { most: money(rounds.winMost), won: money(rounds.won) })}</p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="s"
          aria-label={t('playGame', { game: game.name })}
          onClick={() => openPopup('play', { gameId: game.id, playForFun: false })}
        >
          {t('play')}
        </Button>
        <Button size="s" aria-label={t('declineGame', { game: game.name })} onClick={() => void decline()}>
          {t('decline')}
        </Button>
      </div>
    </li>
  );
}
