import { useState } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { type Channel, change, type NotificationSettings, type Topic } from './notification-settings.ts';
import styles from './notifications.module.css';
import { useNotificationTexts } from './texts/index.ts';

const channels: readonly Channel[] = ['page', 'push', 'mail'];

/** A switch for each kind and channel; `Always` for what cannot be switched off. */
export function TopicsPart({ settings: { topics, offersConsent } }: { settings: NotificationSettings }) {
  const t = useNotificationTexts();
  return (
    <section className={styles.part}>
      <h2>{t('topicsTitle')}</h2>
      <table className={styles.topics}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`channel_${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.topic}>
              <th scope="row">
                {t(`topic_${topic.topic}`)}
                <span className={styles.about}>{t(`about_${topic.topic}`)}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <ChannelSwitch topic={topic} channel={channel} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!offersConsent && (
        <p className={styles.note}>
          {t('noConsent')} <a href={hrefOf('/your-data')}>{t('toConsent')}</a>
        </p>
      )}
    </section>
  );
}

function ChannelSwitch({ topic: { topic, channels: given }, channel }: { topic: Topic; channel: Channel }) {
  const t = useNotificationTexts();
  const [pressed, setPressed] = useState<boolean>();
  const found = given.find((one) => one.channel === channel);
  if (!found) return <span className={styles.none}>{t('notSent')}</span>;
  if (found.isFixed) return <span className={styles.always}>{t('always')}</span>;

  async function turn(isOn: boolean): Promise<void> {
    setPressed(isOn);
    await change('/sys/notification/setChoice', { topic, channel, isOn });
    setPressed(undefined);
  }

  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        aria-label={`${t(`topic_${topic}`)}: ${t(`channel_${channel}`)}`}
        checked={pressed ?? found.isOn}
        onChange={(event) => void turn(event.target.checked)}
      />
      <span />
    </label>
  );
}
