/** Letters and marks of any script, with apostrophes, hyphens, dots and spaces between them: no digits, no pictures. */
const personName = /^['’]?[\p{L}\p{M}]+(?:[ '’.-]+[\p{L}\p{M}]+)*\.?$/u;

/** For the fields of calls, which report empty text as missing and not as a wrong name. */
export const isPersonNameOrEmpty = (text: string): boolean => text === '' || isPersonName(text);

export function isPersonName(text: string): boolean {
  return personName.test(text);
}
