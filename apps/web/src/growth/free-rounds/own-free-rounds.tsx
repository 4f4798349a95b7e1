import type { FreeRoundsShown } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { refreshFreeRounds, useFreeRounds } from '../../lib/free-rounds/use-free-rounds.ts';
import { FreeRoundsTerms } from '../../ui/free-rounds-terms.tsx';
import styles from './free-rounds.module.css';
import { useFreeRoundsTexts } from './texts/index.ts';

/** On a member's home page: free rounds that can be played, each with its terms before the game is opened. Nothing where there are none. */
export default function OwnFreeRounds() {
  const t = useFreeRoundsTexts();
  const { open } = useFreeRounds();
  if (open.length === 0) return null;
  return (
    <section aria-label={t('title')} className={styles.section}>
      <h2>{t('title')}</h2>
      <ul className={styles.cards}>
        {open.map((one) => (
          <Card key={one.id} rounds={one} />
        ))}
      </ul>
    </section>
  );
}

function Card({ rounds }: { rounds: FreeRoundsShown }) {
  const t = useFreeRoundsTexts();
  const { id, game, count, used } = rounds;
  const left = count - used;

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
    void refreshFreeRounds();
  }

  return (
    <li className={styles.card}>
      <h3>{game.name}</h3>
      <FreeRoundsTerms rounds={rounds} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="s"
          aria-label={t('playGame', { game: game.name })}
          onClick={() => openPopup('play', { gameId: game.id, playForFun: false, freeRounds: 'on' })}
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
