import { post } from '../../lib/api.ts';
import { pushStorageKey } from './has-subscription.ts';

/** What this browser was subscribed as. Only the member whose it is has it renewed. */
interface Kept {
  memberId: number;
  deviceId: number;
}

/**
 * `unsupported`: no push here, or no worker yet (while developing). `install`: iOS has it for installed sites alone. `denied`: the
 * browser may not ask again.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

function kept(): Kept | undefined {
  try {
    const { memberId, deviceId } = JSON.parse(localStorage.getItem(pushStorageKey) ?? '{}') as Partial<Kept>;
    return typeof memberId === 'number' && typeof deviceId === 'number' ? { memberId, deviceId } : undefined;
  } catch {
    return undefined;
  }
}

function keep(next: Kept | undefined): void {
  try {
    if (next) localStorage.setItem(pushStorageKey, JSON.stringify(next));
    else localStorage.removeItem(pushStorageKey);
  } catch {
    // Without storage the subscription is simply not renewed.
  }
}

/** The id under which the casino knows this browser as the member's. */
export function ownDeviceId(memberId: number): number | undefined {
  const own = kept();
  return own?.memberId === memberId ? own.deviceId : undefined;
}

export function pushState(memberId: number): PushState {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return 'unsupported';
  if (!('PushManager' in window) || !('Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && ownDeviceId(memberId) !== undefined ? 'on' : 'off';
}

/** Asks the browser's permission and subscribes; only ever after a tap. Answers a sentence of the API where it refuses. */
export async function subscribe(
  memberId: number,
  publicKey: string,
): Promise<{ is: 'on' | 'denied' | 'failed' } | { is: 'refused'; message: string }> {
  if ((await Notification.requestPermission()) !== 'granted') return { is: 'denied' };
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // One with a former key of the casino can be sent nothing.
    if (before && !isOfKey(before, publicKey)) await before.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const answer = await send(memberId, subscription);
    return answer.ok ? { is: 'on' } : { is: 'refused', message: answer.message };
  } catch {
    return { is: 'failed' };
  }
}

/** Ends it in the browser alone; `/sys/push/remove` ends it in the casino. */
export async function unsubscribe(): Promise<void> {
  keep(undefined);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Keeps what the member has subscribed in step with the browser, which may change it, and with the session of now. Another
 * member's is ended: this one has asked for nothing. Never asks for permission.
 */
export async function renewSubscription(memberId: number): Promise<void> {
  const own = kept();
  if (!own || pushState(own.memberId) !== 'on') return;
  if (own.memberId !== memberId) return unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) await send(memberId, subscription);
  else keep(undefined);
}

async function send(memberId: number, subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const input = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  const answer = await post('/sys/push/subscribe', input, { silent: true });
  if (answer.ok) keep({ memberId, deviceId: answer.data.id });
  return answer;
}

function isOfKey({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  if (!applicationServerKey) return false;
  const [given, ours] = [new Uint8Array(applicationServerKey), bytesOf(publicKey)];
  return given.length === ours.length && given.every((byte, index) => byte === ours[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
