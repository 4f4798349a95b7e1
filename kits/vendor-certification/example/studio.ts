/**
 * A studio in one file: a launch page, rounds against the casino's wallet, and answers to what the casino asks. It passes the
 * certification. Yours keeps `rounds` in a database and writes there before each first call; this one keeps them in memory.
 * WALLET_URL (http://localhost:3000/wallet), VENDOR_ID, VENDOR_SECRET, PORT; CERTIFY=on accepts orders of the certification.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const { WALLET_URL = '', VENDOR_ID = '', VENDOR_SECRET = '', PORT = '4000', CERTIFY } = process.env;
type Fields = Record<string, unknown>;
type Session = { token: string; user: string; currency: string; gameCode: string };
type Answer = Session & { status: string; openRoundId?: string | null };
type Bet = { id: string; amount: number; state: 'ASKED' | 'TAKEN' | 'REFUSED' | 'TAKEN_BACK' };
type Round = Session & { roundId: string; openedAt: string; bets: Bet[]; state: string; win: number; won: number };
type Order = { launchToken: string; gameCode: string; way: string; stakes: number[]; win: number; leave?: string };
const sessions = new Map<string, Promise<Session | undefined>>();
const rounds = new Map<string, Round>();

/** HMAC over the timestamp, the call and the exact bytes of the body. */
function signatureOf(timestamp: string, path: string, body: string | Buffer): string {
  return `v2=${createHmac('sha256', VENDOR_SECRET).update(`${timestamp}.POST ${path}.`).update(body).digest('hex')}`;
}

/** One call. Undefined: it was carried out or it was not. */
async function callOnce(path: string, fields: Fields): Promise<Answer | undefined> {
  const url = new URL(`${WALLET_URL}/${path}`);
  const body = JSON.stringify({ requestId: randomUUID(), ...fields });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = signatureOf(timestamp, url.pathname, body);
  const named = { 'x-vendor-id': VENDOR_ID, 'x-vendor-timestamp': timestamp, 'x-vendor-signature': signature };
  const headers = { 'content-type': 'application/json', ...named };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) });
    const said = (await answer.json()) as Answer;
    return (answer.ok || answer.status === 401) && said.status !== 'UNKNOWN' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** The same call under the same ids until its outcome is known, with growing pauses of at most a minute. */
async function settle(path: string, round: Round, fields: Fields): Promise<string> {
  const { token, user, gameCode, roundId } = round;
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 60_000)) {
    const answer = await callOnce(path, { token, user, gameCode, roundId, ...fields });
    // A person decides about a held win. The same call asks what has become of it.
    if (answer?.status === 'WIN_HELD')
      setTimeout(async () => close(round, await settle(path, round, fields)), 180_000).unref();
    if (answer) return answer.status;
    await new Promise((later) => setTimeout(later, pauseMs));
  }
}

/** The launch token is exchanged once. A round that is still open is ended before anything else is played. */
function sessionOf(launchToken: string, gameCode: string): Promise<Session | undefined> {
  const known = sessions.get(launchToken);
  if (known) return known;
  const opening = callOnce('authenticate', { launchToken, gameCode }).then(async (answer) => {
    if (answer?.status !== 'OK') return undefined;
    const { token, user, currency, openRoundId } = answer;
    const session = { token, user, currency, gameCode };
    if (typeof openRoundId === 'string') await finish(rounds.get(openRoundId) ?? newRound(session, 0, openRoundId));
    return session;
  });
  sessions.set(launchToken, opening);
  return opening;
}

function newRound(session: Session, win: number, roundId: string = randomUUID()): Round {
  return { ...session, roundId, openedAt: new Date().toISOString(), bets: [], state: 'OPEN', win, won: 0 };
}

/** The outcome (`win`) is decided before the first call: here by who orders the round, in a real game by its mathematics. */
async function play({ launchToken, gameCode, way, stakes, win, leave }: Order): Promise<Round | undefined> {
  const session = await sessionOf(launchToken, gameCode);
  if (!session) return undefined;
  const round = newRound(session, win);
  const { roundId, currency } = round;
  rounds.set(roundId, round);
  const path = way === 'play' ? 'play' : 'bet';
  for (const [at, amount] of stakes.entries()) {
    const bet: Bet = { id: `bet-${roundId}-${at}`, amount, state: 'ASKED' };
    round.bets.push(bet);
    const outcome = path === 'play' ? { winTransactionId: `win-${roundId}`, winAmount: win } : {};
    const status = await settle(path, round, { transactionId: bet.id, currency, amount, ...outcome });
    bet.state = status === 'OK' || status === 'WIN_HELD' ? 'TAKEN' : 'REFUSED';
    if (path === 'play') close(round, status);
  }
  const isTaken = ({ state }: Bet) => state === 'TAKEN';
  if (!round.bets.some(isTaken)) round.state = 'REFUSED';
  // A round whose second stake is refused is taken back whole: nothing of it was shown.
  else if (way === 'take-back' || !round.bets.every(isTaken)) await takeBack(round);
  else if (round.state === 'OPEN' && leave !== 'open') await finish(round);
  return round;
}

