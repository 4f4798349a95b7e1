import { looksLikeCardNumber } from '../adyen/test-cards.ts';
import { maskedEnd, maskedMail } from '../instrument.ts';
import type { FieldRule, KeptFields, MessageFields } from './message.ts';

const dots = '•••';
/** Under this name stands how many fields of an object, or items of a list, are not kept. */
const leftOut = '…';
const longestBody = 4_000;
const longestText = 300;
const longestCode = 120;
const longestPath = 500;
const mostItems = 20;
const deepest = 12;
/** What is longer is not read at all. */
const longestRead = 512 * 1024;

/**
 * What is kept of a body: the fields that the provider's own list names, and of those nothing that looks like a card, an
 * account, a mail or a secret. JSON and forms come out as JSON; of anything else, such as a page of an error, the beginning.
 */
export function maskMessage({ fields }: Pick<KeptFields, 'fields'>, body: string): string {
  if (body === '') return '';
  if (body.length > longestRead) return JSON.stringify({ [leftOut]: 1 });
  const read = readJson(body) ?? readForm(body);
  if (typeof read !== 'object') return maskText(beginningOf(body)).slice(0, longestText);
  return within(maskedPart(fields, read, undefined, 0) ?? {});
}

/** The path of an address with its query, of which only values with a rule are kept. */
export function maskPath({ fields, paths = [] }: KeptFields, { pathname, searchParams }: URL): string {
  const path = paths.reduce((text, [part, kept]) => text.replace(part, kept), maskCode(decoded(pathname)));
  const query = [...searchParams].map(([name, value]) => {
    const rule = ruleOf(fields, lastName(name));
    return `${name}=${rule ? maskedValue(rule, value) : leftOut}`;
  });
  return `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`.slice(0, longestPath);
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** `a[b][c]=d&e=f`, as an object of `a[b][c]` and `e`. */
function readForm(body: string): Record<string, string> | undefined {
  if (!/^[\w[\].%-]+=/.test(body)) return undefined;
  return Object.fromEntries(new URLSearchParams(body));
}

/** `c` in `a[b][c]` and in `a[b][c][0]`. */
function lastName(name: string): string {
  return (
    name
      .split(/[[\]]+/)
      .filter((part) => part !== '' && !/^\d+$/.test(part))
      .at(-1) ?? name
  );
}

/** Longer than what is kept, so that nothing is cut in two before it is known for what it is. */
function beginningOf(text: string): string {
  return text.slice(0, 4 * longestText);
}

function ruleOf(fields: MessageFields, name: string): FieldRule | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Undefined where nothing of it is kept. */
function maskedPart(fields: MessageFields, value: unknown, rule: FieldRule | undefined, depth: number): unknown {
  if (rule === 'hidden' || depth > deepest) return undefined;
  if (Array.isArray(value)) return maskedItems(fields, value, rule, depth);
  if (typeof value !== 'object' || value === null) return rule === undefined ? undefined : maskedValue(rule, value);
  const kept: [string, unknown][] = [];
  let left = 0;
  for (const [name, inner] of Object.entries(value)) {
    const part = maskedPart(fields, inner, ruleOf(fields, lastName(name)), depth + 1);
    if (part === undefined) left++;
    else kept.push([name, part]);
  }
  if (kept.length === 0 && depth > 0) return undefined;
  return Object.fromEntries(left > 0 ? [...kept, [leftOut, left]] : kept);
}

function maskedItems(fields: MessageFields, items: unknown[], rule: FieldRule | undefined, depth: number): unknown {
  const kept = items.slice(0, mostItems).map((item) => maskedPart(fields, item, rule, depth + 1));
  const shown = kept.filter((item) => item !== undefined);
  if (shown.length === 0) return undefined;
  const left = items.length - shown.length;
  return left > 0 ? [...shown, { [leftOut]: left }] : shown;
}

function maskedValue(rule: FieldRule, value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value;
  const text = beginningOf(String(value));
  if (rule instanceof RegExp) return rule.test(text) ? asItCame(value, maskCode(text)) : dots;
  switch (rule) {
    case 'code':
      return /^[\w.:,+/#-]*$/.test(text) ? asItCame(value, maskCode(text).slice(0, longestCode)) : dots;
    case 'text':
      return asItCame(value, maskText(text).slice(0, longestText));
    default:
      return endOf(text);
  }
}

/** A number stays one where nothing of it was masked. */
function asItCame(value: unknown, masked: string): unknown {
  return typeof value === 'number' && masked === String(value) ? value : masked;
}

/** Of what is short the end would be nearly all of it. */
function endOf(text: string): string {
  if (text.includes('@')) return maskedMail(text);
  return text.length > 8 ? maskedEnd(text) : dots;
}

/** Without cards and secrets. An id in letters and figures is not taken for a card. */
function maskCode(text: string): string {
  return text
    .replace(/(?<![0-9a-f])\d{13,19}(?![0-9a-f])/gi, (digits) =>
      looksLikeCardNumber(digits) ? maskedEnd(digits) : digits,
    )
    .replace(/\b(?:sk|rk|whsec|ek)_\w+/g, dots)
    .replace(/_secret_\w+/g, `_secret_${dots}`)
    .replace(/\beyJ[\w-]+(?:\.[\w-]+)*/g, dots);
}

/** Nor with mails, accounts, keys, or figures as long as those of a person, such as a phone's. */
function maskText(text: string): string {
  return maskCode(text)
    .replace(/[^\s@<>"',;:()=]+@[^\s@<>"',;:()]+\.\w+/g, (mail) => maskedMail(mail))
    .replace(/\b(?:bearer|basic)\s+[\w.~+/=-]+/gi, dots)
    .replace(/(?<![\w-])\d{4}(?:[ -]\d{2,6}){2,4}(?![\w-])/g, (card) =>
      looksLikeCardNumber(card.replace(/\D/g, '')) ? maskedEnd(card) : card,
    )
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g, (account) => endOf(account.replace(/ /g, '')))
    .replace(/(?<![\w-])\+?\d(?:[ .-]?\d){7,}(?![\w-])/g, (figures) => endOf(figures));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** As JSON; what is too long for that loses its end, and no longer reads as JSON. */
function within(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longestBody ? `${text.slice(0, longestBody)}${leftOut}` : text;
}
