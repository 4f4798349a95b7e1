/**
 * Request keys: one per intent of the player, so that an order sent again after a lost answer is not a second order.
 * `keyFor(content)` answers the same key for the same content until `settled()` says that its answer has arrived.
 */
export interface IntentKeys {
  keyFor(content: string): string;
  settled(): void;
}

export function createIntentKeys(): IntentKeys {
  let intent: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      if (intent?.content !== content) intent = { content, key: randomKey() };
      return intent.key;
    },
    settled() {
      intent = undefined;
    },
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http addresses. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
