const secret = location.hash.slice(1);
// Replaced, not pushed: going back must leave the payment, not return to this empty page.
if (/^[\w]+$/.test(secret)) location.replace(`/pay/${secret}`);
else document.querySelector('main').textContent = 'This payment could not be found.';
