import { IconButton } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import list from '../method-list.module.css';
import { useDepositTexts } from '../texts/index.ts';
import styles from './saved-cards.module.css';
import { cardLabel, expiryText, refreshSavedCards, type SavedCard } from './use-saved-cards.ts';

/** The saved cards above all other ways to pay; one that has expired is marked and can only be removed. */
export function SavedCards({ cards, onChoose }: { cards: readonly SavedCard[]; onChoose: (card: SavedCard) => void }) {
  const t = useDepositTexts();
  if (cards.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t('savedCards')}>
      <h3>{t('savedCards')}</h3>
      <ul className={list.list}>
        {cards.map((card) => (
          <Row key={card.id} card={card} onChoose={() => onChoose(card)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ card, onChoose }: { card: SavedCard; onChoose: () => void }) {
  const t = useDepositTexts();
  const [busy, setBusy] = useState(false);
  const label = cardLabel(card);
  const facts = t(card.expired ? 'savedExpired' : 'savedExpires', { date: expiryText(card) });

  async function remove(): Promise<void> {
    const sure = await askToConfirm({
      title: t('savedRemoveAsk', { card: label }),
      message: t('savedRemoveText'),
      confirm: t('savedRemoveConfirm'),
      cancel: t('savedKeep'),
    });
    if (!sure) return;
    setBusy(true);
    const answer = await post('/sys/deposit/creditcard/removeSaved', { id: card.id });
    setBusy(false);
    if (!answer.ok) return void showAlert({ message: answer.message });
    showToast(t('savedRemoved', { card: label }), 'success');
    await refreshSavedCards();
  }

  return (
    <li className={styles.row}>
      <button
        type="button"
        className={list.method}
        disabled={card.expired}
        aria-describedby={`saved-${card.id}`}
        aria-label={label}
        onClick={onChoose}
      >
        <img src="/art/methods/card.svg" alt="" width="64" height="40" />
        <span className={list.words}>
          <span className={list.name}>{label}</span>
          <span id={`saved-${card.id}`} className={list.facts} data-expired={card.expired || undefined}>
            {facts}
          </span>
        </span>
        {card.expired ? <span /> : <Icon name="forward" size={18} />}
      </button>
      <IconButton
        icon="trash"
        label={t('savedRemove', { card: label })}
        aria-busy={busy || undefined}
        onClick={() => void (busy || remove())}
      />
    </li>
  );
}
