import { useFrameClose } from '@fairhouse/ui/use-frame-close.ts';
import { useRef } from 'react';
import styles from './replay-frame.module.css';

interface ReplayFrameProps {
  address: string;
  title: string;
  /** The replay asks to be closed. */
  onClose: () => void;
}

/** A round in its game's own picture, in a frame of the game studio. Nothing can be played there. */
export function ReplayFrame({ address, title, onClose }: ReplayFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameClose(frame, address, onClose);
  return (
    <iframe
      ref={frame}
      className={styles.picture}
      title={title}
      src={address}
      // Its own origin, which is not this one: its scripts do not reach the site. A round's file may be saved.
      sandbox="allow-scripts allow-same-origin allow-downloads"
      referrerPolicy="no-referrer"
    />
  );
}
