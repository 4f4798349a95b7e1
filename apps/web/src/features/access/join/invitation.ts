/** Who brought a visitor: codes from the invitation link, kept until they are used up by joining. */
const keys = { code: 'fairhouse.inviteCode', recommend: 'fairhouse.recommendCode' } as const;

export function invitationCodes(): { invitorCode?: string; recommendCode?: string } {
  return { ...named('invitorCode', keys.code), ...named('recommendCode', keys.recommend) };
}

function named(field: string, key: string): Record<string, string> {
  try {
    const kept = localStorage.getItem(key);
    return kept ? { [field]: kept } : {};
  } catch {
    return {};
  }
}

/** Keeps `?code=` (and `?recommend=`) of an address such as /#/?code=A1B2C3. */
export function keepInvitation(query: URLSearchParams): void {
  for (const [name, key] of Object.entries(keys)) {
    const code = query.get(name);
    if (!code || !/^[\w-]{1,32}$/.test(code)) continue;
    try {
      localStorage.setItem(key, code);
    } catch {
      // Without storage the invitation cannot outlive the page.
    }
  }
}

export function forgetInvitation(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
