/** Shows a number at the icon of the installed site; none takes it away. Does nothing where there is no such badge. */
export function showBadge(count: number): void {
  // Refused where the site is not installed: nothing is lost.
  const ignore = () => {};
  if (!('setAppBadge' in navigator)) return;
  if (count > 0) navigator.setAppBadge(count).catch(ignore);
  else navigator.clearAppBadge().catch(ignore);
}
