import type { BooksStep, PageStep, RoundStep, SandboxStep, StudioStep, WalletCallName, WalletStep } from './case.ts';
import { type CasePlayer, newCasePlayer, type Reached } from './player.ts';
import type { SandboxState } from './sandbox.ts';
import { signed } from './signing.ts';
import { untilAnswered } from './until-answered.ts';

/** What a failed step says in a report. */
export interface Mismatch {
  sent: string;
  came: string;
  expected: string;
}

/** One case that runs. */
export interface Running {
  reached: Reached;
  startedAt: Date;
  a: CasePlayer;
  /** A second player, made when a step names it. */
  b(): Promise<CasePlayer>;
  balance: number;
}

const longestShown = 1_500;
const dayMs = 24 * 3_600_000;
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)} … (${text.length} characters)` : text;
};
const isOneOf = (came: string | undefined, expected: string) => expected.split(' or ').includes(came ?? '');

const usual: Record<WalletCallName, Record<string, unknown>> = {
  authenticate: { launchToken: '$launch', gameCode: '$game' },
  balance: { token: '$token', user: '$user' },
  bet: { transactionId: 'bet1', amount: 200 },
  win: { transactionId: 'win1', amount: 500, roundClosed: true },
  play: { transactionId: 'bet1', winTransactionId: 'win1', amount: 200, winAmount: 500 },
  rollback: { transactionId: 'back1', referenceTransactionId: 'bet1' },
  'end-round': {},
  'promotion-win': { promotionId: 'tournament1', transactionId: 'prize1', amount: 500 },
  'free-rounds/grant': {
    transactionId: 'grant1',
    ...{ stake: 200, count: 3, winMost: 2_000, wagering: 0, expiresAt: '$tomorrow' },
  },
  'free-rounds/cancel': { freeRoundsId: '$free' },
};

const withMoney: readonly WalletCallName[] = ['bet', 'win', 'play', 'promotion-win', 'free-rounds/grant'];
/** Of no round. */
const ofPromotion: readonly WalletCallName[] = ['promotion-win', 'free-rounds/grant', 'free-rounds/cancel'];

interface WalletReply {
  http: number;
  text: string;
  json: Record<string, unknown>;
}

/** Calls the casino's wallet as the studio would. */
export async function walletStep(running: Running, step: WalletStep): Promise<Mismatch | undefined> {
  const { reached } = running;
  const player = step.player === 'b' ? await running.b() : running.a;
  if (step.wallet !== 'authenticate') await player.opened();
  const names = await namesOf(running, player, JSON.stringify(step));
  const url = new URL(`/wallet/${step.path ?? step.wallet}`, reached.casino);
  const send = async (n: number): Promise<WalletReply & { sent: string }> => {
    const body = bodyOf(step, player, names, n);
    const call = signed(reached.signer, {
      path: url.pathname,
      body,
      fault: step.sign,
      timestamp: timestampOf(step),
    });
    const answer = await fetch(url, {
      method: step.method ?? 'POST',
      headers: call.headers,
      body: call.body as string,
    });
    const text = await answer.text();
    return { http: answer.status, text, json: parsed(text), sent: `POST ${url.pathname} ${shown(String(call.body))}` };
  };
  const replies = await Promise.all(Array.from({ length: step.times ?? 1 }, (_, at) => send(at + 1)));
  const first = replies[0]!;
  if (step.wallet === 'authenticate' && first.json.status === 'OK') {
    player.token = String(first.json.token);
    player.user = String(first.json.user);
  }
  if (step.wallet === 'free-rounds/grant' && first.json.status === 'OK')
    player.freeRoundsId = String(first.json.freeRoundsId);
  const sent = step.times ? `${step.times} times at once, the first: ${first.sent}` : first.sent;
  const wrong = replies.find((reply) => !isAsExpected(reply, step));
  const counted = countsOf(replies);
  const hasCounts = !step.expect.counts || sameCounts(counted, step.expect.counts);
  if (!wrong && hasCounts) return undefined;
  const came = wrong ? `HTTP ${wrong.http} ${shown(wrong.text)}` : shown(counted);
  return { sent, came, expected: shown({ http: 200, ...step.expect }) };
}

function isAsExpected({ http, json }: WalletReply, { expect }: WalletStep): boolean {
  if (http !== (expect.http ?? 200)) return false;
  if (expect.status !== undefined && !isOneOf(String(json.status), expect.status)) return false;
  if (expect.balance !== undefined && json.balance !== expect.balance) return false;
  return Object.entries(expect.fields ?? {}).every(([field, value]) => json[field] === value);
}

function countsOf(replies: readonly WalletReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { json } of replies) counts[String(json.status)] = (counts[String(json.status)] ?? 0) + 1;
  return counts;
}

const sameCounts = (one: Record<string, number>, other: Record<string, number>) =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);

/** What stands for `$…` in the values of a step. */
async function namesOf(running: Running, player: CasePlayer, step: string): Promise<Record<string, string>> {
  const names: Record<string, string> = {
    $token: player.token ?? 'x'.repeat(43),
    $user: player.user ?? 'u_unknown',
    $launch: player.launch.launchToken,
    $game: running.reached.gameCode,
    $round: player.roundId ?? 'none',
    $free: player.freeRoundsId ?? '00000000-0000-4000-8000-000000000000',
    $tomorrow: new Date(running.startedAt.getTime() + dayMs).toISOString(),
  };
  if (!step.includes('$b.')) return names;
  const b = await (await running.b()).opened();
  return { ...names, '$b.token': b.token!, '$b.user': b.user! };
}

function bodyOf(step: WalletStep, player: CasePlayer, names: Record<string, string>, n: number): string | Buffer {
  if (step.raw?.startsWith('base64:')) return Buffer.from(step.raw.slice(7), 'base64');
  if (step.raw !== undefined) return filledText(step.raw, names);
  const ofRound = {
    token: '$token',
    user: '$user',
    gameCode: '$game',
    ...(!ofPromotion.includes(step.wallet) && { roundId: 'r1' }),
  };
  const hasMoney = withMoney.includes(step.wallet);
  const fields: Record<string, unknown> = {
    requestId: `case-${n}`,
    ...(step.wallet !== 'authenticate' && step.wallet !== 'balance' && ofRound),
    ...(hasMoney && { currency: player.currency }),
    ...usual[step.wallet],
    ...step.with,
  };
  for (const field of step.omit ?? []) delete fields[field];
  const filled = Object.entries(fields).map(([field, value]) => [field, filledValue(value, names, n)]);
  return JSON.stringify(Object.fromEntries(filled));
}

function filledValue(value: unknown, names: Record<string, string>, n: number): unknown {
  if (typeof value !== 'string') return value;
  const sum = /^\{(\d+)\+n\}$/.exec(value);
  if (sum) return Number(sum[1]) + n;
  return names[value] ?? value.replaceAll('{n}', String(n));
}

const filledText = (text: string, names: Record<string, string>) =>
  text.replace(/\$(b\.)?[a-z]+/g, (name) => names[name] ?? name);

function timestampOf({ timestamp, clockS = 0 }: { timestamp?: string; clockS?: number }): string {
  if (timestamp === '$nowMs') return String(Date.now());
  return timestamp ?? String(Math.floor(Date.now() / 1_000) + clockS);
}

function parsed(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Has the sandbox change something about the player. */
export async function sandboxStep({ reached, a }: Running, { sandbox }: SandboxStep): Promise<undefined> {
  if (sandbox === 'end-sessions' || sandbox === 'suspend') {
    await reached.sandbox.change(a.id, sandbox);
    return undefined;
  }
  if (sandbox === 'free rounds' || sandbox === 'one free round' || sandbox === 'expired free rounds') {
    const count = sandbox === 'one free round' ? 1 : 3;
    a.freeRoundsId = await reached.sandbox.grant(a.id, {
      count,
      stake: 200,
      expired: sandbox === 'expired free rounds',
    });
    return undefined;
  }
  a.launch = await reached.sandbox.launch(a.id, sandbox === 'expired launch');
  if (sandbox === 'new session') {
    a.token = undefined;
    await a.opened();
  }
  return undefined;
}

/** Compares what the casino's books say. */
export async function booksStep({ reached, a }: Running, { books }: BooksStep): Promise<Mismatch | undefined> {
  const state = await reached.sandbox.state(a.id);
  const round = state.rounds.find(({ roundId }) => roundId === books.round);
  const isRight =
    (books.balance === undefined || books.balance === state.balance) &&
    (books.rounds === undefined || books.rounds === state.rounds.length) &&
    (books.staked === undefined || books.staked === round?.staked) &&
    (books.won === undefined || books.won === round?.won) &&
    (books.closed === undefined || books.closed === round?.closed);
  if (isRight) return undefined;
  const came = { balance: state.balance, rounds: state.rounds.length, round };
  return { sent: 'the steps before', came: `the casino’s books: ${shown(came)}`, expected: shown(books) };
}

/** Asks the studio something, signed as the casino signs. */
export async function studioStep(running: Running, step: StudioStep): Promise<Mismatch | undefined> {
  const { reached, a } = running;
  const url = studioAddress(reached.reportUrl, step.studio);
  const names = await namesOf(running, a, JSON.stringify(step));
  const ownFields =
    step.studio === 'rounds'
      ? { from: running.startedAt.toISOString(), to: new Date(Date.now() + 3_600_000).toISOString(), size: 1_000 }
      : {};
  const given = Object.entries(step.with ?? {}).map(([field, value]) => [field, filledValue(value, names, 1)]);
  const fields = { ...ownFields, ...Object.fromEntries(given) };
  const ask = async (extra: object = {}) => {
    const json = step.raw ?? JSON.stringify({ ...fields, ...extra });
    const call = signed(reached.signer, {
      path: url.pathname,
      body: json,
      fault: step.sign,
      timestamp: timestampOf(step),
    });
    const answer = await untilAnswered((signal) =>
      fetch(url, { method: 'POST', headers: call.headers, body: call.body as string, signal }),
    );
    const text = await answer.text();
    return { http: answer.status, text, json: parsed(text), sent: `POST ${url} ${shown(String(call.body))}` };
  };
  const answers = await Promise.all(Array.from({ length: step.times ?? 1 }, () => ask()));
  const first = answers[0]!;
  const { http = 200, rounds, fields: wanted, refused } = step.expect;
  const allowed = Array.isArray(http) ? http : [http];
  const wrong = answers.find((answer) => !allowed.includes(answer.http));
  const mismatch = (came: string): Mismatch => ({ sent: first.sent, came, expected: shown(step.expect) });
  if (wrong) return mismatch(`HTTP ${wrong.http} ${shown(wrong.text)}`);
  const said = first.json as { ok?: boolean; data?: Record<string, unknown>; error?: { code?: string } };
  if (refused) return said.error?.code === refused ? undefined : mismatch(shown(first.text));
  if (rounds === undefined && !wanted) return undefined;
  if (step.studio === 'one') return hasFields(said.data, wanted) ? undefined : mismatch(shown(first.text));
  const listed = await allPages(first.json, ask);
  const user = (await reached.sandbox.state(a.id)).user;
  const own = listed.filter((round) => round.user === user);
  const ids = listed.map(({ roundId }) => String(roundId));
  const isOrdered = ids.every((id, at) => at === 0 || ids[at - 1]! < id);
  const isRight =
    isOrdered && (rounds === undefined || own.length === rounds) && (!wanted || hasFields(own.at(-1), wanted));
  return isRight ? undefined : mismatch(`${isOrdered ? '' : 'not in the order of ids: '}of this player ${shown(own)}`);
}

/** Follows a report to its last page. */
async function allPages(
  first: Record<string, unknown>,
  ask: (extra: object) => Promise<{ json: Record<string, unknown> }>,
): Promise<Record<string, unknown>[]> {
  const rounds: Record<string, unknown>[] = [];
  for (let page = first, pages = 0; pages < 1_000; pages += 1) {
    const data = page.data as { rounds?: Record<string, unknown>[]; isLast?: boolean } | undefined;
    rounds.push(...(data?.rounds ?? []));
    const last = data?.rounds?.at(-1)?.roundId;
    if (data?.isLast !== false || last === undefined) return rounds;
    page = (await ask({ after: last })).json;
  }
  return rounds;
}

const hasFields = (data: Record<string, unknown> | undefined, wanted: Record<string, unknown> = {}) =>
  data !== undefined && Object.entries(wanted).every(([field, value]) => data[field] === value);

/** The casino asks for rounds at the report address, for one round below it, and orders a round beside it. */
function studioAddress(reportUrl: string, what: StudioStep['studio']): URL {
  if (what === 'rounds') return new URL(reportUrl);
  return what === 'one' ? new URL(`${reportUrl}/one`) : new URL('certify', reportUrl);
}

/** Opens the studio's page as a browser does. */
export async function pageStep({ reached, a }: Running, step: PageStep): Promise<Mismatch | undefined> {
  const url = new URL(a.launch.launchUrl);
  if (step.page === 'bad token') url.searchParams.set('token', 'x'.repeat(43));
  if (step.page === 'fun') {
    url.searchParams.delete('token');
    url.searchParams.set('fun', '1');
    url.searchParams.set('currency', a.currency);
  }
  const answer = await untilAnswered((signal) => fetch(url, { headers: { accept: 'text/html' }, signal }));
  const type = answer.headers.get('content-type') ?? 'none';
  const framed = answer.headers.get('x-frame-options');
  await answer.arrayBuffer();
  const calls = (await reached.sandbox.state(a.id)).calls.length;
  const { http = 200 } = step.expect;
  const isRight =
    (Array.isArray(http) ? http : [http]).includes(answer.status) &&
    type.includes('text/html') &&
    framed === null &&
    (step.expect.calls === undefined || step.expect.calls === calls);
  if (isRight) return undefined;
  return {
    sent: `GET ${url}`,
    came: `HTTP ${answer.status}, ${type}, X-Frame-Options ${framed ?? 'none'}, ${calls} wallet calls`,
    expected: `${shown(step.expect)}, text/html, without X-Frame-Options`,
  };
}

/** Orders rounds at the studio and compares what the wallet received and what the books say afterwards. */
export async function roundStep(running: Running, step: RoundStep): Promise<Mismatch | undefined> {
  if (!step.times) return oneRound(running, running.a, step);
  const { reached, a, balance } = running;
  const others = Array.from({ length: step.times - 1 }, () => newCasePlayer(reached, a.currency, balance));
  const players = [a, ...(await Promise.all(others))];
  const mismatches = await Promise.all(players.map((player) => oneRound(running, player, step)));
  return mismatches.find((mismatch) => mismatch !== undefined);
}

async function oneRound({ reached, balance }: Running, player: CasePlayer, step: RoundStep) {
  const before = await reached.sandbox.state(player.id);
  await reached.sandbox.plan(player.id, step.faults ?? []);
  const url = studioAddress(reached.reportUrl, 'certify');
  const order = { launchToken: player.launch.launchToken, gameCode: reached.gameCode, ...step.round };
  const call = signed(reached.signer, { path: url.pathname, body: JSON.stringify(order) });
  const answer = await untilAnswered(
    (signal) => fetch(url, { method: 'POST', headers: call.headers, body: call.body as string, signal }),
    async () => (await reached.sandbox.state(player.id)).calls.length,
  );
  const text = await answer.text();
  const data = (parsed(text).data ?? {}) as { state?: string; roundId?: string };
  player.roundId = data.roundId ?? player.roundId;
  const after = await reached.sandbox.state(player.id);
  const state = data.state ?? 'none';
  const faults = roundFaults(after, before.calls.length, state, data.roundId, step, balance);
  if (faults.length === 0) return undefined;
  const calls = after.calls.slice(before.calls.length).map(({ call: name, status }) => `${name} ${status}`);
  return {
    sent: `POST ${url} ${shown(order)}${step.faults ? `; faults on its wallet calls: ${shown(step.faults)}` : ''}`,
    came: `HTTP ${answer.status} ${shown(text)}; the wallet received: ${calls.join(', ') || 'nothing'}; ${faults.join('; ')}`,
    expected: shown(step.expect),
  };
}

/** A sentence for each thing that is not as it should be. */
function roundFaults(
  { calls: all, rounds, balance }: SandboxState,
  callsBefore: number,
  state: string,
  roundId: string | undefined,
  { expect, round: order }: RoundStep,
  startBalance: number,
): string[] {
  const faults: string[] = [];
  const calls = all.slice(callsBefore);
  if (!isOneOf(state, expect.state)) faults.push(`the state is ${state}, not ${expect.state}`);
  for (const [name, { least = 0, most = Number.POSITIVE_INFINITY, ids }] of Object.entries(expect.calls ?? {})) {
    const named = calls.filter(({ call }) => call === name);
    const different = new Set(named.map(({ transactionId }) => transactionId)).size;
    if (named.length < least || named.length > most)
      faults.push(
        `${name} came ${named.length} times, not ${least} to ${most === Number.POSITIVE_INFINITY ? 'any' : most}`,
      );
    if (ids !== undefined && different !== ids) faults.push(`${name} had ${different} transaction ids, not ${ids}`);
  }
  const single = order.stakes.length === 1 && order.leave === undefined ? order.stakes[0]! : undefined;
  const implied =
    single === undefined || expect.state !== 'PAID or TAKEN_BACK'
      ? undefined
      : state === 'PAID'
        ? startBalance - single + order.win
        : startBalance;
  const wanted = expect.balance ?? implied;
  if (wanted !== undefined && balance !== wanted) faults.push(`the balance is ${balance}, not ${wanted}`);
  const round = rounds.find((one) => one.roundId === roundId);
  for (const field of ['staked', 'won', 'closed'] as const) {
    if (expect[field] !== undefined && round?.[field] !== expect[field])
      faults.push(`${field} of the round is ${round?.[field] ?? 'unknown'}, not ${expect[field]}`);
  }
  const places = (expect.order ?? []).map((name) => calls.findIndex(({ call }) => call === name));
  if (places.some((place, at) => place < 0 || (at > 0 && places[at - 1]! > place)))
    faults.push(`the calls are not in the order ${expect.order!.join(', ')}`);
  return faults;
}
