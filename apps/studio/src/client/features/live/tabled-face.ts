import type { ComponentType } from 'preact';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { LiveFace } from './face.ts';
import type { Live } from './use-live.ts';

export interface FaceParts {
  session: PlaySession;
  live: Live;
  covered: boolean;
}

/** A face with what is drawn of it: what lies on the table, and the dock below it. */
export interface TabledFace extends LiveFace {
  Table: ComponentType<FaceParts>;
}
