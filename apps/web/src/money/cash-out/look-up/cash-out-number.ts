/** The number of a cash-out as a player writes it, with or without a leading '#'. */
export function readCashOutNumber(text: string | null): number | undefined {
  const digits = /^#?(\d{1,15})$/.exec(text?.trim() ?? '')?.[1];
  return digits && Number(digits) > 0 ? Number(digits) : undefined;
}
