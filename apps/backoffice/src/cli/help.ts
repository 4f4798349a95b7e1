export const help = `Fairhouse, the operators' desk

  list [STATUS]                 cash-outs, oldest first; STATUS is pending (default), passed, paying, payed,
                                completed, canceled, rejected, failed or all
  show ID                       one cash-out with everything needed to decide
  approve ID                    passes it on to be paid; bound to amount, destination and method as shown
  reject ID --reason "TEXT"     rejects it and gives the money back; the member reads the reason
  paid ID --reference "TEXT"    records that it was paid outside the system
  give-back ID --reason "TEXT"  gives the money back of one that 'needs a person', when its provider did not pay; the
                                member reads the reason
  deposits list                 deposits that need an operator, oldest first: in review, flagged, or with something owed
  deposits credit ID AMOUNT --reason "TEXT"   credits what really came of one in review, once
  deposits close ID --reason "TEXT"    ends one in review without a credit; what was asked for may still arrive
  deposits settle ID --reason "TEXT"   what was owed or flagged is settled with the member; no money moves
  members ID|USERNAME|EMAIL     one member with standing and book
  phones                        members with a mobile number that another member had first
  suspend MEMBER --reason "TEXT"       ends every session and game of the member, who cannot log in any more
  enable MEMBER [--reason "TEXT"]      lets a suspended member in again
  block MEMBER --reason "TEXT" [--because payment|documents|own-wish]   takes no further bet of the member; cashing out
                                stays open. The player sees what --because says; --reason is for the record
  allow MEMBER                  lets the member play again
  message MEMBER --file FILE [--filipino FILE]   writes one member a message from text files
  promotions list|enable|disable [ID] [--from DAY] [--until DAY]   what members are shown after logging in,
                                and visitors when they come; days in UTC
  promotions show ID|save FILE  one as JSON; a changed file writes it, one without an id adds a hidden one
  banners list|show ID|save FILE|enable ID|disable ID   the pictures of the home page, likewise
  contacts list [all]|show ID|close ID --note "TEXT"   contact forms; show is recorded
  chat open|close [--reason "TEXT"]    offers live chat, or takes it away while nobody is there to answer
  maintenance [show]            what is planned or on
  maintenance plan --from MOMENT --until MOMENT --reason "TEXT" [--text "TEXT"]   announces it; MOMENT as 2026-12-01T03:00Z
  maintenance on [--minutes N|--until MOMENT] --reason "TEXT"   no bet opens a round and no deposit begins from now on, or starts
                                what is planned; open rounds can be finished and cash-outs stay open
  maintenance extend --minutes N|--until MOMENT --reason "TEXT", maintenance off|cancel --reason "TEXT"
  api-keys list                 keys of other systems; they are made at the desk alone, which asks who makes one to sign in again
  api-keys show ID              what a key may do, from where, and when it was last used
  api-keys revoke ID --reason "TEXT"   ends a key at once and for good
  documents [STATUS]            documents, the longest waiting first; STATUS is waiting (default), accepted, refused,
                                expired or all
  document ID                   one document with the addresses of its pictures
  accept-document ID [--dated DAY] [--valid-until DAY|none]   accepts it; the member gets a mail. The first DAY is what
                                stands on an address document, wanted where the member stated none; the second
                                the last on which an identity document is valid, as it stands on it
  reject-document ID --reason "TEXT"   refuses it; the member reads the reason and can upload it again
  reset-factor MEMBER --reason "TEXT"  takes every second factor off a member whose identity you have checked
  invitations list [STATUS]|release ID|refuse ID --reason "TEXT"   invited members; STATUS is held (default), waiting,
                                counted, refused or all
  agent MEMBER on|off [--reason "TEXT"]   makes a member an agent, who earns a share of the first deposits of those
                                invited
  vip list|level LEVEL --points N|package ID [on|off] [--points N]   the VIP ladder and store
  bonus list [STATUS]           bonuses; STATUS is active (default), released, lost, givenUp, expired, cancelled or all
  bonus give MEMBER AMOUNT --reason "TEXT" [--key KEY]   under the terms in force; the same key again gives nothing more
  bonus cancel MEMBER ID --reason "TEXT"   ends it with what it won; the member's own money stays
  bonus shared [all]|close ID --reason "TEXT"   members who had one promotion and turned out to pay with the same
  bonus terms|set NAME VALUE [--currency CODE]   every number of the terms; given bonuses keep theirs
  bonus cashback|friday --week 2026-W47 --reason "TEXT", bonus fee --reason "TEXT", bonus runs   pays a past week again to
                                who has not had it
  wins list [STATUS]|release ID|refuse ID --reason "TEXT"   wins above the bound of their game, oldest first; STATUS is held
                                (default), released, refused or all; the player gets a message with the reason
  wins bounds [history]         how many times the stake of its round a win may be, by vendor and game; who changed it, when
  wins bound VENDOR [GAME] TIMES|none --reason "TEXT"   sets it for every win from now on; none: the vendor's, or the usual
  risk rules|try CODE VERSION [--from DAY] [--until DAY]   rules, and what a version would have raised (30 days)
  risk on|off CODE VERSION --reason "TEXT"   proposes it; it is done when a second person says the same
  risk alerts [STATE]|dismiss ID|false ID --reason "TEXT"   alerts; STATE is open (default), inCase, dismissed,
                                falsePositive or all
  risk mute CODE MEMBER --until DAY --reason "TEXT"   lets a rule say nothing about a member
  risk cases [STATE]|case ID|open ALERT… --title "TEXT"|note ID --text "TEXT"
  risk close ID --outcome falsePositive|valuable|confirmed --reason "TEXT"
  risk report ID --text "TEXT" --to FILE   writes a report of suspicion as a PDF, which is kept by its hash
  risk screening [STATE]|match ID|no-match ID --reason "TEXT"   members whose name stands in a list
  settings list [NAME]|show NAME SCOPE|history NAME SCOPE   the settings: limits and shortcuts of deposit and
                                cashOut by currency, depositMethod and cashOutMethod by code; rows are only added to
  settings set NAME SCOPE FIELD=VALUE … --reason "TEXT"   from now on, in every process within 5 seconds
  approvals list [all]|show ID|approve ID|refuse ID --reason "TEXT"   what needs a second person
  policy list                   which decisions take two people, and from which amount on; rows are only added to
  policy add DECISION AMOUNT|always|never [--currency CODE] --reason "TEXT"   from now on; an amount wants its currency
  audit [--member ID] [--cash-out ID]   who did what, when, newest first
  record list [--person NAME] [--member ID] [--command COMMAND] [--subject TEXT] [--from DAY] [--until DAY] [--before ID]
                                every audit event with its place in the record, newest first
  record prove EVENT [--under SIZE] [--to FILE]   proves that it stands there; FILE is checked anywhere, by record check
  report check FILE --signature FILE --key KEY   checks a report that was exported or mailed, or a daily file against its manifest;
                                asks nobody
  report key                    the public key of such files
  record check FILE --key KEY   checks a proof, of an audit event or of two heads, with nothing but its file and the public key
  record head [--to FILE]|heads|key   what is signed every minute, to whom it was sent, and the public key
  record consistent HEAD [HEAD] [--key KEY] [--to FILE]   proves that heads, by file or number of entries, are the beginning of
                                today's; FILE, from the one to today's or from one to the other, is checked by record check
  record verify                 makes the whole record again from the audit events and compares; names the first difference
  articles list|show|history|edit [ID] [--language fil] [--version N] [--file FILE] [--title "TEXT"]
                                the site's texts in Markdown; every edit is recorded, every version kept
  games check FOLDER [--to FILE]   reads a package of the Stake Engine format and judges it by exact figures, on this machine
                                alone (docs/open-games.md); FILE gets the report as JSON
  competition ID                computes the scores of a competition again from the rounds and compares
  games import FOLDER --code CODE --name "NAME" --reason "TEXT" [--page FOLDER] [--shelf slots|originals]   enters a package
                                as a game; one that is out of bounds takes a second person
  games packages                every version that was imported
  verify [MEMBER ID] [--reason "TEXT"]   checks every book and every chain of postings again, or one member's, which wants
                                the reason; the record keeps what was found
  reconcile [--day YYYY-MM-DD]  compares a UTC day (yesterday) with the records of providers, vendors and chains;
                                every difference is listed
  reconcile list                the days compared so far
  staff list|me|sessions [WHO]|sign-ins [NAME]   the staff; who signed in, was refused or denied
  staff invite NAME --email ADDRESS --name "FULL NAME" --roles cashier,documents   adds somebody and mails the one-time link;
                                roles of money and of the staff wait for a second administrator (approvals approve ID)
  staff roles WHO --roles … --reason "TEXT"      sets what somebody else holds, from the next call on
  staff role-list|role-show ROLE   roles that administrators composed; one with its history
  staff role-create NAME --permissions members.read,… [--about "TEXT"] --reason "TEXT"   composes a role; held as custom:ID
  staff role-change ROLE [--name NAME] [--about "TEXT"] [--permissions …] --reason "TEXT"   more for a role that is held
                                takes a second administrator
  staff role-remove ROLE --reason "TEXT"   removes a role that nobody holds
  staff email WHO --email ADDRESS --reason "TEXT"   where their links go; takes a second administrator
  staff send|withdraw WHO       mails the one-time link again, or ends it
  staff disable|enable WHO --reason "TEXT"   shuts somebody else out, or lets them in again
  staff recover WHO --reason "TEXT"   mails a new one-time link; takes a second administrator
  staff end SESSION             ends a session or a token
  staff link WHO --member ID --reason "TEXT"     somebody of the staff is this member as well, for good
  staff addresses [--only LIST|everywhere --reason "TEXT"]   from where the desk answers
  login, logout                 keeps a personal token for 12 hours in .data/staff-token, or ends it

The token is taken from STAFF_TOKEN, else from what the last login kept.
The desk is at DESK_ORIGIN, else at HOST (127.0.0.1) and DESK_PORT (3003).`;
