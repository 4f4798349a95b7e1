import type { CallOutput } from '@fairhouse/contract';
import { useId } from 'react';
import { countText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useLevelName } from '../../lib/level-name/level-name.ts';
import { levelColour } from './level-colour.ts';
import { useVipTexts } from './texts/index.ts';
import type { VipLevel } from './use-ladder.ts';
import styles from './vip-store.module.css';

export type VipPackage = CallOutput<'/base/vipStore/listAll'>[number];

/** One package is taken of the list; the whole row is its button. */
export function PackageTable({
  packages,
  ladder,
  chosen,
  bonusText,
  onChoose,
}: {
  packages: readonly VipPackage[];
  ladder: readonly VipLevel[];
  chosen: number | undefined;
  bonusText: (one: VipPackage) => string;
  onChoose: (id: number) => void;
}) {
  const t = useVipTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  const group = useId();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('packages')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('points')}</th>
          <th scope="col">{t('bonus')}</th>
        </tr>
      </thead>
      <tbody>
        {packages.map((one) => {
          const tier = ladder.find(({ level }) => level === one.level);
          const name = nameOf(one.level, tier?.name);
          const points = countText(one.points, language);
          return (
            <tr key={one.id}>
              <td>
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={group}
                    checked={one.id === chosen}
                    aria-label={t('packageNamed', { level: name, points, bonus: bonusText(one) })}
                    onChange={() => onChoose(one.id)}
                  />
                  {tier && <img src={tier.icon} alt="" width="40" height="40" />}
                  <span className={styles.level} style={levelColour(tier?.colour)}>
                    {name}
                  </span>
                </label>
              </td>
              <td>{points}</td>
              <td>
                <strong>{bonusText(one)}</strong>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
