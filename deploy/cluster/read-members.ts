/** What Patroni says of each node: https://patroni.readthedocs.io, REST API, /cluster. */
export interface ClusterMember {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | 'standby_leader';
  state: string;
  lag?: number | 'unknown';
}

/** Asks one node after the other; undefined when none answers. */
export async function readMembers(nodes: readonly { rest: number }[]): Promise<ClusterMember[] | undefined> {
  for (const { rest } of nodes) {
    try {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(1_000) });
      return ((await answer.json()) as { members: ClusterMember[] }).members;
    } catch {
      // The next may know.
    }
  }
  return undefined;
}

/** A leader and two who follow it, one of them in step. */
export function isWhole(members: readonly ClusterMember[] | undefined): boolean {
  if (members === undefined || members.length !== 3) return false;
  const count = (role: ClusterMember['role']) => members.filter((member) => member.role === role).length;
  const runs = members.every(({ state }) => state === 'running' || state === 'streaming');
  return runs && count('leader') === 1 && count('sync_standby') === 1;
}
