import { useCall } from '../../../lib/query.ts';
import { useCoinTexts } from './texts/index.ts';

const everyMs = 2_000;

/** What has been seen on the chain so far, and how far it is confirmed. */
export function Arrivals({ depositId }: { depositId: number }) {
  const t = useCoinTexts();
  const { data } = useCall('/sys/deposit/crypto/arrivals', { id: depositId }, { everyMs, staleTimeMs: 0 });
  if (!data || data.arrivals.length === 0) return <p>{t('looking')}</p>;
  return data.arrivals.map(({ coin, coinNum, confirmations, needed }) => {
    const coins = `${coinNum} ${coin}`;
    return (
      <p key={coins}>
        {confirmations === 0
          ? t('waiting', { coins })
          : t('confirming', { coins, count: String(confirmations), needed: String(needed) })}
      </p>
    );
  });
}
