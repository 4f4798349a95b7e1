import { useMay } from '../../lib/person.ts';
import styles from './tables.module.css';
import { useTablesTexts } from './texts/index.ts';

interface SpeakerProps {
  player: string;
  memberId: number | null;
  toMember: (memberId: number) => void;
}

/** Who said it, as the others saw it; it leads to the member, for who may look members up. */
export function Speaker({ player, memberId, toMember }: SpeakerProps) {
  const t = useTablesTexts();
  const may = useMay();
  if (memberId === null || !may('members.read')) return player;
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={t('openMember', { id: memberId })}
      onClick={() => toMember(memberId)}
    >
      {player} ({memberId})
    </button>
  );
}
