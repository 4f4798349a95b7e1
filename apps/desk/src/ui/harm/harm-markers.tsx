import type { HarmMarker } from '@fairhouse/contract/operator';
import { useHarmWords, useMarkerSentence } from '../../lib/texts/harm-words.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { Tag } from '../facts/tag.tsx';
import styles from './harm.module.css';

/** What was seen, the heaviest first, each in words with its numbers. */
export function HarmMarkers({ markers }: { markers: readonly HarmMarker[] }) {
  const word = useHarmWords();
  const kindName = useKindTexts();
  const sentenceOf = useMarkerSentence();
  if (markers.length === 0) return <p>{word('noSigns')}</p>;
  return (
    <ul className={styles.markers} aria-label={word('signs')}>
      {markers.map((marker) => (
        <li key={marker.kind}>
          <span>
            <strong>{kindName(marker.kind)}</strong>{' '}
            {marker.points > 0 ? (
              <Tag tone="late">{word('points', { points: marker.points })}</Tag>
            ) : (
              <Tag>{word('below', { threshold: marker.threshold })}</Tag>
            )}
          </span>
          {sentenceOf(marker)}
        </li>
      ))}
    </ul>
  );
}
