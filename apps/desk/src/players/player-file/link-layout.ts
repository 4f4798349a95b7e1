import type { Links } from './member.ts';

export type LinkKind = Links['edges'][number]['kind'];

export interface LinkNode {
  id: string;
  kind: 'member' | 'invited' | 'invitedBy' | LinkKind;
  label: string;
  memberId: number | null;
  suspended: boolean;
  x: number;
  y: number;
}

export interface LinkLine {
  key: string;
  kind: LinkKind;
  path: string;
}

export interface Drawing {
  nodes: LinkNode[];
  lines: LinkLine[];
  width: number;
  height: number;
}

export const box = { width: 184, height: 40 } as const;
const columns = [0, 308, 616] as const;
const step = 52;

type Place = Omit<LinkNode, 'x' | 'y'>;

/** Of how many an invitation makes a thing: 'invited' and 'invited by' stand between two members as a shared card does. */
function withInvitations(
  { nodes, edges }: Links,
  focus: string,
): { things: Place[]; ties: [string, string, LinkKind][] } {
  const things: Place[] = nodes.filter(({ kind }) => kind !== 'member').map((node) => ({ ...node }));
  const ties = new Map<string, [string, string, LinkKind]>();
  const tie = (thing: string, member: string, kind: LinkKind) => ties.set(`${thing} ${member}`, [thing, member, kind]);
  for (const { from, to, kind } of edges) {
    if (kind !== 'invitation') tie(to, from, kind);
    else if (from === focus || to === focus) {
      const name = from === focus ? 'invited' : 'invitedBy';
      if (!things.some(({ id }) => id === name))
        things.push({ id: name, kind: name, label: '', memberId: null, suspended: false });
      tie(name, focus, kind);
      tie(name, from === focus ? to : from, kind);
    }
  }
  return { things, ties: [...ties.values()] };
}

/** The member on the left, what is shared in the middle, with whom on the right: few lines cross, and every label has room. */
export function drawLinks(links: Links, memberId: number): Drawing {
  const focus = `member:${memberId}`;
  const { things, ties } = withInvitations(links, focus);
  const kindOrder = (kind: string) =>
    ['person', 'card', 'account', 'bank', 'wallet', 'coins', 'device', 'address'].indexOf(kind);
  const middle = things.sort((a, b) => kindOrder(a.kind) - kindOrder(b.kind) || a.label.localeCompare(b.label));
  const rank = new Map(middle.map(({ id }, at) => [id, at]));
  const meanOf = (id: string) => {
    const own = ties.filter(([, member]) => member === id).map(([thing]) => rank.get(thing) ?? 0);
    return own.length === 0 ? middle.length : own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  const right = links.nodes
    .filter(({ kind, id }) => kind === 'member' && id !== focus)
    .map((node) => ({ node, mean: meanOf(node.id) }))
    .sort((a, b) => a.mean - b.mean || a.node.label.localeCompare(b.node.label))
    .map(({ node }) => node);
  const left = links.nodes.filter(({ id }) => id === focus);

  const rows = Math.max(left.length, middle.length, right.length, 1);
  const height = rows * step;
  const nodes = [left, middle, right].flatMap((column, at) =>
    column.map((node, row) => ({
      ...node,
      x: columns[at]!,
      y: (height - column.length * step) / 2 + row * step + (step - box.height) / 2,
    })),
  );
  const placed = new Map(nodes.map((node) => [node.id, node]));
  const lines = ties.flatMap(([thing, member, kind]): LinkLine[] => {
    const [a, b] = [placed.get(thing), placed.get(member)];
    return a && b ? [{ key: `${thing} ${member}`, kind, path: a.x < b.x ? curve(a, b) : curve(b, a) }] : [];
  });
  // Who of the others invited whom of them: an arc beside their column.
  const arcs = links.edges.flatMap(({ from, to, kind }): LinkLine[] => {
    const [a, b] = [placed.get(from), placed.get(to)];
    if (kind !== 'invitation' || from === focus || to === focus || !a || !b) return [];
    const x = a.x + box.width;
    const bend = x + 28;
    return [{ key: `${from} ${to}`, kind, path: `M${x} ${mid(a)}C${bend} ${mid(a)} ${bend} ${mid(b)} ${x} ${mid(b)}` }];
  });
  return { nodes, lines: [...lines, ...arcs], width: columns[2] + box.width + 32, height };
}

const mid = ({ y }: LinkNode) => y + box.height / 2;

function curve(a: LinkNode, b: LinkNode): string {
  const [from, to] = [a.x + box.width, b.x];
  const bend = (from + to) / 2;
  return `M${from} ${mid(a)}C${bend} ${mid(a)} ${bend} ${mid(b)} ${to} ${mid(b)}`;
}

export interface Sharing {
  memberId: number;
  username: string;
  suspended: boolean;
  shared: { kind: LinkNode['kind']; label: string }[];
}

/** The same in words: each other member, and what is shared with them. */
export function sharedWith(links: Links, memberId: number): Sharing[] {
  const focus = `member:${memberId}`;
  const { things, ties } = withInvitations(links, focus);
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return links.nodes.flatMap((node) => {
    if (node.kind !== 'member' || node.id === focus || node.memberId === null) return [];
    const shared = ties.flatMap(([thing, member]) => {
      const one = byId.get(thing);
      return member === node.id && one ? [{ kind: one.kind, label: one.label }] : [];
    });
    return [{ memberId: node.memberId, username: node.label, suspended: node.suspended, shared }];
  });
}
