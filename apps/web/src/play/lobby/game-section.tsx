import styles from './game-section.module.css';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

const { frame, head, count, text } = styles;

/** A list or grid on the home page. */
export function GameSection(props: SectionProps) {
  return <SectionFrame {...props} look={{ frame, head, count, text }} />;
}