function close(round: Round, status: string): void {
  round.state = status === 'OK' ? 'PAID' : status === 'WIN_HELD' ? 'HELD' : 'REFUSED';
  round.won = round.state === 'REFUSED' ? 0 : round.win;
}

async function finish(round: Round): Promise<void> {
  const { win, currency, roundId } = round;
  const paid = { transactionId: `win-${roundId}`, currency, amount: win, roundClosed: true };
  close(round, await (win > 0 ? settle('win', round, paid) : settle('end-round', round, {})));
}

async function takeBack(round: Round): Promise<void> {
  for (const bet of round.bets.filter(({ state }) => state === 'TAKEN')) {
    await settle('rollback', round, { transactionId: `back-${bet.id}`, referenceTransactionId: bet.id });
    bet.state = 'TAKEN_BACK';
  }
  round.state = 'TAKEN_BACK';
}

function reported({ roundId, user, currency, bets, won, state, openedAt }: Round) {
  const staked = bets.reduce((sum, bet) => sum + (bet.state === 'TAKEN' ? bet.amount : 0), 0);
  return { roundId, user, currency, staked, won, isClosed: state !== 'OPEN', openedAt };
}

/** What the casino asks, below the report address and beside it. */
const questions: Record<string, (input: Fields) => Promise<object> | object> = {
  '/reports/rounds'({ from, to, after = '', size = 1_000 }) {
    const inTime = [...rounds.values()].filter(({ openedAt }) => openedAt >= String(from) && openedAt < String(to));
    const listed = inTime.filter((round) => round.state !== 'REFUSED' && round.roundId > String(after));
    const page = listed.sort((a, b) => (a.roundId < b.roundId ? -1 : 1)).slice(0, Number(size));
    return { ok: true, data: { rounds: page.map(reported), isLast: listed.length === page.length } };
  },
  '/reports/rounds/one'({ roundId }) {
    const round = rounds.get(String(roundId));
    if (!round) return { ok: false, error: { code: 'NOT_FOUND' } };
    const { state, bets, win } = round;
    const { user, staked, won } = reported(round);
    const details = { bet: bets, actions: [], outcome: { win }, proof: null };
    return { ok: true, data: { roundId, user, state, staked, won, ...details } };
  },
  async '/reports/certify'(order) {
    const round = await play(order as Order);
    return { ok: true, data: { state: round?.state ?? 'REFUSED', roundId: round?.roundId } };
  },
};

function isFromCasino({ headers }: IncomingMessage, path: string, body: Buffer): boolean {
  const timestamp = String(headers['x-vendor-timestamp'] ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) - Date.now() / 1_000) > 300) return false;
  const given = Buffer.from(String(headers['x-vendor-signature'] ?? ''));
  const right = Buffer.from(signatureOf(timestamp, path, body));
  return given.length === right.length && timingSafeEqual(given, right);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio');
  const send = (status: number, text: string, type = 'application/json') =>
    response.writeHead(status, { 'content-type': type }).end(text);
  if (request.method === 'GET' && pathname === '/launch') {
    const token = searchParams.get('token');
    const session = token && (await sessionOf(token, searchParams.get('game') ?? ''));
    const text = token && !session ? 'Please start the game again from the casino.' : 'Here the game appears.';
    return send(200, `<!doctype html><title>Example game</title><p>${text}`, 'text/html; charset=utf-8');
  }
  const question = pathname === '/reports/certify' && CERTIFY !== 'on' ? undefined : questions[pathname];
  if (!question) return send(404, '{"ok":false}');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (!isFromCasino(request, pathname, body)) return send(401, '{"ok":false}');
  try {
    return send(200, JSON.stringify(await question(JSON.parse(body.toString()) as Fields)));
  } catch {
    return send(400, '{"ok":false,"error":{"code":"WRONG_SYNTAX"}}');
  }
}

createServer((request, response) => void answer(request, response)).listen(Number(PORT), () =>
  process.stdout.write(`The example studio listens at http://localhost:${PORT}\n`),
);
