export const pushStorageKey = 'fairhouse.push';

/** Whether this browser was subscribed to push: only then is the code of push loaded. */
export function hasSubscription(): boolean {
  try {
    return localStorage.getItem(pushStorageKey) !== null;
  } catch {
    return false;
  }
}
