import { useCall } from '../../lib/query.ts';

export const chatAvailablePath = '/sys/sysSetting/checkContactUsSetting';
const everyMs = 20_000;

/** Whether live chat is there; looked at every 20 s without a loading indicator. */
export function useChatAvailable(): boolean {
  const { data } = useCall(chatAvailablePath, {}, { everyMs, staleTimeMs: 5_000 });
  return data === true;
}
