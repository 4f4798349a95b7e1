import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useQueueTexts } from '../desk/queues/texts/index.ts';
import { type Command, type GoLetter, goTable, keyTable } from '../lib/keys/key-table.ts';
import { heardCommands, useKeys } from '../lib/keys/use-keys.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './help-sheet.module.css';
import { places } from './places.ts';
import { useAppTexts } from './texts/index.ts';

const groups = {
  keysEverywhere: ['find', 'help', 'takeBack', 'submit', 'close'],
  keysDecide: [
    'decide1',
    'decide2',
    'decide3',
    'decide4',
    'claim',
    'claimNext',
    'assign',
    'snooze',
    'escalate',
    'note',
    'mute',
  ],
  keysList: [
    'down',
    'up',
    'open',
    'next',
    'previous',
    'select',
    'selectDown',
    'selectUp',
    'moveUp',
    'moveDown',
    'filter',
    'views',
    'saveView',
    'tag',
    'message',
    'exportList',
  ],
  keysPicture: ['zoomIn', 'zoomOut', 'turn'],
  keysContent: ['compare', 'preview', 'keep'],
} as const satisfies Record<string, readonly Command[]>;

const signs: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Mod: 'Ctrl',
  Escape: 'Esc',
};
const inWords = (key: string) =>
  key === '+'
    ? key
    : key
        .split('+')
        .map((part) => signs[part] ?? part)
        .join(' ');

/** Two at most, where the second is as short as the first. */
const keysShown = (command: Command) => keyTable[command].slice(0, keyTable[command][0].length > 3 ? 1 : 2);

/** Every key, drawn from the table that the keyboard goes by. */
export function HelpSheet({ close }: { close: () => void }) {
  const t = useAppTexts();
  const common = useCommonTexts();
  const queueText = useQueueTexts();
  // As it is before this window closes everything below it.
  const [heard] = useState(heardCommands);
  useKeys({ close, help: close }, { closed: true });
  const goName = (letter: GoLetter) => {
    const path = goTable[letter];
    const place = places.find((one) => one.path === path);
    if (place) return t(place.name);
    if (path === '/home') return t('home');
    if (path === '/queues') return t('overview');
    if (path === '/me') return t('me');
    return queueText(path.replace('/queue/', '') as 'cashOuts');
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('helpTitle')}
      size={920}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p className={styles.about}>{t('helpAbout')}</p>
      <div className={styles.groups}>
        {Object.entries(groups).map(([group, commands]) => (
          <section key={group}>
            <h3>{t(group as keyof typeof groups)}</h3>
            <dl>
              {commands.map((command) => (
                <div key={command} data-heard={heard.has(command) || undefined}>
                  <dt>
                    {keysShown(command).map((key) => (
                      <kbd key={key}>{inWords(key)}</kbd>
                    ))}
                  </dt>
                  <dd>{t(`key_${command}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{t('helpGo')}</h3>
          <dl>
            {(Object.keys(goTable) as GoLetter[]).map((letter) => (
              <div key={letter}>
                <dt>
                  <kbd>G</kbd>
                  <kbd>{letter}</kbd>
                </dt>
                <dd>{goName(letter)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}
