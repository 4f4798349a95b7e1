import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { connect } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { test, expect } from '@playwright/test';
import { newColleague, strike, drawer } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';

test('shots', async ({ page, browser }) => {
  const server = await runningServer(join(process.env.FAIRHOUSE_DATA_DIR!, 'postgres'));
  const db = connect({ url: server!.url, schema: 'studio', connections: 2 });
  const past = await Past.open();
  await page.goto('/');
  const users: string[] = [];
  for (let i = 0; i < 3; i++) {
    const member = await newMember(page);
    await past.paidIn(member.id, 100_00n);
    const launched = await page.request.post('/api/sys/game/getLaunchUrl', { headers: { authorization: member.token }, data: { id: 1, channel: 'pc' } });
    await page.request.get((await launched.json()).data, { maxRedirects: 0 });
    const { rows } = await db.query('select user_id from casino.wallet_user where member_id = $1', [member.id]);
    users.push(rows[0].user_id);
  }
  const tables = [
    ['nocturne', 'OPEN', 3, true, true, false],
    ['blackjack', 'RESULT', 2, true, false, false],
    ['baccarat', 'SETTLE', 400, true, false, false],
    ['dragon-tiger', 'OPEN', 8, false, true, false],
    ['dice', null, 0, true, false, true],
  ] as const;
  for (const [code, state, ago, alive, words, rests] of tables) {
    await db.query(`insert into live_table (code, words, rests, held_until) values ($1,$2,$3, now() + interval '1 hour' * $4)`, [code, words, rests, alive ? 1 : -1]);
    const chain = randomUUID();
    await db.query(`insert into live_chain (id, table_code, links, chain_end, last_link, beacon, beacon_round, salt, salted_at, next_link) values ($1,$2,1000000,$3,'x','drand',1,'ab',now(),$4)`, [chain, code, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', code === 'blackjack' ? 995_000 : 812]);
    await db.query(`insert into live_round (table_code, number, definition_hash, chain_id, link, state, fence, closes_at, started_at, server_seed, outcome, settled_at, changed_at) values ($1, 811, 'h', $2, 1, 'CLOSED', 1, now(), now(), 's', '{}', now() + interval '84 ms', now() - interval '7 minutes')`, [code, chain]);
    await db.query(`insert into live_event (table_code, round_number, after, at) values ($1, 811, 'SETTLE', now())`, [code]);
    if (state) {
      const decided = state !== 'OPEN';
      await db.query(`insert into live_round (table_code, number, definition_hash, chain_id, link, state, fence, closes_at, started_at, server_seed, outcome, changed_at) values ($1, 812, 'h', $2, 2, $3, 1, now(), $4, $5, $6, now() - make_interval(secs => $7))`, [code, chain, state, decided ? new Date() : null, decided ? 's' : null, decided ? '{}' : null, ago]);
      for (let i = 0; i < 9; i++) await db.query(`insert into live_bet (id, table_code, round_number, player_id, session_id, play_id, wallet_user, currency, bet, cost, state) values ($1,$2,812,$3,$3,$1::uuid::text,$4,$5,'{}',$6,'PLACED')`, [randomUUID(), code, randomUUID(), users[i % 3], i % 3 === 2 ? 'BRL' : 'USD', 250 * (i + 1)]);
    }
    if (code === 'baccarat') for (let i = 0; i < 2; i++) await db.query(`insert into live_bet (id, table_code, round_number, player_id, session_id, play_id, wallet_user, currency, bet, cost, state, win, outcome) values ($1,$2,811,$3,$3,$1::uuid::text,$4,'USD','{}',500,'SETTLING',0,'{}')`, [randomUUID(), code, randomUUID(), users[i]]);
  }
  const { page: content, ask } = await newColleague(browser, ['content', 'finance', 'support']);
  const shot = async (at: typeof page, name: string) => { await at.waitForTimeout(700); await at.screenshot({ path: `/tmp/live-desk-shots/${name}.png` }); };
  await content.goto('/tables?tab=words');
  await expect(content.getByText('Nothing was said')).toBeVisible();
  await shot(content, 'words-empty');
  const texts = ['Good luck, all!', 'So close to the seventeen, one pocket beside it, and that for the third time this evening at this very table, I cannot believe my eyes', 'Panalo! 🎉', 'who is winning today', 'nice one', 'you are all fools and should go home now'];
  let at = 0;
  for (const text of texts) await db.query(`insert into live_word (table_code, wallet_user, alias, text, at) values ($1,$2,'jo•••',$3, now() - make_interval(secs => $4))`, [at % 2 ? 'nocturne' : 'dragon-tiger', at === 3 ? 'zz' : users[at % 3], text, 600 - at++ * 90]);
  await content.reload();
  await content.getByText('nice one').waitFor();
  await shot(content, 'words');
  await content.getByRole('button', { name: 'you are all fools' }).click();
  await shot(content, 'word-open');
  await strike(content, 'u');
  await shot(content, 'word-mute');
  await content.getByRole('dialog').getByLabel('Reason').fill('Abuse of the others');
  await strike(content, 'Control+Enter');
  await expect(content.getByRole('dialog')).toHaveCount(0);
  await strike(content, '3');
  await content.getByRole('dialog').getByLabel('Reason').fill('Abuse');
  await strike(content, 'Control+Enter');
  await expect(content.getByRole('dialog')).toHaveCount(0);
  await shot(content, 'word-muted');
  await content.goto('/tables');
  await content.getByText('stands still').waitFor();
  await shot(content, 'tables');
  await content.getByRole('button', { name: 'Baccarat', exact: true }).click();
  await shot(content, 'table-open');
  await strike(content, '1');
  await shot(content, 'table-rest');
  await content.getByRole('dialog').getByLabel('Reason').fill('It hangs');
  await strike(content, 'Control+Enter');
  await expect(content.getByRole('dialog')).toHaveCount(0);
  await content.getByRole('button', { name: 'Nocturne', exact: true }).click();
  await strike(content, '2');
  await content.getByRole('dialog').getByLabel('Reason').fill('The host has gone home, and nobody looks after it');
  await strike(content, 'Control+Enter');
  await expect(content.getByRole('dialog')).toHaveCount(0);
  await shot(content, 'table-ordered');
  const { rows: m } = await db.query('select member_id from casino.table_order where member_id is not null limit 1');
  await content.goto(`/member/${m[0].member_id}`);
  await shot(content, 'member');
  // Not answering: its report address leads nowhere.
  await db.query(`update casino.vendor set report_url = 'http://127.0.0.1:9/reports/rounds'`);
  await db.query(`insert into casino.table_order (vendor, table_code, kind, reason, set_by, set_at, tries, try_at) values ('studio','nocturne','open','x','operator:ana', now() - interval '90 s', 4, now() + interval '1 h')`);
  await content.waitForTimeout(11_000);
  await content.goto('/tables');
  await content.getByText('does not answer').first().waitFor();
  await shot(content, 'tables-no-answer');
  await db.query(`update casino.vendor set report_url = $1`, [`${process.env.STUDIO_ORIGIN}/reports/rounds`]);
  await content.waitForTimeout(11_000);
  const phone = await newColleague(browser, ['content', 'finance', 'support'], { size: 'phone' });
  await phone.page.goto('/tables');
  await phone.page.getByText('stands still').first().waitFor().catch(() => {});
  await shot(phone.page, 'phone-tables');
  await phone.page.getByRole('button', { name: 'Nocturne', exact: true }).click();
  await shot(phone.page, 'phone-table');
  await phone.page.goto('/tables?tab=words');
  await phone.page.getByText('nice one').waitFor();
  await shot(phone.page, 'phone-words');
  await phone.page.getByRole('button', { name: 'nice one' }).click();
  await shot(phone.page, 'phone-word');
  await content.evaluate(() => localStorage.setItem('language', 'fil'));
  await db.query(`insert into live_word (table_code, wallet_user, alias, text, at) select 'nocturne', $1, 'jo•••', 'word ' || n, now() - make_interval(secs => 2000 - n) from generate_series(1, 70) n`, [users[0]]);
  await content.goto('/tables?tab=words&table=nocturne');
  await content.getByText('word 70').waitFor();
  await content.screenshot({ path: '/tmp/live-desk-shots/words-many.png', fullPage: true });
  await content.getByRole('button', { name: /More|more/ }).last().click();
  await content.getByText('word 1', { exact: true }).waitFor();
  await db.end();
  await past.close();
  void ask; void drawer;
});
