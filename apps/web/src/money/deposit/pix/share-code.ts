/**
 * PIX has no link that opens the app of any bank: Mercado Pago answers `qr_code` to copy and `ticket_url`, a page, and nothing else
 * (https://www.mercadopago.com.br/developers/en/docs/checkout-api-orders/payment-integration/pix), and participants pay on a phone by
 * "copia e cola" (https://developers.bitcapital.com.br/docs/sending-instant-payments). So the code goes to the app that the player
 * chooses in the share sheet of the device (https://www.w3.org/TR/web-share/); no scheme of a bank is guessed.
 */
export function canShareCode(text: string): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true);
}

/** Closing the sheet is no failure: the code stays on the screen. */
export async function shareCode(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}
