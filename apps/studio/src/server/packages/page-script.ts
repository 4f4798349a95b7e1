/**
 * The first script of every package's page. Public clients of the format call `https://` + rgs_url: where the casino runs without TLS, in
 * development, it sends these calls to the page's own origin. And it has the page around it look at the balance after each call;
 * nothing is believed of it.
 */
export const pageScript = `(() => {
  const isOurs = (url) => url.host === location.host;
  const target = (address) => {
    const url = new URL(address, location.href);
    if (isOurs(url)) url.protocol = location.protocol;
    return url;
  };
  const called = (url) => {
    if (isOurs(url) && /^\\/(wallet|bet)\\//.test(url.pathname)) parent.postMessage({ source: 'fairhouse-package', type: 'called' }, '*');
  };
  const send = fetch;
  window.fetch = async (input, init) => {
    const url = target(input instanceof Request ? input.url : String(input));
    const answer = await send(input instanceof Request ? new Request(url, input) : url, init);
    called(url);
    return answer;
  };
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    const url = target(address);
    this.addEventListener('loadend', () => called(url));
    return open.call(this, method, url, ...rest);
  };
})();
`;

const tag = '<script src="/.fairhouse/page.js"></script>';

/** Before every script of the page itself. */
export function withPageScript(html: string): string {
  const head = /<head(?:\s[^>]*)?>/i.exec(html) ?? /<html(?:\s[^>]*)?>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + tag + html.slice(at);
}
