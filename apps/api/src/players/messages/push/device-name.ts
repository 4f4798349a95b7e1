const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and system by which a member knows a device in a list; it decides nothing. */
export function deviceName(userAgent: string): string {
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [named(browsers), named(systems)];
  return [browser ?? 'Browser', system].filter(Boolean).join(', ');
}
