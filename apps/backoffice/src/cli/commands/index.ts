import { acceptDocument } from './accept-document.ts';
import { agent } from './agent.ts';
import { allow } from './allow.ts';
import { apiKeys } from './api-keys.ts';
import { approvals } from './approvals.ts';
import { approve } from './approve.ts';
import { articles } from './articles.ts';
import { audit } from './audit.ts';
import { banners } from './banners.ts';
import { block } from './block.ts';
import { bonus } from './bonus.ts';
import { chat } from './chat.ts';
import { competition } from './competition.ts';
import { contacts } from './contacts.ts';
import { deposits } from './deposits.ts';
import { document } from './document.ts';
import { documents } from './documents.ts';
import { enable } from './enable.ts';
import { games } from './games.ts';
import { giveBack } from './give-back.ts';
import { invitations } from './invitations.ts';
import { list } from './list.ts';
import { login, logout } from './login.ts';
import { maintenance } from './maintenance.ts';
import { members } from './members.ts';
import { message } from './message.ts';
import { paid } from './paid.ts';
import { phones } from './phones.ts';
import { policy } from './policy.ts';
import { promotions } from './promotions.ts';
import { reconcile } from './reconcile.ts';
import { record } from './record.ts';
import { reject } from './reject.ts';
import { rejectDocument } from './reject-document.ts';
import { report } from './report.ts';
import { resetFactor } from './reset-factor.ts';
import { risk } from './risk.ts';
import { settings } from './settings.ts';
import { show } from './show.ts';
import { staff } from './staff.ts';
import { suspend } from './suspend.ts';
import { verify } from './verify.ts';
import { vip } from './vip.ts';
import { wins } from './wins.ts';

/** Takes the words after its name, answers what to print. */
export type Command = (args: string[]) => Promise<string>;

export const commands: Record<string, Command> = {
  list,
  show,
  approve,
  reject,
  paid,
  'give-back': giveBack,
  deposits,
  members,
  phones,
  suspend,
  enable,
  block,
  allow,
  message,
  promotions,
  banners,
  contacts,
  chat,
  maintenance,
  documents,
  document,
  'accept-document': acceptDocument,
  'reject-document': rejectDocument,
  'reset-factor': resetFactor,
  invitations,
  agent,
  vip,
  bonus,
  competition,
  wins,
  risk,
  settings,
  'api-keys': apiKeys,
  approvals,
  policy,
  audit,
  record,
  report,
  verify,
  reconcile,
  articles,
  games,
  login,
  logout,
  staff,
};
