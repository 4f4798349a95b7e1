import type { Amount } from '@fairhouse/money';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import type { Translate } from '../../lib/language/i18n.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useMethodName } from '../../lib/method-name/method-name.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { shortLabel } from '../../ui/amount-choice.tsx';
import { type DepositMethod, feeTextOf, groupsOf } from './deposit-method.ts';
import styles from './method-list.module.css';
import type { en } from './texts/en.ts';
import { useDepositTexts } from './texts/index.ts';

/** The ways to pay in by their kind, the one used last first; undefined while they are on their way. */
export function MethodList({
  methods,
  limits,
  lastUsed,
  error,
  onRetry,
  onChoose,
}: {
  methods: readonly DepositMethod[] | undefined;
  /** Of every deposit; undefined while they are on their way. */
  limits: { minimum: Amount; maximum: Amount } | undefined;
  /** The method of the member’s last deposit; undefined for none, and while that is not known. */
  lastUsed?: string | undefined;
  error: string | undefined;
  onRetry: () => void;
  onChoose: (method: DepositMethod) => void;
}) {
  const t = useDepositTexts();
  const nameOf = useMethodName();
  const common = useCommonTexts();
  const language = useLanguage();
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
  return groupsOf(methods, lastUsed).map(({ name, of }) => (
    <section key={name} className={styles.group} aria-label={t(`kind_${name}`)}>
      <h3>{t(`kind_${name}`)}</h3>
      <ul className={styles.list}>
        {of.map((method) => (
          <li key={method.code}>
            <button
              type="button"
              className={styles.method}
              aria-labelledby={`method-${method.code}`}
              aria-describedby={`facts-${method.code}`}
              onClick={() => onChoose(method)}
            >
              <img src={method.icon} alt="" width="64" height="40" />
              <span className={styles.words}>
                <span className={styles.name}>
                  <span id={`method-${method.code}`}>{nameOf(method)}</span>
                  {method.discount > 0 && (
                    <small className={styles.tag}>{t('discount', { percent: method.discount })}</small>
                  )}
                </span>
                <span id={`facts-${method.code}`} className={styles.facts}>
                  {method.discount > 0 && (
                    <span className="visually-hidden">{t('discount', { percent: method.discount })}</span>
                  )}
                  <span>{t(`how_${method.code}`)}</span>
                  <span>{factsOf(method, limits, t, language)}</span>
                </span>
              </span>
              <Icon name="forward" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** When it is credited, what it costs and its limits: 'At once · no fee · $10 to $5,000'. */
function factsOf(
  { code, arrival }: DepositMethod,
  limits: { minimum: Amount; maximum: Amount } | undefined,
  t: Translate<keyof typeof en>,
  language: string,
): string {
  const between = limits && {
    minimum: shortLabel(limits.minimum, language),
    maximum: shortLabel(limits.maximum, language),
  };
  return [t(`arrives_${arrival}`), t(feeTextOf(code)), ...(between ? [t('between', between)] : [])].join(' · ');
}
