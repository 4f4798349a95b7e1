import { useCommonTexts } from '../../lib/texts/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { DepositMethod } from './deposit-popup.tsx';
import styles from './method-list.module.css';
import { methodName } from './method-name.ts';
import { useDepositTexts } from './texts/index.ts';

/** The ways to pay in, as the API sorts them; undefined while they are on their way. */
export function MethodList({
  methods,
  error,
  onRetry,
  onChoose,
}: {
  methods: readonly DepositMethod[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  onChoose: (method: DepositMethod) => void;
}) {
  const t = useDepositTexts();
  const common = useCommonTexts();
  if (error && !methods) {
    return <LoadFailed error={{ message: error }} onRetry={onRetry} />;
  }
  if (!methods) {
    return (
      <div className={styles.waiting}>
        <Spinner label={common('loading')} />
      </div>
    );
  }
  if (methods.length === 0) return <EmptyState title={t('noMethods')} />;
  return (
    <ul className={styles.list}>
      {methods.map((method) => (
        <li key={method.code}>
          <button
            type="button"
            className={styles.method}
            aria-labelledby={`method-${method.code}`}
            aria-describedby={method.discount > 0 ? `discount-${method.code}` : undefined}
            onClick={() => onChoose(method)}
          >
            <img src={method.icon} alt="" width="64" height="40" />
            <span className={styles.name}>
              <span id={`method-${method.code}`}>{methodName(method, t)}</span>
              {method.discount > 0 && (
                <small id={`discount-${method.code}`} className={styles.tag}>
                  {t('discount', { percent: method.discount })}
                </small>
              )}
            </span>
            <Icon name="forward" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
