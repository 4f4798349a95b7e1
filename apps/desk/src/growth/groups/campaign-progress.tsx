import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './groups.module.css';
import { type Campaign, membersWith } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

/** How many of the list have their outcome. */
export function CampaignProgress({ of: { members, tallies } }: { of: Campaign }) {
  const t = useGroupTexts();
  const language = useLanguage();
  const all = members ?? 0;
  const settled = all - membersWith(tallies, 'waiting');
  const said = t('progress', { done: countText(settled, language), count: countText(all, language) });
  return (
    <div className={styles.progress}>
      <progress aria-label={said} value={settled} max={Math.max(all, 1)} />
      <span>{said}</span>
    </div>
  );
}
