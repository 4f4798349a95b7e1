import type { Amount } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { useCall } from '../../../lib/query.ts';
import { TabLink } from '../../../ui/tab-link.tsx';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import { CoinChoice } from './coin-choice.tsx';
import { CoinScreen } from './coin-screen.tsx';
import styles from './coins.module.css';
import type { CoinName, Variant } from './coins.ts';
import { type CoinOrder, placeCoinOrder } from './place-coin-order.ts';
import { useCoinTexts } from './texts/index.ts';

/** Which coin and how much; then where to send it. */
export function CoinForm({ variant, ...form }: MethodFormProps & { variant: Variant }) {
  const t = useCoinTexts();
  const listed = useCall('/sys/deposit/crypto/coins', {});
  const [coin, setCoin] = useState<CoinName>();
  const [order, setOrder] = useState<CoinOrder>();

  function isRight(): boolean {
    if (coin) return true;
    void showAlert({ message: t('coinTip') });
    return false;
  }

  async function place(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    const answer = await placeCoinOrder(variant, coin!, amount, requestKey);
    if (answer.ok) {
      if (answer.data) setOrder(answer.data);
      else showToast(t('noCoins'));
      return 'lost';
    }
    void showRefusal(answer, showToast);
    return answer.error === -1 ? 'lost' : 'over';
  }

  if (order) {
    const testWallet = listed.data?.testWallet ?? null;
    return (
      <CoinScreen order={order} testWallet={testWallet} onChange={() => setOrder(undefined)} onClose={form.onClose} />
    );
  }
  const fields = (
    <>
      <CoinChoice
        coins={listed.data?.[variant]}
        error={listed.error?.message}
        onRetry={() => void listed.refetch()}
        value={coin}
        onChange={setCoin}
      />
      <p className={styles.learn}>
        <TabLink to="/aboutBtc" onPhone={() => openPopup('aboutBtc')}>
          {t('learn')}
        </TabLink>
      </p>
    </>
  );
  return (
    <AmountForm
      {...form}
      note={listed.data ? t('safety', { minutes: String(listed.data.quoteMinutes) }) : ''}
      before={{ fields, isRight, intent: variant === 'crypt' ? (coin ?? '') : '' }}
      onSubmit={place}
    />
  );
}
