/** Plays a round at a press. Amounts are whole numbers with five decimals. */
const button = document.querySelector('#play');
const outcome = document.querySelector('#outcome');
const balance = document.querySelector('#balance');

const words = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'Your balance does not reach for this stake.',
  RS_ERROR_LIMIT_REACHED: 'This stake is above a limit. Choose another, or take a break.',
  RS_ERROR_TOKEN_EXPIRED: 'The game was closed. Open it again from the casino.',
  RS_ERROR_INVALID_TOKEN: 'The game was closed. Open it again from the casino.',
  RS_ERROR_USER_DISABLED: 'You cannot play now. The casino tells you more.',
};

const text = (amount) => (amount / 100_000).toFixed(2);

async function play() {
  button.disabled = true;
  outcome.textContent = 'Playing…';
  try {
    const stake = Number(document.querySelector('input[name=stake]:checked').value);
    const answer = await fetch(`${location.pathname}/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stake }),
    });
    const { status, won, balance: left } = await answer.json();
    if (left !== null && left !== undefined) balance.textContent = text(left);
    if (status !== 'RS_OK') outcome.textContent = words[status] ?? 'The round could not be played. Try again.';
    else outcome.textContent = won > 0 ? `You won ${text(won)}.` : 'No win this time.';
  } catch {
    outcome.textContent = 'No answer came. Check your connection and try again.';
  } finally {
    button.disabled = false;
  }
}

button?.addEventListener('click', play);
