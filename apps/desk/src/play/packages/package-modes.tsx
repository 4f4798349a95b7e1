import { percentText } from '@fairhouse/game-math';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './packages.module.css';
import {
  costText,
  deviationText,
  exactText,
  fractionOf,
  multipleText,
  type PackageMode,
  roundsOf,
} from './packages-view.ts';
import { usePackageTexts } from './texts/index.ts';

/** The figures of each mode, rounded down as players see them, and the fractions that they come from. */
export function PackageModes({ modes }: { modes: readonly PackageMode[] }) {
  const t = usePackageTexts();
  const language = useLanguage();
  const percent = (share: PackageMode['returned']) => `${percentText(fractionOf(share))} %`;
  const once = (mode: PackageMode) => roundsOf(mode)?.toLocaleString(language) ?? '–';
  return (
    <section className={styles.section}>
      <h3>{t('modes')}</h3>
      <PlainTable<PackageMode>
        label={t('modes')}
        heads={[
          { name: t('mode'), phone: true },
          { name: t('return'), figures: true, phone: true },
          { name: t('most'), figures: true, phone: true },
          { name: t('once'), figures: true, phone: true },
          { name: t('hits'), figures: true },
          { name: t('deviation'), figures: true },
        ]}
        rows={modes}
        rowKey={({ name }) => name}
        cells={(mode) => [
          `${mode.name} ${costText(mode)}`,
          percent(mode.returned),
          multipleText(mode.largest),
          once(mode),
          percent(mode.hits),
          deviationText(mode),
        ]}
      />
      <details className={styles.exact}>
        <summary>{t('exact')}</summary>
        {modes.map((mode) => (
          <dl key={mode.name}>
            <dt>{mode.name}</dt>
            <dd>
              {t('exactReturn')} <code>{exactText(mode.returned)}</code>
            </dd>
            <dd>
              {t('exactHits')} <code>{exactText(mode.hits)}</code>
            </dd>
            <dd>
              {t('exactLargest')} <code>{exactText(mode.largestShare)}</code>
            </dd>
            <dd>
              {t('deviation')} <code>{deviationText(mode)}</code>
            </dd>
            <dd>
              {t('lines')} <code>{countText(mode.lines, language)}</code>
            </dd>
            <dd>
              {t('sum')} <code>{mode.sum}</code>
            </dd>
          </dl>
        ))}
      </details>
    </section>
  );
}
