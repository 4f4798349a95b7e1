/** Who brought a visitor: codes from the invitation link, kept until they are used up by joining. */
const keys = { code: 'fairhouse.inviteCode', recommend: 'fairhouse.recommendCode' } as const;
const codePattern = /^[\w-]{1,32}$/;

/** The invitation code that the form begins with; empty without one. */
export function invitationCode(): string {
  return kept(keys.code) ?? '';
}

/** The code of a recommendation link, to be sent along. */
export function recommendation(): { recommendCode?: string } {
  const recommendCode = kept(keys.recommend);
  return recommendCode ? { recommendCode } : {};
}

function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `?code=` (and `?recommend=`) of an address such as /#/?code=A1B2C3. Answers whether it invites. */
export function keepInvitation(query: URLSearchParams): boolean {
  for (const [name, key] of Object.entries(keys)) {
    const code = query.get(name);
    if (!code || !codePattern.test(code)) continue;
    try {
      localStorage.setItem(key, code);
    } catch {
      // Without storage the invitation cannot outlive the page.
    }
  }
  return codePattern.test(query.get('code') ?? '');
}

export function forgetInvitation(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
