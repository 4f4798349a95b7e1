/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { LiveFace } from './face.ts';
import './result-signs.css';

interface ResultSignsProps {
  session: PlaySession;
  face: Pick<LiveFace, 'sign' | 'said'>;
  /** The latest first. */
  outcomes: readonly unknown[];
  name: string;
  /** On several lines, where there is room for all of them. */
  wraps?: boolean;
}

/** What came last, a sign each. They say nothing about the next. */
export function ResultSigns({ session, face, outcomes, name, wraps = false }: ResultSignsProps) {
  return (
    <ol class={`live-signs figures${wraps ? ' live-signs--wrap' : ''}`} aria-label={name}>
      {outcomes.map((outcome, age) => {
        const { figure, tone } = face.sign(outcome, session);
        return (
          <li
            key={outcomes.length - age}
            class={`live-signs__one live-signs__one--${tone}`}
            aria-label={face.said(outcome, session)}
          >
            {figure}
          </li>
        );
      })}
    </ol>
  );
}
