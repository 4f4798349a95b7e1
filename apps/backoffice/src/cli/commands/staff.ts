import { type HeldRoleName, type Permission, permissionNames, roleNames } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { facts, pageTable, table, timeText } from '../table.ts';

type Command = (word: string | undefined, named: Record<string, string | undefined>) => Promise<string>;

const commands: Record<string, Command> = {
  list,
  me,
  invite,
  roles,
  'role-list': roleList,
  'role-show': roleShow,
  'role-create': roleCreate,
  'role-change': roleChange,
  'role-remove': roleRemove,
  disable: async (word, named) => {
    const { name } = await ask('/operator/staff/disable', await somebody(word, named));
    return `${name} is shut out; every session and token has ended.`;
  },
  enable: async (word, named) => {
    const { name } = await ask('/operator/staff/enable', await somebody(word, named));
    return `${name} can sign in again.`;
  },
  recover: async (word, named) =>
    sentText(await ask('/operator/staff/recover', await somebody(word, named)), 'What they signed in with has ended.'),
  email: async (word, named) => {
    const email = needText(named.email, 'email');
    const set = await ask('/operator/staff/setEmail', { ...(await somebody(word, named)), email });
    return `Mail to ${set.name} goes to ${set.maskedEmail}.`;
  },
  send: async (word) => sentText(await ask('/operator/staff/sendLink', { id: await idOfWord(word) }), 'Sent again.'),
  withdraw: async (word) => {
    const { name } = await ask('/operator/staff/withdrawLink', { id: await idOfWord(word) });
    return `The link of ${name} has ended.`;
  },
  sessions,
  end: async (word) => {
    await ask('/operator/staff/endSession', { id: needId(word, 'session') });
    return 'Ended.';
  },
  link: async (word, named) => {
    const memberId = needId(named.member, 'member');
    const { name } = await ask('/operator/staff/linkMember', { ...(await somebody(word, named)), memberId });
    return `${name} is member ${memberId} as well, for good.`;
  },
  'sign-ins': signIns,
  addresses,
};

const options = ['roles', 'reason', 'name', 'email', 'member', 'only', 'about', 'permissions'] as const;

/** Who of the staff there is, and what an administrator does about it. */
export async function staff(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, [...options], 2);
  const [what = 'list', word] = words;
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new Problem(`Say one of ${Object.keys(commands).join(', ')}.`, usageCode);
  return command(word, named);
}

async function list(): Promise<string> {
  const all = await ask('/operator/staff/list', {});
  return table(
    ['ID', 'NAME', 'WHO', 'ROLES', 'SIGNS IN WITH', 'LAST (UTC)', 'STATE'],
    all.map((it) => [
      it.id,
      it.name,
      it.displayName,
      it.roles.join(' '),
      [it.passkeys > 0 ? `${it.passkeys} passkeys` : '', it.password ? 'password' : ''].filter(Boolean).join(', '),
      it.lastSignInTime ? timeText(it.lastSignInTime) : '',
      it.enabled ? (it.linkUntil ? 'invited' : '') : 'disabled',
    ]),
  );
}

async function me(): Promise<string> {
  const it = await ask('/operator/auth/me', {});
  return facts([
    ['Name', it.name],
    ['Who', it.displayName],
    ['Roles', it.roles.join(', ')],
    ['May', it.permissions.join(', ')],
    ['Also member', it.memberIds.join(', ') || null],
    ['Until', `${timeText(it.session.endTime)} UTC`],
  ]);
}

async function invite(name: string | undefined, named: Record<string, string | undefined>): Promise<string> {
  if (!name) throw new Problem('Give the name that audit events will be signed with.', usageCode);
  const roles = rolesOf(named.roles);
  const made = await ask('/operator/staff/invite', {
    name,
    displayName: named.name ?? name,
    email: needText(named.email, 'email'),
    roles,
  });
  return sentText(made, `${name} is ${made.id} of the staff.`);
}

async function roles(word: string | undefined, named: Record<string, string | undefined>): Promise<string> {
  const set = await ask('/operator/staff/setRoles', { ...(await somebody(word, named)), roles: rolesOf(named.roles) });
  return `${set.name} holds ${set.roles.join(', ') || 'no role'} from the next call on.`;
}

/** Roles that administrators composed. Built-in ones are named in `--roles` as they are. */
async function roleList(): Promise<string> {
  const all = await ask('/operator/staff/role/list', {});
  return table(
    ['ROLE', 'NAME', 'PERMISSIONS', 'HELD BY', 'VERSION', 'STATE'],
    all.map((it) => [
      it.role,
      it.name,
      it.permissions.length,
      it.holders.map(({ name }) => name).join(' '),
      it.version,
      it.removeTime ? 'removed' : '',
    ]),
  );
}

async function roleShow(word: string | undefined): Promise<string> {
  const it = await roleOf(word);
  const versions = await ask('/operator/staff/role/history', { id: it.id });
  return `${facts([
    ['Role', it.role],
    ['Name', it.name],
    ['For', it.description || null],
    ['Permissions', it.permissions.join(', ')],
    ['Held by', it.holders.map(({ name }) => name).join(', ') || null],
  ])}\n\n${table(
    ['VERSION', 'TIME (UTC)', 'BY', 'NAME', 'PERMISSIONS', 'REASON'],
    versions.map((one) => [
      one.version,
      timeText(one.time),
      one.by,
      one.removed ? 'removed' : one.name,
      one.permissions.length,
      one.reason,
    ]),
  )}`;
}

