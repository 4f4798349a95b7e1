import { createStore } from '@fairhouse/ui/store.ts';

/**
 * The chat of a third party, spoken to as tawk.to's JavaScript API describes it (developer.tawk.to/jsapi): the global
 * `Tawk_API` is there before the script, which reads `visitor` and `onLoad` from it and adds the functions. Its script is
 * fetched only when somebody opens the chat.
 */
interface ChatApi {
  visitor?: { name: string };
  onLoad?: () => void;
  onChatMinimized?: () => void;
  maximize?: () => void;
  hideWidget?: () => void;
  showWidget?: () => void;
  setAttributes?: (attributes: { name: string }) => void;
  endChat?: () => void;
}

declare global {
  interface Window {
    Tawk_API?: ChatApi;
  }
}

const loadTimeoutMs = 15_000;
let loading: Promise<boolean> | undefined;

/** Whether the widget's own window is open, for the icon that steps aside meanwhile. */
export const chatting = createStore(false);

/** Loads the widget the first time and opens it; the support team sees a member's username. False when it did not come. */
export async function openChat(script: string, username: string | undefined): Promise<boolean> {
  loading ??= load(script, username);
  if (!(await loading)) {
    loading = undefined;
    return false;
  }
  const api = window.Tawk_API;
  if (username !== undefined) api?.setAttributes?.({ name: username });
  api?.showWidget?.();
  api?.maximize?.();
  chatting.set(true);
  return true;
}

/** Hides the widget: a game covers the page. */
export function hideChat(): void {
  window.Tawk_API?.hideWidget?.();
  chatting.set(false);
}

/** After logging out: anyone who comes next must not read what was written before. */
export function endChat(): void {
  window.Tawk_API?.endChat?.();
  hideChat();
}

function load(script: string, username: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    const timer = setTimeout(() => end(false), loadTimeoutMs);
    function end(loaded: boolean): void {
      clearTimeout(timer);
      if (!loaded) element.remove();
      resolve(loaded);
    }
    window.Tawk_API = {
      ...(username === undefined ? {} : { visitor: { name: username } }),
      onLoad: () => end(true),
      onChatMinimized: hideChat,
    };
    element.src = script;
    element.async = true;
    element.onerror = () => end(false);
    document.head.append(element);
  });
}
