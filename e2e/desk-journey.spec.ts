import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@fairhouse/contract/operator';
import { expect, type Page } from '@playwright/test';
import { commands } from '../apps/desk/src/lib/texts/names/commands.ts';
import { AuthenticatorApp } from './steps/authenticator-app.ts';
import { Books } from './steps/books.ts';
import { callsOf } from './steps/calls.ts';
import { applyForCashOut, openCashOutHistory } from './steps/cash-out.ts';
import { decide, orderDeposit } from './steps/deposit.ts';
import {
  callsOfDesk,
  deskHeading,
  deskOrigin,
  drawer,
  letDecisionsWait,
  linkMailedTo,
  newColleague,
  newName,
  openDesk,
  secondAdministrator,
  strike,
  test,
  withPasskeys,
} from './steps/desk.ts';
import { logIn, newMember } from './steps/login.ts';
import { sitDown, spinSlot } from './steps/play.ts';
import { closeDialog, complaintsOf, openHome, takeFromMenu } from './steps/site.ts';
import { uploadPicture } from './steps/upload-picture.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

const password = 'nine quiet herons at dawn';

/** What the desk calls an audit event of the audit log. */
const wordOf = (command: string): string => (commands as Readonly<Record<string, string>>)[command] ?? command;

/** Invites somebody on the page of the staff; a second administrator approves it, and the link is in the mail alone. */
async function invite(at: Page, name: string, role: string): Promise<string> {
  await strike(at, 'g', 's');
  await expect(deskHeading(at, 'Staff')).toBeVisible();
  await at.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = at.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Name', { exact: false }).first().fill(name);
  await dialog.getByLabel('How others see them').fill(name);
  await dialog.getByLabel('Email address').fill(`${name}@example.com`);
  await dialog.getByRole('checkbox', { name: role }).check();
  await expect(dialog.getByText('A second administrator has to approve')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(at.getByText(`${name}@example.com`)).toBeVisible();
  const second = secondAdministrator(at.context());
  const { rows } = await second('/operator/approval/list', { state: ['waiting'], command: 'staff.invite' });
  const { id, proposedHash } = rows.find(({ proposal }) => proposal.name === name)!;
  await second('/operator/approval/approve', { id, proposedHash });
  return linkMailedTo(at.context(), `${name}@example.com`);
}

test('the desk: documents, an alert, a cash-out by two people, the day, and the record that proves it', async ({
  page,
  context,
  browser,
}) => {
  const complaints = [complaintsOf(context)];
  const newDesk = async (size: 'desktop' | 'phone') => {
    const desk = await openDesk(browser, size);
    complaints.push(complaintsOf(desk.context()));
    return desk;
  };
  const [owner, cashier, approver] = [await newDesk('desktop'), await newDesk('desktop'), await newDesk('phone')];
  const names = { owner: newName('owner'), cashier: newName('cashier'), approver: newName('approver') };
  const isIn = (desk: Page) => expect(deskHeading(desk, 'Queues')).toBeVisible();

  // The link is good until somebody can sign in as administrator: the other tests of the desk come after this one.
  await test.step('the first administrator comes in by the link that the start wrote, with a passkey', async () => {
    const link = (await readFile(join(process.env.FAIRHOUSE_DATA_DIR!, 'desk-first-link'), 'utf8')).trim();
    expect(link.startsWith(`${deskOrigin()}/invitation#`)).toBe(true);
    await withPasskeys(owner);
    await owner.goto(link);
    await expect(deskHeading(owner, 'The first administrator')).toBeVisible();
    await owner.getByLabel('Your name at the desk').fill(names.owner);
    await owner.getByLabel('How others see you').fill('The owner');
    await owner.getByRole('button', { name: 'Make a passkey' }).click();
    await isIn(owner);
    await owner.getByRole('button', { name: 'The owner' }).click();
    await owner.getByRole('menuitem', { name: 'Sign out' }).click();
    await owner.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isIn(owner);
    const { error } = await callsOfDesk(context)('/operator/auth/invitation', { token: link.split('#')[1]! }).then(
      () => ({ error: '' }),
      (problem: Error) => ({ error: problem.message }),
    );
    expect(error).toContain('/operator/auth/invitation');
  });

  await test.step('a cashier begins with a password and an authenticator, another with a passkey on the phone', async () => {
    await cashier.goto(await invite(owner, names.cashier, 'Cashier'));
    await expect(deskHeading(cashier, `Welcome, ${names.cashier}`)).toBeVisible();
    await cashier.getByLabel('New password').fill(password);
    await cashier.getByRole('button', { name: 'Go on' }).click();
    const shown = (await cashier.getByTestId('totp-secret').textContent())!;
    await cashier.getByLabel('The code that the app shows now').fill(await new AuthenticatorApp(shown).code());
    await cashier.getByRole('button', { name: 'Finish and sign in' }).click();
    await isIn(cashier);

    const link = await invite(owner, names.approver, 'Cashier');
    await withPasskeys(approver);
    await approver.goto(link);
    await approver.getByRole('button', { name: 'Make a passkey' }).click();
    await isIn(approver);
  });
  const joined = (role: Role) => newColleague(browser, [role]);
  const [documents, finance, compliance, risk, secondRisk] = [
    await joined('documents'),
    await joined('finance'),
    await joined('compliance'),
    await joined('risk'),
    await joined('risk'),
  ];
  for (const queue of ['documents', 'approvals', 'alerts'] as const) await letDecisionsWait(context, queue, 1);

  const rule = `large-${risk.name.slice(-8)}`;
  await test.step('risk writes a rule and tries it; two people switch it on', async () => {
    const at = risk.page;
    await at.goto('/queues');
    await isIn(at);
    await strike(at, 'g', 'k');
    await expect(deskHeading(at, 'Risk')).toBeVisible();
    await at.getByRole('button', { name: 'Rules', exact: true }).click();
    await at.getByRole('button', { name: 'Write a rule' }).click();
    const dialog = at.getByRole('dialog', { name: 'Write a rule' });
    await dialog.getByLabel('Code').fill(rule);
    await dialog.getByLabel('Kind').selectOption('Many deposits');
    await dialog.getByLabel('Currency').selectOption('USD');
    await dialog.getByLabel('Within how many hours').fill('1');
    await dialog.getByLabel('From how many on').fill('1');
    await dialog.getByLabel('Amount, from which on').fill('2000.00');
    await dialog.getByLabel('Severity').selectOption('High');
    await dialog.getByLabel('Reason').fill('Large deposits are looked at.');
    await strike(at, 'Control+Enter');
    const panel = at.getByRole('complementary', { name: rule });
    await expect(panel.getByText('1 or more within 1 h, $2,000.00 or more in all').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Propose to switch on' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(panel.getByRole('status')).toContainText(/would have raised no alerts|alerts about/);
    await panel.getByRole('button', { name: 'Propose to switch on' }).click();
    const proposal = at.getByRole('dialog', { name: `Switch ${rule}, version 1, on` });
    await proposal.getByLabel('Reason').fill('It was tried.');
    await strike(at, 'Control+Enter');
    await expect(proposal).toBeHidden();
    await expect(panel.getByText('proposed', { exact: true })).toBeVisible();

    const { rows } = await secondRisk.ask('/operator/approval/list', { subject: `risk-rule:${rule}` });
    await secondRisk.page.goto(`/queue/approvals?row=${rows[0]!.id}`);
    await expect(drawer(secondRisk.page).getByRole('link', { name: `Rule ${rule}` })).toBeVisible();
    await expect(drawer(secondRisk.page).getByRole('button', { name: 'Approve' })).toBeEnabled();
    await strike(secondRisk.page, '1');
    const runs = async () =>
      (await risk.ask('/operator/risk/rule/list', {})).rules.find(({ code }) => code === rule)?.runs;
    await expect.poll(runs).toBe(1);
  });

  const member = await newMember(page);
  const ask = callsOf(page, member.token);
  await test.step('a player pays in, plays and hands in documents', async () => {
    await openHome(page);
    await logIn(page, member);
    await orderDeposit(page, '2500');
    await decide(page, 'Approve');
    await page.getByRole('button', { name: 'Done' }).click();
    const table = await sitDown(page, 'Nocturne', { fast: true });
    await spinSlot(table);
    await table.close();

    const fileId = () => uploadPicture(page, member.token);
    await ask('/sys/member/documents/update', {
      idcardProofId: await fileId(),
      idcardHoldProofId: await fileId(),
      addressProofId: await fileId(),
      addressProofDate: new Date().toISOString().slice(0, 10),
      paymentProofId: await fileId(),
    });
  });

  const desk = documents.page;
  const atDocuments = (more = '') => desk.goto(`/queue/documents?member=${member.id}${more}`);
  const left = async () => {
    const theirs = { memberId: Number(member.id), hold: 'all' } as const;
    return (await documents.ask('/operator/queue/list', { queue: 'documents', filter: theirs })).rows.length;
  };
  const own = page.getByRole('dialog', { name: 'Upload documents' });
  await test.step('documents are refused with a reason that the player reads', async () => {
    await atDocuments('&kind=idcardProof');
    await expect(desk.getByRole('row')).toHaveCount(2);
    await strike(desk, 'Enter');
    await expect(drawer(desk).getByRole('img', { name: 'Identity card' })).toBeVisible();
    await strike(desk, '+', 'r', '3');
    const dialog = desk.getByRole('dialog', { name: /^Refuse: no\. \d+$/ });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await strike(desk, '1');
    await expect(dialog.getByRole('textbox')).not.toHaveValue('');
    const reason = await dialog.getByRole('textbox').inputValue();
    await strike(desk, 'Control+Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(left).toBe(3);

    await openHome(page);
    await takeFromMenu(page, 'Upload documents', 'Account settings');
    await expect(own.getByRole('group', { name: 'Identity proof Not accepted' })).toBeVisible();
    await expect(own.getByText(`Not accepted: ${reason}`)).toBeVisible();
  });

  await test.step('sent again, and accepted, all of them at one stroke', async () => {
    const proof = own.getByRole('group', { name: 'Identity proof' });
    await proof.getByRole('button', { name: 'Remove: Identity proof 1' }).click();
    const another = { name: 'another.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await proof.getByLabel('Add pictures: Identity proof').setInputFiles(another);
    await expect(proof.getByRole('img')).toHaveCount(1);
    await own.getByRole('button', { name: 'Submit for review' }).click();
    await expect(own).toBeHidden();

    await atDocuments();
    await expect(desk.getByRole('row')).toHaveCount(5);
    await strike(desk, 'x', 'Shift+J', 'Shift+J', 'Shift+J', '1');
    await expect(desk.getByRole('dialog', { name: 'Accept: 4 rows' })).toBeVisible();
    await desk.getByLabel(/^Valid until · Identity card/).fill(`${new Date().getUTCFullYear() + 3}-05-31`);
    await strike(desk, 'Control+Enter');
    await expect.poll(left).toBe(0);
    await takeFromMenu(page, 'Upload documents', 'Account settings');
    await expect(own.getByRole('group', { name: /Accepted$/ })).toHaveCount(4);
    await closeDialog(page, 'Upload documents');
  });

  const view = `/queue/cashOuts?member=${member.id}`;
  const cashOut = await test.step('the player asks for 2,000; the cashier approves, and takes it back', async () => {
    await applyForCashOut(page, 'bank', '2,000');
    await closeDialog(page, 'Cash-out history');
    await cashier.goto(view);
    await expect(cashier.getByRole('row')).toHaveCount(2);
    await strike(cashier, 'Enter');
    await expect(drawer(cashier).getByText('An amount that two people approve.')).toBeVisible();
    await strike(cashier, '1');
    await expect(cashier.getByText('1 decision takes effect')).toBeVisible();
    await strike(cashier, 'z');
    await expect(cashier.getByText('Withdrawn', { exact: true })).toBeVisible();
    return Number(new URL(cashier.url()).searchParams.get('row'));
  });

  await test.step('the administrator sets how long a decision waits', async () => {
    await strike(owner, 'g', 't');
    await owner
      .getByRole('tab', { name: 'Operation' })
      .or(owner.getByRole('button', { name: 'Operation', exact: true }))
      .first()
      .click();
    await owner.getByRole('row').filter({ hasText: 'Cash-outs' }).getByRole('button', { name: 'Change' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Undo window, seconds').fill('1');
    await dialog.getByLabel('Reason').fill('The desk is quiet today.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('he approves again; nobody is his own second person', async () => {
    await cashier.goto(`${view}&row=${cashOut}`);
    await expect(drawer(cashier).getByRole('button', { name: 'Approve' })).toBeEnabled();
    await strike(cashier, '1');
    const approvals = async () =>
      (await finance.ask('/operator/approval/list', { pageSize: 20 })).rows.filter(
        ({ subject }) => subject === `cash-out:${cashOut}`,
      );
    await expect.poll(approvals).toHaveLength(1);
    const [approval] = await approvals();
    expect(approval).toMatchObject({ maker: names.cashier, state: 'waiting' });
    await cashier.goto(`/queue/approvals?row=${approval!.id}`);
    await expect(drawer(cashier).getByText('You proposed this')).toBeVisible();
    await expect(drawer(cashier).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('the second person approves on the phone, and it is paid', async () => {
    await approver.getByRole('button', { name: 'Approvals' }).click();
    await approver.getByRole('row').filter({ hasText: member.username }).click();
    await expect(drawer(approver).getByText(names.cashier).first()).toBeVisible();
    await expect(drawer(approver).getByText('$2,000.00').first()).toBeVisible();
    await drawer(approver).getByRole('button', { name: 'Approve' }).click();
    const statusOf = async () => (await finance.ask('/operator/cashOut/get', { id: cashOut })).status;
    await expect.poll(statusOf).toBe('completed');
    await expect((await openCashOutHistory(page)).first()).toContainText('Completed');
    expect(await books.countOf(member.id, 'WITHDRAW_PAID')).toBe(1);
    expect(await books.faultsOf(member.id)).toEqual([]);
  });

  const riskCase =
    await test.step('the deposit has raised an alert: risk makes a case of it, and closes it', async () => {
      const at = risk.page;
      await at.goto(`/queue/alerts?member=${member.id}`);
      await expect(at.getByRole('row')).toHaveCount(2);
      await strike(at, 'Enter');
      await expect(drawer(at).getByText('1 deposits within 1 hours, 2500.00 USD in all')).toBeVisible();
      const alert = Number(new URL(at.url()).searchParams.get('row'));
      await strike(at, '2');
      const dialog = at.getByRole('dialog', { name: `Open a case: no. ${alert}` });
      await dialog.getByLabel('Title of the case').fill('A large first deposit');
      await strike(at, 'Control+Enter');
      const caseOf = async () => (await risk.ask('/operator/risk/alert/get', { id: alert })).caseId;
      await expect.poll(caseOf).not.toBeNull();
      const id = (await caseOf())!;

      await at.goto(`/risk?tab=alerts&row=${alert}`);
      await drawer(at)
        .getByRole('button', { name: `Case ${id}` })
        .click();
      const panel = at.getByRole('complementary', { name: `Case ${id}: A large first deposit` });
      await expect(panel.getByRole('button', { name: member.username }).first()).toBeVisible();
      await strike(at, 'm');
      await at.getByRole('dialog').getByRole('textbox').fill('The documents show where the money is from.');
      await strike(at, 'Control+Enter');
      await expect(panel.getByText('The documents show where the money is from.')).toBeVisible();
      await strike(at, 'a', 'Control+Enter');
      await expect(panel.getByText('investigated')).toBeVisible();
      await strike(at, '1');
      const closing = at.getByRole('dialog', { name: `Close case ${id}` });
      await closing.getByLabel('Outcome').selectOption('nothing proved');
      await closing.getByLabel('Reason').fill('Explained by the documents.');
      await strike(at, 'Control+Enter');
      await expect(closing).toBeHidden();
      await expect(panel.getByText('Explained by the documents.').first()).toBeVisible();
      await expect(panel.getByText('nothing proved')).toBeVisible();
      expect(await risk.ask('/operator/risk/case/get', { id })).toMatchObject({ state: 'closed', outcome: 'valuable' });
      return id;
    });

  await test.step('finance closes the day before, which is over: its report is the sum of its postings', async () => {
    const money = finance.page;
    await money.goto('/money');
    await money.getByRole('button', { name: 'Yesterday', exact: true }).click();
    await expect(money.getByText('Correct: recalculated in this browser')).toBeVisible();
    const day = new URL(money.url()).searchParams.get('from')!;
    const report = await finance.ask('/operator/finance/report', { from: day, to: day });
    const until = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000);
    const sums = await books.sumsOf(new Date(`${day}T00:00:00Z`), until);
    const dollars = report.currencies.find(({ currency }) => currency === 'USD')!;
    expect([dollars.postings, dollars.deposits, dollars.stakes, dollars.wins]).toEqual([
      Number(sums.all),
      sums.DEPOSIT,
      sums.GAME_BET,
      sums.GAME_WIN,
    ]);
    await money.getByRole('button', { name: 'Close this period' }).click();
    const dialog = money.getByRole('dialog', { name: `Close ${day}` });
    await expect(dialog.getByText(report.madeFrom)).toBeVisible();
    await strike(money, 'Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(money.getByRole('button', { name: 'Close this period' })).toHaveCount(0);
    const [close] = (await finance.ask('/operator/finance/closes', {})).content;
    expect(close).toMatchObject({ from: day, to: day, madeFrom: report.madeFrom, closedBy: finance.name });
    const again = { from: day, to: day, madeFrom: report.madeFrom };
    await expect(finance.ask('/operator/finance/close', again)).rejects.toThrow('/close');
    const [auditEvent] = (await compliance.ask('/operator/record/list', { subject: `period:${day}..${day}` })).content;
    expect(auditEvent).toMatchObject({ command: 'finance.close', actor: `operator:${finance.name}` });
  });

  await test.step('the report of the day is the sum of its postings, and a day that is not over stays open', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const money = finance.page;
    await money.goto('/queues');
    await isIn(money);
    await strike(money, 'g', 'f');
    await expect(deskHeading(money, 'Money')).toBeVisible();
    await money.getByRole('button', { name: 'Today', exact: true }).click();
    const report = await finance.ask('/operator/finance/report', { from: today, to: today });
    const { madeFrom } = report;
    await expect(money.getByText(madeFrom)).toBeVisible();
    await expect(money.getByText('Correct: recalculated in this browser')).toBeVisible();

    const sums = await books.sumsOf(new Date(report.from), new Date(report.asOf));
    const dollars = report.currencies.find(({ currency }) => currency === 'USD')!;
    expect([dollars.postings, dollars.paidOut, dollars.cashOutsAsked, dollars.stakes]).toEqual([
      Number(sums.all),
      sums.WITHDRAW_PAID,
      sums.WITHDRAW,
      sums.GAME_BET,
    ]);
    const paidOut = `$${Number(dollars.paidOut).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    await expect(money.getByRole('row').filter({ hasText: 'Paid out' })).toContainText(paidOut);

    const handedOver = money.waitForEvent('download');
    await money.getByRole('button', { name: 'Export CSV' }).click();
    const file = await handedOver;
    const csv = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toContain(madeFrom.slice(0, 8));
    expect(csv).toContain(dollars.paidOut);

    await expect(money.getByText('in progress')).toBeVisible();
    await expect(money.getByRole('button', { name: 'Close this period' })).toHaveCount(0);
    await expect(finance.ask('/operator/finance/close', { from: today, to: today, madeFrom })).rejects.toThrow(
      '/close',
    );
  });

  await test.step('the record shows every audit event, and this browser checks the proof of each', async () => {
    const record = compliance.page;
    await record.goto(`/record?subject=cash-out:${cashOut}`);
    const auditEvents = (await compliance.ask('/operator/record/list', { subject: `cash-out:${cashOut}` })).content;
    const by = (actor: string) =>
      auditEvents.filter((auditEvent) => auditEvent.actor === `operator:${actor}`).map(({ command }) => command);
    expect(by(names.cashier)).toEqual(['approval.propose', 'queue.decide', 'queue.takeBack', 'queue.decide']);
    expect(by(names.approver)).toEqual(['cashOut.approve', 'approval.approve']);
    await expect(record.getByRole('row')).toHaveCount(1 + auditEvents.length);
    for (const { command } of auditEvents) {
      await strike(record, 'j');
      await expect(
        record.getByRole('complementary', { name: `${wordOf(command)}: Cash-out ${cashOut}` }),
      ).toContainText('The entry is in the log. Checked in this browser');
    }

    const auditEventsOn = async (subject: string) =>
      (await compliance.ask('/operator/record/list', { subject })).content
        .map(({ actor, command }) => `${actor.replace('operator:', '')} ${command}`)
        .toReversed();
    const [one, two] = [risk.name, secondRisk.name];
    expect(await auditEventsOn(`risk-rule:${rule}`)).toEqual([
      `${one} riskRule.save`,
      `${one} riskRule.try`,
      `${one} approval.propose`,
      `${two} approval.approve`,
      `${one} riskRule.switchOn`,
    ]);
    expect(await auditEventsOn(`risk-case:${riskCase}`)).toEqual([
      `${one} riskCase.open`,
      `${one} riskCase.addMember`,
      `${one} riskCase.note`,
      `${one} riskCase.assign`,
      `${one} riskCase.close`,
    ]);
    await record.goto(`/record?subject=risk-case:${riskCase}&command=riskCase.close`);
    await expect(record.getByRole('row')).toHaveCount(2);
    await strike(record, 'j');
    await expect(
      record.getByRole('complementary', { name: `${wordOf('riskCase.close')}: Case ${riskCase}` }),
    ).toContainText('The entry is in the log. Checked in this browser');
  });
  expect(complaints.flat()).toEqual([]);
});
