import type { CallOutput } from '@fairhouse/contract';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect } from 'react';
import { useCall } from '../../lib/query.ts';
import { refreshSession } from '../../lib/session.ts';
import { commonText } from '../../lib/texts/index.ts';

export type VipLevel = CallOutput<'/base/vipLevel/listAll'>[number];

/** The levels, lowest first. A failure is toasted; `error` is there to offer another try. */
export function useLadder() {
  const list = useCall('/base/vipLevel/listAll', { level_0: 'ASC' });
  useServerBusyToast(list.error);
  return list;
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
