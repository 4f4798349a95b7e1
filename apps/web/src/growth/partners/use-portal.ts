import type { CallOutput } from '@fairhouse/contract';
import { useCallback, useEffect, useState } from 'react';
import { ask } from './partner-session.ts';

/** The API's code of a session that is over. */
const loginAgain = -2;

export interface PortalData {
  home: CallOutput<'/partner/home'>;
  players: CallOutput<'/partner/players'>;
  statements: CallOutput<'/partner/statements'>;
  postbacks: CallOutput<'/partner/postbacks'>;
}

/** Everything of the portal, or what went wrong; `ended` is called when the session is over. */
export function usePortal(token: string, ended: () => void) {
  const [data, setData] = useState<PortalData>();
  const [problem, setProblem] = useState<string>();
  const load = useCallback(async () => {
    const [home, players, statements, postbacks] = await Promise.all([
      ask('/partner/home', {}, token),
      ask('/partner/players', {}, token),
      ask('/partner/statements', {}, token),
      ask('/partner/postbacks', {}, token),
    ]);
    const refused = [home, players, statements, postbacks].find((one) => !one.ok);
    if (refused && !refused.ok && refused.error === loginAgain) return ended();
    if (refused && !refused.ok) return setProblem(refused.message);
    if (!home.ok || !players.ok || !statements.ok || !postbacks.ok) return;
    setProblem(undefined);
    setData({ home: home.data, players: players.data, statements: statements.data, postbacks: postbacks.data });
  }, [token, ended]);
  useEffect(() => {
    void load();
  }, [load]);
  return { data, problem, load };
}
