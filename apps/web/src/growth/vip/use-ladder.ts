import type { CallOutput } from '@fairhouse/contract';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect } from 'react';
import { useCall } from '../../lib/query.ts';
import { refreshSession, useSession } from '../../lib/session.ts';
import { commonText } from '../../lib/texts/index.ts';

export type Ladder = CallOutput<'/sys/vipLevel/describe'>;
export type VipLevel = Ladder['levels'][number];

/** The levels with what they bring, lowest first. A failure is toasted; `error` is there to offer another try. */
export function useLadder() {
  const { status } = useSession();
  const ladder = useCall('/sys/vipLevel/describe', {}, { enabled: status !== 'unknown' });
  useServerBusyToast(ladder.error);
  return ladder;
}

export function useServerBusyToast(error: unknown): void {
  useEffect(() => {
    if (error) showToast(commonText('serverBusy'));
  }, [error]);
}

/** Points are earned in games, behind the back of what this page knows of the member. */
export function useFreshPoints(): void {
  useEffect(() => void refreshSession(), []);
}
