// A slot with a bonus that does the documented calls of the format. It shows the events of a round and computes no amount by itself.
const asked = new URLSearchParams(location.search);
const sessionID = asked.get('sessionID');
const texts = {
  en: {
    bet: 'Bet',
    spin: 'Spin',
    skip: 'Show the result',
    goOn: 'Take the win',
    buy: (amount) => `Buy the bonus: ${amount}`,
    balance: 'Balance',
    pays: 'Pays and rules',
    returns: (percent) => `Returns ${percent} %`,
    won: (amount) => `You win ${amount}`,
    lost: 'No win this time.',
    pay: (times) => `Pays ${times}×`,
    free: (count) => `${count} free spins`,
    left: (count, multiplier) => `${count} left · ×${multiplier}`,
    rules: (lines, count, cost) =>
      `${lines} lines pay from the left, in multiples of the bet. The trident stands for every symbol but the pearl. Three pearls start ${count} free spins: each spin that wins raises the multiplier by one. The bonus can be bought for ${cost} bets.`,
    symbols: {
      starfish: 'Starfish',
      fish: 'Fish',
      scallop: 'Scallop',
      spiral: 'Spiral shell',
      coral: 'Coral',
      glass: 'Sea glass',
    },
    errors: {
      ERR_IPB: 'Your balance does not cover this bet. Choose a smaller one.',
      ERR_GLE: 'This bet is above a limit of your account. Choose a smaller one.',
      ERR_IS: 'Your session has ended. Close the game and open it again.',
      ERR_VAL: 'This bet was not taken. Choose another.',
    },
    failed: 'No answer. Your round is safe. Try again.',
  },
  fil: {
    bet: 'Taya',
    spin: 'Paikutin',
    skip: 'Ipakita ang resulta',
    goOn: 'Kunin ang panalo',
    buy: (amount) => `Bilhin ang bonus: ${amount}`,
    balance: 'Balanse',
    pays: 'Mga bayad at tuntunin',
    returns: (percent) => `Nagbabalik ng ${percent} %`,
    won: (amount) => `Panalo ka ng ${amount}`,
    lost: 'Walang panalo ngayon.',
    pay: (times) => `Nagbabayad ng ${times}×`,
    free: (count) => `${count} libreng ikot`,
    left: (count, multiplier) => `${count} pa · ×${multiplier}`,
    rules: (lines, count, cost) =>
      `${lines} linya ang nagbabayad mula sa kaliwa, ayon sa dami ng taya. Pumapalit ang trident sa lahat ng simbolo maliban sa perlas. Tatlong perlas ang nagbubukas ng ${count} libreng ikot: bawat ikot na panalo ay nagdaragdag ng isa sa multiplier. Mabibili ang bonus sa halagang ${cost} taya.`,
    symbols: {
      starfish: 'Isdang-bituin',
      fish: 'Isda',
      scallop: 'Kabibe',
      spiral: 'Kuhol-dagat',
      coral: 'Koral',
      glass: 'Salamin ng dagat',
    },
    errors: {
      ERR_IPB: 'Kulang ang balanse mo sa tayang ito. Pumili ng mas maliit.',
      ERR_GLE: 'Lampas sa limit ng account mo ang tayang ito. Pumili ng mas maliit.',
      ERR_IS: 'Tapos na ang session mo. Isara ang laro at buksan muli.',
      ERR_VAL: 'Hindi tinanggap ang taya. Pumili ng iba.',
    },
    failed: 'Walang sagot. Ligtas ang round mo. Subukan muli.',
  },
};
const language = asked.get('lang') === 'fil' ? 'fil' : 'en';
const t = texts[language];
document.documentElement.lang = language;
for (const one of document.querySelectorAll('[data-text]')) one.textContent = t[one.dataset.text];

