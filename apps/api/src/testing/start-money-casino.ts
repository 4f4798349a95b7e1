import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HeldRoleName } from '@fairhouse/contract/operator';
import { createLogger, type Logger } from '@fairhouse/operation';
import { freePort } from '@fairhouse/testing';
import { programArgs } from '../../../../test-kit/built-program.ts';
import { startSandbox } from '../../../sandbox-psp/src/sandbox.ts';
import { readSettings as readSandboxSettings } from '../../../sandbox-psp/src/settings.ts';
import { addOperator } from './add-operator.ts';
import { startTestApi, type TestApi, type TestMember, testSecrets } from './start-test-api.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface MoneyCasino {
  api: TestApi;
  sandboxUrl: string;
  /** A test control of the sandbox provider. Throws when it has lost its connection. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  /** Orders a STRIPE deposit and answers our id and the provider's. */
  order(member: TestMember, amount: number, more?: object): Promise<{ orderId: number; sessionId: string }>;
  /** Pays in and waits for the credit. */
  payIn(member: TestMember, amount: number): Promise<void>;
  /** Cash, bonus and held of the member's book, in minor units. */
  book(member: TestMember): Promise<{ cash: bigint; bonus: bigint; held: bigint }>;
  /** Files of the member's own, as a cash-out asks for them. */
  proofs(member: TestMember): Promise<{ idcardProofId: string; paymentProofId: string }>;
  /** Adds somebody to the staff and answers a personal token; without roles, with all but the administrator's. */
  addOperator(name: string, roles?: readonly HeldRoleName[]): Promise<string>;
  close(): Promise<void>;
}

/** The API and the sandbox provider, each listening on a port of its own and on the same database, as in a real casino. */
export async function startMoneyCasino(env: Record<string, string> = {}, logger?: Logger): Promise<MoneyCasino> {
  const port = await freePort();
  const sandboxUrl = `http://127.0.0.1:${port}`;
  const sandboxEnv = { SANDBOX: 'on', SANDBOX_ORIGIN: sandboxUrl, STRIPE_API_URL: sandboxUrl, ...testSecrets, ...env };
  const api = await startTestApi(sandboxEnv, logger);
  const { rows } = await api.db.query<{ name: string }>('select current_database() as name');
  const databaseUrl = new URL(process.env.FAIRHOUSE_TEST_PG_URL!);
  databaseUrl.pathname = `/${rows[0]!.name}`;
  const quiet = createLogger('sandbox-psp');
  quiet.level = 'silent';
  const sandbox = await startSandbox(
    readSandboxSettings({
      ...sandboxEnv,
      PORT: String(port),
      DATABASE_URL: databaseUrl.toString(),
      PUBLIC_ORIGIN: 'http://localhost:3000',
      WEBHOOK_ORIGIN: api.url,
      SANDBOX_CONTROLS: '1',
      PAYOUT_SETTLE_AFTER_MS: '300',
    }),
    quiet,
  );

  const control: MoneyCasino['control'] = async <T>(path: string, body?: object) => {
    const answer = await fetch(`${sandboxUrl}/controls${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (answer.status >= 500) throw new Error('the provider lost its connection');
    return (await answer.json()) as T;
  };
  const order: MoneyCasino['order'] = async (member, amount, more = {}) => {
    const answer = await api.post('/sys/deposit/stripe/depositOrder', { amount, ...more }, member.token);
    if (answer.error !== 0) throw new Error(answer.message);
    return { orderId: answer.data.orderId, sessionId: /#(cs_test_[0-9a-f]+)_secret/.exec(answer.data.iframe)![1]! };
  };
  const book: MoneyCasino['book'] = async (member) => {
    const found = await api.db.query('select cash, bonus, held from book where member_id = $1', [member.id]);
    return found.rows[0];
  };
  return {
    api,
    sandboxUrl,
    control,
    order,
    book,
    async payIn(member, amount) {
      const { orderId, sessionId } = await order(member, amount);
      await control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
      await until(async () => (await stateOf(api, orderId)) === 'succeeded');
    },
    async proofs(member) {
      const { rows } = await api.db.query<{ id: bigint }>(
        `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
         select $1, gen_random_uuid()::text, sha256(gen_random_uuid()::text::bytea), 10, 10, 100
         from generate_series(1, 2) returning id`,
        [member.id],
      );
      return { idcardProofId: String(rows[0]!.id), paymentProofId: String(rows[1]!.id) };
    },
    addOperator: (name, roles) => addOperator(api.db, name, roles),
    async close() {
      await sandbox.stop();
      await api.close();
    },
  };
}

export async function stateOf(api: TestApi, orderId: number): Promise<string> {
  const { rows } = await api.db.query<{ state: string }>('select state from deposit_attempt where id = $1', [orderId]);
  return rows[0]!.state;
}

/** Below the limit of a test, which would not say what it waited for. */
const untilMs = 150_000;

/** Asks every 50 ms until `isSo` answers true. Throws after 150 s, naming the condition. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + untilMs; Date.now() < deadline; ) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`not so within ${untilMs / 1_000} s: ${isSo.toString()}`);
}

/** The sandbox provider as it runs, once it answers. `env` names its port and, as SANDBOX_ORIGIN, its address. */
export async function startSandboxProcess(env: Record<string, string>): Promise<ChildProcess> {
  return startProcess('apps/sandbox-psp/src/main.ts', env.SANDBOX_ORIGIN!, env);
}

/** A process of the casino, as its start runs it, once it is ready. */
export async function startProcess(main: string, url: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, await programArgs(main), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`${main} did not start`);
      return fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return child;
}
