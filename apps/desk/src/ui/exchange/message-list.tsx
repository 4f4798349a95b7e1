import type { ProviderMessage } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { countText, tookText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Code } from '../facts/code.tsx';
import { CopyButton } from '../facts/copy-button.tsx';
import { Moment } from '../facts/moment.tsx';
import { Tag } from '../facts/tag.tsx';
import styles from './exchange.module.css';
import { inLines, outcomeOf } from './message-words.ts';
import { useExchangeTexts } from './texts.ts';

/** Messages in the order in which they are given, each with what was said on demand. */
export function MessageList({ label, messages }: { label: string; messages: readonly ProviderMessage[] }) {
  const t = useExchangeTexts();
  return (
    <ol className={styles.messages} aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} className={styles.message} data-direction={message.direction}>
          {message.leftOut > 0 && <p className={styles.gap}>{t('leftOut', { count: message.leftOut })}</p>}
          <Message message={message} />
        </li>
      ))}
    </ol>
  );
}

function Message({ message }: { message: ProviderMessage }) {
  const t = useExchangeTexts();
  const [isOpen, setOpen] = useState(false);
  const bodiesId = useId();
  const isOurs = message.direction === 'ours';
  return (
    <>
      <div className={styles.line}>
        <strong>{t(message.direction)}</strong>
        <Outcome message={message} />
        {message.tookMs !== null && <span className={styles.took}>{tookText(message.tookMs)}</span>}
      </div>
      <code className={styles.path}>
        {message.method} {message.host}
        {message.path}
      </code>
      <div className={styles.line}>
        <small>
          <Code of="provider" code={message.provider} />, <Moment at={message.at} />
          {message.times > 1 && (
            <>
              {'; '}
              {t('repeated', { count: message.times })} <Moment at={message.lastAt} />
            </>
          )}
        </small>
        <Button
          className={styles.toggle}
          size="compact-xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={bodiesId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('bodies')}
        </Button>
      </div>
      <div id={bodiesId} className={styles.bodies} hidden={!isOpen}>
        {isOpen && (
          <>
            <Body name={t(isOurs ? 'asked' : 'event')} text={message.asked} bytes={message.askedBytes} />
            {message.answered !== null && (
              <Body
                name={t(isOurs ? 'answered' : 'ourAnswer')}
                text={message.answered}
                bytes={message.answeredBytes ?? 0}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}

function Outcome({ message }: { message: ProviderMessage }) {
  const t = useExchangeTexts();
  const { outcome, tone } = outcomeOf(message);
  const said = {
    refused: () => t(`refused_${message.refused!}`),
    failed: () => t('failed', { failure: message.failure! }),
    noAnswer: () => t('noAnswer'),
    status: () => String(message.status),
  };
  return <Tag tone={tone}>{said[outcome]()}</Tag>;
}

function Body({ name, text, bytes }: { name: string; text: string; bytes: number }) {
  const t = useExchangeTexts();
  const language = useLanguage();
  const lines = inLines(text);
  return (
    <div>
      <div className={styles.line}>
        <span>{name}</span>
        <small>{t('bytes', { bytes: countText(bytes, language) })}</small>
        <span className={styles.toggle}>
          {text !== '' && <CopyButton value={lines} about={name} size="compact-xs" />}
        </span>
      </div>
      {text === '' ? (
        <small>{t('empty')}</small>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <section className={styles.body} tabIndex={0} aria-label={name}>
          <pre>{lines}</pre>
        </section>
      )}
    </div>
  );
}
