import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import { useKeys } from '../lib/keys/use-keys.ts';
import { usePictureTexts } from './picture-texts.ts';
import styles from './picture-viewer.module.css';

const steps = [1, 1.5, 2, 3, 4, 6] as const;

/** Pictures one at a time: zoomed, turned and moved, by keys and by the pointer. */
export function PictureViewer({ pictures, label }: { pictures: readonly string[]; label: string }) {
  const t = usePictureTexts();
  const [shown, setShown] = useState(0);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [failed, setFailed] = useState(false);
  const held = useRef<{ x: number; y: number } | undefined>(undefined);
  const zoom = (by: 1 | -1) => {
    const next = Math.min(steps.length - 1, Math.max(0, step + by));
    setStep(next);
    if (next === 0) setPlace({ x: 0, y: 0 });
  };
  const turn = () => setTurns((before) => (before + 1) % 4);
  useKeys({ zoomIn: () => zoom(1), zoomOut: () => zoom(-1), turn });

  const move = (event: PointerEvent) => {
    const from = held.current;
    if (!from) return;
    setPlace(({ x, y }) => ({ x: x + event.clientX - from.x, y: y + event.clientY - from.y }));
    held.current = { x: event.clientX, y: event.clientY };
  };
  const show = (at: number) => {
    setShown(at);
    setStep(0);
    setTurns(0);
    setPlace({ x: 0, y: 0 });
    setFailed(false);
  };

  const picture = pictures[shown];
  if (picture === undefined) return <p className={styles.none}>{t('none')}</p>;
  const transform = `translate(${place.x}px, ${place.y}px) rotate(${turns * 90}deg) scale(${steps[step]})`;
  return (
    <figure className={styles.viewer}>
      <div
        className={styles.frame}
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={move}
        onPointerUp={() => {
          held.current = undefined;
        }}
      >
        {failed ? (
          <p className={styles.none}>{t('failed')}</p>
        ) : (
          <img src={picture} alt={label} draggable={false} style={{ transform }} onError={() => setFailed(true)} />
        )}
      </div>
      <figcaption className={styles.tools}>
        <ActionIcon variant="default" aria-label={t('zoomOut')} disabled={step === 0} onClick={() => zoom(-1)}>
          −
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('zoomIn')}
          disabled={step === steps.length - 1}
          onClick={() => zoom(1)}
        >
          <Icon name="plus" size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('turn')} onClick={turn}>
          <Icon name="turn" size={16} />
        </ActionIcon>
        <span>
          {t('picture', { at: shown + 1, count: pictures.length })} · {Math.round(steps[step]! * 100)} %
        </span>
        {pictures.length > 1 &&
          pictures.map((address, at) => (
            <button key={address} type="button" aria-pressed={at === shown} onClick={() => show(at)}>
              {at + 1}
            </button>
          ))}
      </figcaption>
    </figure>
  );
}
