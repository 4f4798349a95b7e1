import { Store } from '../../../lib/page/store.ts';

/** What the player has chosen on this device: whether the chat is hidden, and whose messages are not shown. */
export interface ChatSettings {
  isHidden: boolean;
  /** `by` of the messages, the latest last. */
  muted: readonly string[];
}

const place = 'fairhouse.chat';
const mostMuted = 200;
const usual: ChatSettings = { isHidden: false, muted: [] };

/** Text that is no setting of ours is the usual one. */
export function readSettings(text: string | null): ChatSettings {
  try {
    const read = JSON.parse(text ?? 'null') as Partial<Record<keyof ChatSettings, unknown>> | null;
    const muted = Array.isArray(read?.muted) ? read.muted.filter((one): one is string => typeof one === 'string') : [];
    return { isHidden: read?.isHidden === true, muted: muted.slice(-mostMuted) };
  } catch {
    return usual;
  }
}

function stored(): ChatSettings {
  try {
    return readSettings(localStorage.getItem(place));
  } catch {
    return usual;
  }
}

export const chatSettings = new Store<ChatSettings>(stored());

export function changeChat(changed: Partial<ChatSettings>): void {
  chatSettings.set(changed);
  try {
    localStorage.setItem(place, JSON.stringify(chatSettings.get()));
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

export function mutePerson(by: string): void {
  changeChat({ muted: [...chatSettings.get().muted.filter((one) => one !== by), by].slice(-mostMuted) });
}
