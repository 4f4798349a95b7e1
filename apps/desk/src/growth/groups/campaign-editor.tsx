import type { CampaignContent, CampaignKind } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useCall } from '../../lib/query.ts';
import { Answered } from '../../ui/states.tsx';
import { contentOf, type Typed, typedOf } from './campaign-typed.ts';
import { EditorForm } from './editor-form.tsx';
import { FreeRoundsFields } from './free-rounds-fields.tsx';
import styles from './groups.module.css';
import type { Campaign, Group } from './groups-view.ts';
import { reloadCampaigns } from './reload-campaigns.ts';
import { useGroupTexts } from './texts/index.ts';

interface CampaignEditorProps {
  /** Undefined: a new one. */
  id: number | undefined;
  /** The group that a new one is for, where that is chosen already. */
  groupId: number | undefined;
  done: (id: number | undefined) => void;
}

/** Writes a draft: to whom, what, and how much of it at most. */
export function CampaignEditor({ id, groupId, done }: CampaignEditorProps) {
  const groups = useCall('/operator/group/list', {});
  const campaign = useCall('/operator/campaign/get', { id: id ?? 0 }, { enabled: id !== undefined });
  return (
    <Answered query={groups}>
      {(listed) =>
        id === undefined ? (
          <Form of={undefined} groups={listed.groups} groupId={groupId} done={done} />
        ) : (
          <Answered query={campaign}>
            {(of) => <Form key={of.version} of={of} groups={listed.groups} groupId={of.groupId} done={done} />}
          </Answered>
        )
      }
    </Answered>
  );
}

const kinds = ['gift', 'bonus', 'freeRounds', 'message', 'promotion'] as const satisfies readonly CampaignKind[];

interface FormProps extends Omit<CampaignEditorProps, 'id'> {
  of: Campaign | undefined;
  groups: readonly Group[];
}

function Form({ of, groups, groupId, done }: FormProps) {
  const t = useGroupTexts();
  const [typed, setTyped] = useState<Typed>(() => typedOf(of?.content));
  const [name, setName] = useState(of?.name ?? '');
  const [group, setGroup] = useState(groupId === undefined ? '' : String(groupId));
  const put = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const chosen = groups.find(({ id }) => String(id) === group);
  const save = async () => {
    if (!chosen) return undefined;
    const answer = await post('/operator/campaign/save', {
      name: name.trim(),
      groupId: chosen.id,
      groupVersion: chosen.version,
      content: contentOf(typed) as CampaignContent,
      ...(of ? { id: of.id, version: of.version } : {}),
    });
    if (!answer.ok) return answer.message;
    await reloadCampaigns();
    showToast(t('draftSaved'), 'success');
    done(answer.data.id);
    return undefined;
  };
  return (
    <EditorForm
      title={of ? t('editCampaign', { id: of.id }) : t('newCampaign')}
      name={name}
      setName={setName}
      submit={t('saveDraft')}
      ready={chosen !== undefined}
      save={save}
      back={() => done(of?.id)}
    >
      <NativeSelect
        label={t('group')}
        value={group}
        required
        className={styles.field}
        onChange={(event) => setGroup(event.currentTarget.value)}
        data={[
          { value: '', label: t('chooseGroup') },
          ...groups.map((one) => ({
            value: String(one.id),
            label: t('groupOf', { name: one.name, version: one.version }),
          })),
        ]}
      />
      <NativeSelect
        label={t('kind')}
        value={typed.kind}
        className={styles.field}
        onChange={(event) => put({ kind: event.currentTarget.value as CampaignKind })}
        data={kinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
      />
      {(typed.kind === 'gift' || typed.kind === 'bonus') && <Amounts typed={typed} put={put} />}
      {typed.kind === 'freeRounds' && <FreeRoundsFields typed={typed} put={put} />}
      {typed.kind === 'message' && <Message typed={typed} put={put} />}
      {typed.kind === 'promotion' && <Promotion typed={typed} put={put} />}
    </EditorForm>
  );
}

interface FieldsProps {
  typed: Typed;
  put: (more: Partial<Typed>) => void;
}

function Amounts({ typed, put }: FieldsProps) {
  const t = useGroupTexts();
  return (
    <fieldset className={styles.amounts}>
      <legend>{t('amounts')}</legend>
      <p className={styles.quiet}>
        {t('amountsAbout')} {typed.kind === 'bonus' && t('bonusAbout')}
      </p>
      <div className={styles.amountGrid}>
        <span />
        <span>{t('each')}</span>
        <span>{t('most')}</span>
        {currencyCodes.map((currency) => {
          const of = typed.amounts[currency] ?? { each: '', most: '' };
          const set = (more: Partial<typeof of>) =>
            put({ amounts: { ...typed.amounts, [currency]: { ...of, ...more } } });
          return [
            <span key={currency}>{currency}</span>,
            <TextInput
              key={`${currency} each`}
              size="xs"
              aria-label={t('eachOf', { currency })}
              inputMode="decimal"
              autoComplete="off"
              value={of.each}
              onChange={(event) => set({ each: event.currentTarget.value })}
            />,
            <TextInput
              key={`${currency} most`}
              size="xs"
              aria-label={t('mostOf', { currency })}
              inputMode="decimal"
              autoComplete="off"
              value={of.most}
              onChange={(event) => set({ most: event.currentTarget.value })}
            />,
          ];
        })}
      </div>
    </fieldset>
  );
}

function Message({ typed, put }: FieldsProps) {
  const t = useGroupTexts();
  return (
    <>
      <div className={styles.languages}>
        <Textarea
          label={t('english')}
          lang="en"
          rows={4}
          required
          maxLength={400}
          value={typed.english}
          onChange={(event) => put({ english: event.currentTarget.value })}
        />
        <Textarea
          label={t('filipino')}
          lang="fil"
          rows={4}
          required
          maxLength={400}
          value={typed.filipino}
          onChange={(event) => put({ filipino: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('offers')}
        description={t('offersAbout')}
        checked={typed.offers}
        onChange={(event) => put({ offers: event.currentTarget.checked })}
      />
    </>
  );
}

function Promotion({ typed, put }: FieldsProps) {
  const t = useGroupTexts();
  const query = useCall('/operator/promotion/listAll', {});
  return (
    <Answered query={query}>
      {(promotions) => {
        const fitting = promotions.filter(({ audience }) => audience === 'chosen');
        if (fitting.length === 0) return <p className={styles.late}>{t('noPromotions')}</p>;
        return (
          <NativeSelect
            label={t('promotion')}
            description={t('promotionAbout')}
            required
            className={styles.field}
            value={typed.promotionId}
            onChange={(event) => put({ promotionId: event.currentTarget.value })}
            data={[
              { value: '', label: '–' },
              ...fitting.map(({ id, name, title }) => ({ value: String(id), label: `${name}: ${title}` })),
            ]}
          />
        );
      }}
    </Answered>
  );
}
