import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import styles from './coins.module.css';
import { type CoinName, coinLooks } from './coins.ts';
import { useCoinTexts } from './texts/index.ts';

/** The coins that can be paid in just now; undefined while they are on their way. */
export function CoinChoice({
  coins,
  error,
  onRetry,
  value,
  onChange,
}: {
  coins: readonly CoinName[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  value: CoinName | undefined;
  onChange: (coin: CoinName) => void;
}) {
  const t = useCoinTexts();
  if (error && !coins) {
    return <LoadFailed error={{ message: error }} onRetry={onRetry} />;
  }
  if (!coins) return <Spinner label={t('coinsLoading')} />;
  if (coins.length === 0) return <EmptyState title={t('noCoins')} />;
  return (
    <ChoiceGrid
      label={t('coin')}
      columns={2}
      choices={coins.map((coin) => ({ value: coin, label: <CoinLabel coin={coin} /> }))}
      value={value}
      onChange={(coin) => onChange(coin as CoinName)}
    />
  );
}

function CoinLabel({ coin }: { coin: CoinName }) {
  const { icon, symbol, name } = coinLooks[coin];
  return (
    <b className={styles.coin}>
      <img src={icon} alt="" width="48" height="30" />
      <b>
        {symbol} <small>{name}</small>
      </b>
    </b>
  );
}
