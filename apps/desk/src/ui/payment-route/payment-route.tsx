import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Code } from '../facts/code.tsx';
import { StatusTag } from '../facts/status-tag.tsx';
import { Answered } from '../states.tsx';
import styles from './payment-route.module.css';
import { usePaymentRouteTexts } from './texts.ts';

/** Where a deposit was sent and why, with each order at each provider. */
export function PaymentRoute({ id }: { id: number }) {
  const t = usePaymentRouteTexts();
  const may = useMay();
  const language = useLanguage();
  const query = useCall('/operator/deposit/route', { id }, { enabled: may('deposits.read') });
  if (!may('deposits.read')) return null;
  return (
    <section className={styles.route}>
      <h3>{t('title')}</h3>
      <Answered query={query}>
        {({ decision, attempts }) => (
          <>
            <p>
              {decision
                ? t('why', {
                    version: decision.version,
                    rule: decision.rule ?? t('noRule'),
                    order: decision.order.join(', '),
                  })
                : t('noRules')}
            </p>
            {decision && (
              <ul>
                {decision.providers.map(({ provider, outcome, behind, accepted, declined }) => (
                  <li key={provider}>
                    <Code of="provider" code={provider} />: {t(`outcome_${outcome}`)}
                    {behind && `, ${t(`behind_${behind}`)}`}
                    {accepted !== null &&
                      declined !== null &&
                      `, ${t('lastHour', { accepted, decided: accepted + declined })}`}
                  </li>
                ))}
              </ul>
            )}
            <ol aria-label={t('attempts')}>
              {attempts.map(({ id: attempt, provider, state, decline, declineCode, time }) => (
                <li key={attempt}>
                  <Code of="provider" code={provider} /> · {attempt} · {momentText(time, language)}{' '}
                  <StatusTag status={state} />
                  {decline && ` ${t(`decline_${decline}`)} (${declineCode})`}
                </li>
              ))}
            </ol>
          </>
        )}
      </Answered>
    </section>
  );
}
