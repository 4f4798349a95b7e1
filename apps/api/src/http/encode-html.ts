/** Text as it may stand in HTML, inside or outside an attribute. */
export function encodeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