const at = (id) => document.getElementById(id);
const [board, paths, banner, spins, result, bet, spin, buy, balance] = [
  'board',
  'paths',
  'banner',
  'spins',
  'result',
  'bet',
  'spin',
  'buy',
  'balance',
].map(at);
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const symbols = ['starfish', 'fish', 'scallop', 'spiral', 'coral', 'glass', 'trident'];
const pays = await fetch('./pays.json').then((answer) => answer.json());
let currency = 'USD';
let rules = { jurisdiction: {} };
/** The round that is not ended yet. */
let open;
/** The player does not want to wait for the rest of this round. */
let skipped = false;

async function call(path, body) {
  const answer = await fetch(`https://${asked.get('rgs_url')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionID, ...body }),
  });
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.error), { code: data.error });
  return data;
}

const money = (units) => new Intl.NumberFormat(language, { style: 'currency', currency }).format(units / 1_000_000);
const times = (hundredths) => new Intl.NumberFormat(language).format(hundredths / 100);
const showBalance = ({ amount }) => {
  balance.textContent = money(amount);
};
const say = (text, won = false) => {
  result.textContent = text;
  result.toggleAttribute('data-won', won);
};
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const wait = (ms) => (skipped || calm ? Promise.resolve() : pause(ms));

function cellOf(symbol) {
  const cell = document.createElement('div');
  cell.className = 'cell';
  cell.innerHTML = `<svg class="piece"><use href="#${symbol}"></use></svg>`;
  return cell;
}

const reels = Array.from({ length: 5 }, () => {
  const reel = document.createElement('div');
  reel.className = 'reel';
  const strip = document.createElement('div');
  strip.className = 'strip';
  reel.append(strip);
  board.append(reel);
  return strip;
});
const anySymbol = () => symbols[Math.floor(Math.random() * symbols.length)];
function stand(columns) {
  for (const [reel, column] of columns.entries()) reels[reel].replaceChildren(...column.map(cellOf));
}
stand(Array.from({ length: 5 }, () => Array.from({ length: 3 }, anySymbol)));

/** The reels roll down to a board and stop one after another. */
async function roll(columns) {
  clearWins();
  if (skipped || calm) return stand(columns);
  await Promise.all(
    reels.map(async (strip, reel) => {
      const before = [...strip.children].slice(0, 3);
      const between = Array.from({ length: 9 + reel * 3 }, () => cellOf(anySymbol()));
      strip.replaceChildren(...columns[reel].map(cellOf), ...between, ...before);
      const far = ((between.length + 3) / (between.length + 6)) * 100;
      const rolling = strip.animate(
        [{ transform: `translateY(-${far}%)` }, { transform: 'translateY(1.5%)', offset: 0.9 }, { transform: 'none' }],
        { duration: 620 + reel * 170, easing: 'cubic-bezier(.2,.6,.25,1)' },
      );
      rolling.ready.then(() => skipped && rolling.finish());
      strip.rolling = rolling;
      await rolling.finished;
      strip.rolling = undefined;
      strip.replaceChildren(...[...strip.children].slice(0, 3));
    }),
  );
}

function clearWins() {
  paths.replaceChildren();
  board.removeAttribute('data-won');
  for (const cell of board.querySelectorAll('[data-won]')) cell.removeAttribute('data-won');
}

function showWins(wins) {
  board.toggleAttribute('data-won', wins.length > 0);
  for (const { line, count } of wins) {
    const way = pays.lines[line];
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    path.setAttribute(
      'points',
      way
        .slice(0, count)
        .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
        .join(' '),
    );
    paths.append(path);
    for (let reel = 0; reel < count; reel++) reels[reel].children[way[reel]].toggleAttribute('data-won', true);
  }
}

const inBonus = (on) => document.body.toggleAttribute('data-bonus', on);

/** Shows the events of a round from one on. How far the page has come is kept, so that it goes on there after a reload. */
async function show(round, from = 0) {
  const events = round.state;
  const bonus = events.find(({ type }) => type === 'bonus');
  for (const event of events.slice(from)) {
    if (event.type === 'bonus') {
      inBonus(true);
      banner.textContent = t.free(event.spins);
      await wait(1500);
      banner.textContent = '';
    }
    if (event.type !== 'reveal') continue;
    const free = event.left !== undefined;
    inBonus(free);
    spins.textContent = free ? t.left(event.left, event.multiplier) : '';
    await roll(event.board);
    showWins(event.wins);
    if (event.total > 0) say(t.pay(times(event.total)), true);
    else say('');
    if (round.active && bonus) await call('/bet/event', { event: String(event.index) });
    await wait(event.wins.length > 0 ? 900 : 250);
  }
}

/** The last board of what a former page has shown already. */
function standAt(round, index) {
  const shown = round.state.filter(({ type, index: place }) => type === 'reveal' && place <= index).at(-1);
  if (shown) stand(shown.board);
}

async function finish(round) {
  open = round;
  say(round.payout > 0 ? t.won(money(round.payout)) : t.lost, round.payout > 0);
  if (round.active) {
    spin.textContent = t.goOn;
    showBalance((await call('/wallet/end-round')).balance);
  }
  open = undefined;
}

/** One round, also the rest of one that another page began. */
async function play(begin) {
  skipped = false;
  say('');
  const began = performance.now();
  choose(false);
  try {
    const { balance: after, round, from } = await begin();
    if (after) showBalance(after);
    open = round;
    if (!rules.jurisdiction.disabledSlamstop) {
      spin.textContent = t.skip;
      spin.disabled = false;
    }
    await show(round, from);
    spin.disabled = true;
    // A rule of the place: it holds for players who skip as well.
    await pause(rules.jurisdiction.minimumRoundDuration - (performance.now() - began));
    await finish(round);
    spins.textContent = '';
    inBonus(false);
  } catch (error) {
    say(t.errors[error.code] ?? t.failed);
  }
  choose(true);
}

function choose(may) {
  for (const one of [bet, spin, buy]) one.disabled = !may;
  if (may) spin.textContent = open ? t.goOn : t.spin;
}

at('dock').addEventListener('submit', (event) => {
  event.preventDefault();
  if (bet.disabled) {
    skipped = true;
    spin.disabled = true;
    for (const strip of reels) strip.rolling?.finish();
  } else if (open) play(async () => ({ round: open, from: open.state.length }));
  else play(() => call('/wallet/play', { amount: Number(bet.value), mode: 'base' }));
});
buy.addEventListener('click', () => {
  if (!open) play(() => call('/wallet/play', { amount: Number(bet.value), mode: 'bonus' }));
});
const price = () => {
  buy.textContent = t.buy(money(Number(bet.value) * pays.bonusCost));
};
bet.addEventListener('change', price);

at('return').textContent = t.returns(pays.returned);
at('rules').textContent = t.rules(pays.lines.length, pays.freeSpins, pays.bonusCost);
const head = at('pays').insertRow();
for (const text of ['', '3', '4', '5']) head.insertCell().textContent = text;
for (const [symbol, amounts] of Object.entries(pays.pays)) {
  const row = at('pays').insertRow();
  row.insertCell().innerHTML = `<svg class="sign" role="img" aria-label="${t.symbols[symbol]}"><use href="#${symbol}"></use></svg>`;
  for (const amount of amounts) row.insertCell().textContent = `${times(amount)}×`;
}
spin.textContent = t.spin;

try {
  const opened = await call('/wallet/authenticate');
  ({ currency } = opened.balance);
  rules = opened.config;
  for (const level of rules.betLevels) bet.append(new Option(money(level), String(level)));
  bet.value = String(rules.defaultBetLevel);
  buy.hidden = rules.jurisdiction.disabledBuyFeature === true;
  price();
  showBalance(opened.balance);
  const { round } = opened;
  if (round?.active) {
    const shown = Number(round.event ?? -1);
    standAt(round, shown);
    await play(async () => ({ round, from: shown + 1 }));
  } else {
    if (round) standAt(round, round.state.length);
    choose(true);
  }
} catch (error) {
  say(t.errors[error.code] ?? t.failed);
}
