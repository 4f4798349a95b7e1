import type { PlannedFault } from '@fairhouse/vendor-certification/source';

export interface WatchedCall {
  call: string;
  transactionId: string | null;
  roundId: string | null;
  status: string;
}

export interface TestPlayer {
  vendor: string;
  memberId: bigint;
  /** The name among vendors, once a session was opened. */
  user: string | undefined;
  calls: WatchedCall[];
  /** What happens to the next calls, each with how often it still does. */
  faults: (PlannedFault & { left: number })[];
}

/** Enough for several runs at a time; the oldest are forgotten first. */
const mostPlayers = 10_000;
const mostCallsKept = 1_000;

/** The test players of this process. A sandbox is one process: what is planned for a call is known where it arrives. */
export interface TestPlayers {
  add(vendor: string, memberId: bigint): TestPlayer;
  addLaunch(player: TestPlayer, launchToken: string): void;
  /** Undefined for one of another vendor, or one that was forgotten. */
  find(vendor: string, id: string): TestPlayer | undefined;
  /** Whose a wallet call is, by its launch token or its user. */
  ofCall(fields: Record<string, unknown>): TestPlayer | undefined;
  noteUser(player: TestPlayer, user: string): void;
  noteCall(player: TestPlayer, call: WatchedCall): void;
}

export function createTestPlayers(): TestPlayers {
  const byId = new Map<string, TestPlayer>();
  const byLaunch = new Map<string, TestPlayer>();
  const byUser = new Map<string, TestPlayer>();
  const bound = <V>(map: Map<string, V>) => {
    if (map.size > mostPlayers) map.delete(map.keys().next().value!);
  };
  return {
    add(vendor, memberId) {
      const player: TestPlayer = { vendor, memberId, user: undefined, calls: [], faults: [] };
      byId.set(String(memberId), player);
      bound(byId);
      return player;
    },
    addLaunch(player, launchToken) {
      byLaunch.set(launchToken, player);
      bound(byLaunch);
    },
    find(vendor, id) {
      const player = byId.get(id);
      return player?.vendor === vendor ? player : undefined;
    },
    ofCall({ launchToken, user }) {
      if (typeof user === 'string') return byUser.get(user);
      return typeof launchToken === 'string' ? byLaunch.get(launchToken) : undefined;
    },
    noteUser(player, user) {
      player.user = user;
      byUser.set(user, player);
      bound(byUser);
    },
    noteCall(player, call) {
      if (player.calls.length < mostCallsKept) player.calls.push(call);
    },
  };
}
