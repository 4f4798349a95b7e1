export const notificationChannels = ['page', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `always`: the player cannot switch it off. `on` and `off`: what holds until the player chooses. `none`: there is no such channel. */
export type ChannelRule = 'always' | 'on' | 'off' | 'none';

/**
 * `account`: what happened to the account or its money. `reward`: what the player was given; by push and mail not to players on a
 * break, excluded or with signs of harm. `offer`: promotional; only with consent to offers, and nowhere to those players.
 */
export type NotificationPurpose = 'account' | 'reward' | 'offer';

type Topic = Record<NotificationChannel, ChannelRule> & {
  purpose: NotificationPurpose;
  /** Sent at once by push inside quiet hours. */
  isUrgent?: true;
};

/** Every kind of notification that a player can be sent, in the order of the settings page. */
export const notificationTopics = {
  security: { purpose: 'account', page: 'always', push: 'on', mail: 'always', isUrgent: true },
  deposits: { purpose: 'account', page: 'always', push: 'on', mail: 'always' },
  cashOuts: { purpose: 'account', page: 'always', push: 'on', mail: 'always' },
  balance: { purpose: 'account', page: 'always', push: 'on', mail: 'always' },
  documents: { purpose: 'account', page: 'always', push: 'on', mail: 'always' },
  support: { purpose: 'account', page: 'always', push: 'on', mail: 'off' },
  protection: { purpose: 'account', page: 'always', push: 'none', mail: 'none' },
  bonuses: { purpose: 'reward', page: 'on', push: 'on', mail: 'off' },
  level: { purpose: 'reward', page: 'on', push: 'on', mail: 'off' },
  competitions: { purpose: 'reward', page: 'on', push: 'on', mail: 'off' },
  invitations: { purpose: 'reward', page: 'on', push: 'on', mail: 'off' },
  bonusEnding: { purpose: 'offer', page: 'on', push: 'on', mail: 'off' },
  offers: { purpose: 'offer', page: 'on', push: 'off', mail: 'on' },
} as const satisfies Record<string, Topic>;

export type NotificationTopic = keyof typeof notificationTopics;
export const notificationTopicNames = Object.keys(notificationTopics) as [NotificationTopic, ...NotificationTopic[]];

export const topicOf = (name: NotificationTopic): Topic => notificationTopics[name];

/** Where a message leads on the site; null where it leads nowhere. */
export const newsLinkNames = [
  'playSafely',
  'deposits',
  'documents',
  'security',
  'transactions',
  'bonus',
  'vipClub',
  'competitions',
  'support',
] as const;
export type NewsLink = (typeof newsLinkNames)[number];
