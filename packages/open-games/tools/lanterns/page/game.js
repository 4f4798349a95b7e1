// An instant game that does the documented calls of the format and computes no amount by itself.
const asked = new URLSearchParams(location.search);
const sessionID = asked.get('sessionID');
const texts = {
  en: {
    mode: 'Mode',
    bet: 'Bet',
    play: 'Light a lantern',
    goOn: 'Take the win',
    balance: 'Balance',
    pays: 'Pays',
    returns: (percent) => `Returns ${percent} %`,
    oneIn: '1 in',
    won: (amount) => `Won ${amount}`,
    lost: 'No light this time.',
    modes: { calm: 'Calm', bold: 'Bold (2 bets)' },
    errors: {
      ERR_IPB: 'Your balance does not cover this bet.',
      ERR_GLE: 'This bet is above a limit of your account.',
      ERR_IS: 'Your session has ended. Close the game and open it again.',
      ERR_VAL: 'This bet was not taken. Choose another.',
    },
    failed: 'No answer. Your round is safe. Try again.',
  },
  fil: {
    mode: 'Paraan',
    bet: 'Taya',
    play: 'Sindihan ang parol',
    goOn: 'Kunin ang panalo',
    balance: 'Balanse',
    pays: 'Mga bayad',
    returns: (percent) => `Nagbabalik ng ${percent} %`,
    oneIn: '1 sa',
    won: (amount) => `Panalo ng ${amount}`,
    lost: 'Walang sindi ngayon.',
    modes: { calm: 'Kalmado', bold: 'Matapang (2 taya)' },
    errors: {
      ERR_IPB: 'Kulang ang balanse mo sa tayang ito.',
      ERR_GLE: 'Lampas sa limit ng account mo ang tayang ito.',
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
const [sky, result, mode, bet, play, balance] = ['sky', 'result', 'mode', 'bet', 'play', 'balance'].map(at);
const lanterns = Array.from({ length: 5 }, () => {
  const lantern = document.createElement('span');
  lantern.className = 'lantern';
  sky.append(lantern);
  return lantern;
});
let currency = 'USD';
let open = false;

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
const showBalance = ({ amount }) => {
  balance.textContent = money(amount);
};
const tell = (error) => {
  result.textContent = t.errors[error.code] ?? t.failed;
};

function show(round) {
  const { lantern, multiplier } = round.state.find(({ type }) => type === 'light');
  for (const [place, one] of lanterns.entries()) {
    one.textContent = place === lantern && multiplier > 0 ? `${multiplier / 100}×` : '';
    one.toggleAttribute('data-lit', place === lantern && multiplier > 0);
    one.toggleAttribute('data-dim', place === lantern && multiplier === 0);
  }
  result.textContent = round.payout > 0 ? t.won(money(round.payout)) : t.lost;
  open = round.active;
  play.textContent = open ? t.goOn : t.play;
}

async function press() {
  if (open) {
    showBalance((await call('/wallet/end-round')).balance);
    open = false;
    play.textContent = t.play;
    return;
  }
  const { balance: after, round } = await call('/wallet/play', { amount: Number(bet.value), mode: mode.value });
  showBalance(after);
  show(round);
  if (open) await call('/bet/event', { event: 'shown' });
}

at('dock').addEventListener('submit', async (event) => {
  event.preventDefault();
  play.disabled = true;
  try {
    await press();
  } catch (error) {
    tell(error);
  }
  play.disabled = false;
});

const pays = await fetch('./pays.json').then((answer) => answer.json());
for (const [name, rows] of Object.entries(pays.modes)) {
  mode.append(new Option(t.modes[name], name));
  for (const [times, oneIn] of rows) {
    const row = at('pays').insertRow();
    for (const text of [t.modes[name], `${times}×`, `${t.oneIn} ${oneIn}`]) row.insertCell().textContent = text;
  }
}
at('return').textContent = t.returns(pays.returned);
play.textContent = t.play;

try {
  const opened = await call('/wallet/authenticate');
  ({ currency } = opened.balance);
  for (const level of opened.config.betLevels) bet.append(new Option(money(level), String(level)));
  bet.value = String(opened.config.defaultBetLevel);
  if (opened.config.jurisdiction.disabledBuyFeature) mode.querySelector('[value=bold]')?.remove();
  showBalance(opened.balance);
  if (opened.round) show(opened.round);
  play.disabled = false;
} catch (error) {
  tell(error);
}