async function roleCreate(word: string | undefined, given: Record<string, string | undefined>): Promise<string> {
  if (!word) throw new Problem('Give the name of the role.', usageCode);
  const made = await ask('/operator/staff/role/create', {
    name: word,
    description: given.about ?? '',
    permissions: permissionsIn(given.permissions),
    reason: needText(given.reason, 'reason'),
  });
  return `${made.name} is ${made.role}.`;
}

async function roleChange(word: string | undefined, given: Record<string, string | undefined>): Promise<string> {
  const now = await roleOf(word);
  const changed = await ask('/operator/staff/role/change', {
    id: now.id,
    version: now.version,
    name: given.name ?? now.name,
    description: given.about ?? now.description,
    permissions: given.permissions === undefined ? now.permissions : permissionsIn(given.permissions),
    reason: needText(given.reason, 'reason'),
  });
  return `${changed.name} gives ${changed.permissions.length} permissions from the next call on.`;
}

async function roleRemove(word: string | undefined, given: Record<string, string | undefined>): Promise<string> {
  const { id, version } = await roleOf(word);
  const removed = await ask('/operator/staff/role/remove', { id, version, reason: needText(given.reason, 'reason') });
  return `${removed.name} is removed. Its history stays.`;
}

/** By `custom:ID` or by its name. */
async function roleOf(word: string | undefined) {
  if (word === undefined) throw new Problem('Give custom:ID or the name of a composed role.', usageCode);
  const found = (await ask('/operator/staff/role/list', {})).find(
    ({ role, name }) => role === word || name.toLowerCase() === word.toLowerCase(),
  );
  if (!found) throw new Problem(`No composed role is called ${word}.`);
  return found;
}

function permissionsIn(text: string | undefined): Permission[] {
  const given = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = given.find((name) => !(permissionNames as string[]).includes(name));
  if (given.length === 0 || unknown !== undefined) {
    throw new Problem(`Give --permissions with some of ${permissionNames.join(',')}.`, usageCode);
  }
  return given as Permission[];
}

async function sessions(word: string | undefined): Promise<string> {
  const rows = await ask('/operator/staff/sessions', word === undefined ? {} : { staffId: await idOf(word) });
  return table(
    ['ID', 'KIND', 'FOR', 'ADDRESS', 'BEGUN (UTC)', 'LAST SEEN', 'ENDS', 'BROWSER'],
    rows.map((it) => [
      it.id,
      it.isThis ? `${it.kind} (this)` : it.kind,
      it.label,
      it.address,
      timeText(it.createTime),
      timeText(it.lastSeenTime),
      timeText(it.endTime),
      it.userAgent.slice(0, 40),
    ]),
  );
}

async function signIns(word: string | undefined): Promise<string> {
  const of = word === undefined ? {} : { name: word };
  const page = await ask('/operator/staff/signIns', { ...of, pageSize: 100 });
  return pageTable(
    page,
    ['TIME (UTC)', 'NAME', 'OUTCOME', 'MEANS', 'CALL', 'ADDRESS'],
    page.content.map((it) => [timeText(it.createTime), it.name, it.outcome, it.means ?? '', it.call ?? '', it.address]),
  );
}

/** Shows the list, or sets it: `--only 203.0.113.7,198.51.100.0/24`, or `--only everywhere`. */
async function addresses(_: string | undefined, { only, reason }: Record<string, string | undefined>): Promise<string> {
  const now = await ask('/operator/staff/allowList/get', {});
  const say = (entries: string[]) => `The desk answers ${entries.length === 0 ? 'everywhere' : entries.join(', ')}.`;
  if (only === undefined) return `${say(now.entries)} You are at ${now.ownAddress}.`;
  const entries = only === 'everywhere' ? [] : only.split(',').map((entry) => entry.trim());
  const change = { version: now.version, entries, reason: needText(reason, 'reason') };
  return say((await ask('/operator/staff/allowList/set', change)).entries);
}

async function somebody(word: string | undefined, named: Record<string, string | undefined>) {
  return { id: await idOfWord(word), reason: needText(named.reason, 'reason') };
}

async function idOfWord(word: string | undefined): Promise<number> {
  if (word === undefined) throw new Problem('Give the name or the number of somebody of the staff.', usageCode);
  return idOf(word);
}

async function idOf(word: string): Promise<number> {
  if (/^\d+$/.test(word)) return needId(word, 'person');
  const found = (await ask('/operator/staff/list', {})).find(({ name }) => name === word);
  if (!found) throw new Problem(`Nobody of the staff is called ${word}.`);
  return found.id;
}

function rolesOf(text: string | undefined): HeldRoleName[] {
  const named = (text ?? '')
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean);
  const unknown = named.find((role) => !(roleNames as string[]).includes(role) && !/^custom:[1-9]\d{0,8}$/.test(role));
  if (text === undefined || unknown !== undefined) {
    throw new Problem(
      `Give --roles with some of ${roleNames.join(',')}, custom:ID of a composed one, or with "".`,
      usageCode,
    );
  }
  return named as HeldRoleName[];
}

function sentText({ sentTo, linkUntil }: { sentTo: string; linkUntil: string }, first: string): string {
  return `${first}\nThe one-time link was mailed to ${sentTo} and works until ${timeText(linkUntil)} UTC.`;
}
