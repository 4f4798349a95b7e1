// Runs before "npm start" and every other command that needs the dependencies: plain Node, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const leastNode = [20, 19];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  fail(
    `Fairhouse needs Node ${leastNode.join('.')} or newer and this is ${process.versions.node}; install a newer Node and try again.`,
  );
}

function installDependencies() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.versions.modules).digest('hex');
  const stamp = join(root, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (isInstalledByHand()) {
    writeFileSync(stamp, wanted);
    return;
  }
  console.log('Installing the dependencies with "npm ci", because they are missing or the lock file has changed …');
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], options);
  if (status !== 0) fail('The dependencies could not be installed; see above, put it right and run the command again.');
  writeFileSync(stamp, wanted);
}

/** npm notes in node_modules what it has installed; the same packages as in the lock file are as good as our own run. */
function isInstalledByHand() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (link ? existsSync(join(root, path)) : installed[path]?.version === version),
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The shell is the same browser without the windows that nobody would see here: a quarter quicker. */
function installBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !isProgram(CHROMIUM_PATH)) {
    fail(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no program; point it to a Chromium.`);
  }
  const names = ['chromium-headless-shell', 'chromium'];
  const isThere = () => names.some((name) => isProgram(`/usr/bin/${name}`));
  if (CHROMIUM_PATH || isThere()) return;
  if (names.some((name) => installByApt(name, 'the browser for the end-to-end tests') && isThere())) return;
  fail(
    `The end-to-end tests need Chromium: run "sudo apt-get install -y --no-install-recommends chromium" and try again, or set CHROMIUM_PATH to the Chromium you have.`,
  );
}

/** The tests of coins pay a real node of bitcoin's family on this machine. */
function installLitecoin() {
  const path = process.env.LITECOIND_PATH || '/usr/bin/litecoind';
  if (isProgram(path)) return;
  if (process.env.LITECOIND_PATH) fail(`LITECOIND_PATH is ${path}, and there is no program; point it to a litecoind.`);
  if (installByApt('litecoind', 'a litecoin node for the tests of coins') && isProgram(path)) return;
  fail(
    'The tests of coins need litecoind: run "sudo apt-get install -y --no-install-recommends litecoind" and try again, or set LITECOIND_PATH to the litecoind you have.',
  );
}

/** Processes that tell pages of shared rounds are joined by a broker, which the tests run and restart. */
function installNats() {
  const path = process.env.NATS_SERVER_PATH || '/usr/sbin/nats-server';
  if (isProgram(path)) return;
  if (process.env.NATS_SERVER_PATH)
    fail(`NATS_SERVER_PATH is ${path}, and there is no program; point it to a nats-server.`);
  if (installByApt('nats-server', 'a NATS server for the tests of shared rounds') && isProgram(path)) return;
  fail(
    'The tests of shared rounds need nats-server: run "sudo apt-get install -y --no-install-recommends nats-server" and try again, or set NATS_SERVER_PATH to the nats-server you have.',
  );
}

/** Rounds are checked by a verifier that is not written in our language. */
function installPython() {
  const isThere = () => ['/usr/bin/python3', '/usr/local/bin/python3'].some(isProgram);
  if (isThere() || (installByApt('python3', 'Python for the verifier of rounds') && isThere())) return;
  fail(
    'The tests of the verifier of rounds need Python: run "sudo apt-get install -y --no-install-recommends python3" and try again.',
  );
}

/** Uploads are tried against a server of objects as others run it: OpenStack Swift with its S3 interface. */
function installSwift() {
  const kinds = ['proxy', 'account', 'container', 'object'];
  const isThere = () => kinds.every((kind) => isProgram(`/usr/bin/swift-${kind}-server`));
  const packages = kinds.map((kind) => `swift-${kind}`).join(' ');
  if (isThere() || (installByApt(packages, 'a server of objects for the tests of uploads') && isThere())) return;
  fail(
    `The long tests of uploads need OpenStack Swift: run "sudo apt-get install -y --no-install-recommends ${packages}" and try again.`,
  );
}

/** Installs a package of Debian's where that is possible; false where it is not. */
function installByApt(name, what) {
  const command = `apt-get install -y --no-install-recommends ${name}`;
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false;
  console.log(`Installing ${what} with "${command}" …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  return spawnSync(command, { ...options, shell: true }).status === 0;
}

checkNode();
installDependencies();
if (process.argv.includes('--tests')) {
  installBrowser();
  installLitecoin();
  installNats();
  installPython();
}
if (process.argv.includes('--long')) installSwift();
