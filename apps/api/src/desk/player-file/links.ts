import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { invitationLines, linkedMembers, sharedThings } from './links.store.ts';

type Links = OperatorCallOutput<'/operator/member/links'>;

const mostThings = 60;
const mostOfOneThing = 20;
const mostMembers = 60;

/** The members and things around a member, and the lines between them, as many as a drawing bears. */
export async function linksOf(db: Database, memberId: bigint): Promise<Links> {
  const shared = await sharedThings(db, memberId, mostThings, mostOfOneThing);
  const invited = await invitationLines(db, memberId, mostMembers);
  // Anyone who shares most comes first, where not all find room.
  const times = new Map<bigint, number>();
  for (const other of [...shared.map((it) => it.memberId), ...invited.flatMap(({ from, to }) => [from, to])]) {
    if (other !== memberId) times.set(other, (times.get(other) ?? 0) + 1);
  }
  const others = [...times].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
  const shown = new Set([memberId, ...others.slice(0, mostMembers - 1)]);

  const nodes: Links['nodes'] = (await linkedMembers(db, [...shown])).map(({ id, username, enabled }) => ({
    id: `member:${id}`,
    kind: 'member',
    label: username,
    memberId: Number(id),
    suspended: !enabled,
  }));
  const edges: Links['edges'] = invited
    .filter(({ from, to }) => shown.has(from) && shown.has(to))
    .map(({ from, to }) => ({ from: `member:${from}`, to: `member:${to}`, kind: 'invitation' }));
  const things = new Map<string, string>();
  for (const { kind, thing, label, memberId: other } of shared) {
    if (!shown.has(other)) continue;
    const name = `${kind} ${thing}`;
    let id = things.get(name);
    if (!id) {
      id = `thing:${things.size + 1}`;
      things.set(name, id);
      nodes.push({ id, kind, label, memberId: null, suspended: false });
      edges.push({ from: `member:${memberId}`, to: id, kind });
    }
    edges.push({ from: `member:${other}`, to: id, kind });
  }
  return { nodes, edges: once(edges), more: others.length >= mostMembers };
}

function once(edges: Links['edges']): Links['edges'] {
  return [...new Map(edges.map((edge) => [`${edge.from} ${edge.to} ${edge.kind}`, edge])).values()];
}
