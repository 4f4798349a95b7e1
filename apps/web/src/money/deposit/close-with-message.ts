import { showToast } from '@fairhouse/ui/toasts.ts';

/** Specification, section 8: of an order that was not taken the message is read first, then the panel goes. */
const closeAfterMs = 2_000;

/** Says why an order of the card-provider and PayPal-type methods was not taken. Answers how to leave the panel open. */
export function closeWithMessage(message: string, onClose: () => void): () => void {
  showToast(message);
  const timer = setTimeout(onClose, closeAfterMs);
  return () => clearTimeout(timer);
}
