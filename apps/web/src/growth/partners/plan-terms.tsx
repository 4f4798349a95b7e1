import { useLanguage } from '../../lib/language/language.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import { exactText } from './exact-text.ts';
import styles from './partners.module.css';
import { usePartnerTexts } from './texts/index.ts';
import type { PortalData } from './use-portal.ts';

/** What the plan pays for. */
export function PlanTerms({ home: { plan } }: { home: PortalData['home'] }) {
  const t = usePartnerTexts();
  const language = useLanguage();
  if (!plan) return null;
  const { cpa, share, currency, minimumPayout, cap, holdDays, carryOver, excludedCountries } = plan.definition;
  const money = (text: string) => exactText(text, currency, language);
  const tierName = (from: string) =>
    share?.by === 'ngr' ? t('tierNgr', { from: money(from) }) : t('tierDeposits', { from });
  return (
    <section className={styles.section}>
      <h2>{t('plan')}</h2>
      <p className={styles.quiet}>{t('planLead', { plan: plan.name, version: plan.version, from: plan.fromMonth })}</p>
      <FigureList
        figures={[
          ...(cpa
            ? [
                { name: t('cpa'), value: money(cpa.amount) },
                {
                  name: t('cpaFor'),
                  value: t('cpaCondition', {
                    deposit: money(cpa.firstDeposit),
                    stakes: money(cpa.stakes),
                    days: cpa.days,
                  }),
                },
              ]
            : []),
          ...(share?.tiers ?? []).map(({ from, percent }) => ({ name: tierName(from), value: `${percent} %` })),
          { name: t('minimumPayout'), value: money(minimumPayout) },
          ...(cap === null ? [] : [{ name: t('cap'), value: money(cap) }]),
          { name: t('holdDays'), value: holdDays },
          { name: t('carryOver'), value: t(carryOver ? 'yes' : 'no') },
          ...(excludedCountries.length > 0 ? [{ name: t('excluded'), value: excludedCountries.join(', ') }] : []),
        ]}
      />
      <p className={styles.quiet}>{t('protection')}</p>
    </section>
  );
}
