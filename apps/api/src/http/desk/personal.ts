import { type PersonalKind, personalKindOf } from '@fairhouse/contract/operator';
import { z } from 'zod';

const dots = '•••';

const masks: Record<PersonalKind, (text: string) => string> = {
  email: (text) => text.replace(/^(.).*@(.).*?(\.[^.]*)?$/su, `$1${dots}@$2${dots}$3`),
  name: (text) => (text === '' ? '' : `${[...text][0]}${dots}`),
  phone: (text) => (text === '' ? '' : `${dots}${text.slice(-2)}`),
  birthday: () => dots,
  account: (text) => (text.length > 8 ? `${dots}${text.slice(-4)}` : dots),
  pictures: () => dots,
};

/** One text of a kind, masked as in answers. */
export const maskText = (kind: PersonalKind, text: string): string => masks[kind](text);

/** What kinds of personal data an answer may hold, by its schema. */
export function holdsPersonal(schema: z.ZodType): boolean {
  return personalKindOf(schema) !== undefined || insideOf(schema).some(holdsPersonal);
}

/** A page of a list is for choosing: nobody sees personal data whole there, and looking at one thing is recorded. */
export function isPage(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && 'content' in schema.shape && 'totalElements' in schema.shape;
}

/** The same answer with all that is personal masked. */
export function maskPersonal(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const kind = personalKindOf(schema);
  if (kind) return masked(kind, value);
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = schema.shape;
    return Object.fromEntries(
      Object.entries(value).map(([name, it]) => [name, shape[name] ? maskPersonal(shape[name], it) : it]),
    );
  }
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((it) => maskPersonal(schema.element as z.ZodType, it));
  if (schema instanceof z.ZodUnion) {
    const fitting = (schema.options as z.ZodType[]).find((option) => option.safeParse(value).success);
    return fitting ? maskPersonal(fitting, value) : value;
  }
  const [inner] = insideOf(schema);
  return inner ? maskPersonal(inner, value) : value;
}

function masked(kind: PersonalKind, value: unknown): unknown {
  if (Array.isArray(value)) return kind === 'pictures' ? [] : value.map((it) => masked(kind, it));
  return typeof value === 'string' ? masks[kind](value) : null;
}

function insideOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap() as z.ZodType];
  return [];
}
