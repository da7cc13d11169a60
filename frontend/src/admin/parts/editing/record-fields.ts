import { none } from '../../../ui/format/figures'
import type { Versions } from './ConflictCard'
import type { EditRules } from './editing'

/** One field of a form that changes a thing. */
export type RecordField<Value> = {
  /** What it is called on the form. */
  readonly label: string
  /** What the form holds under its name; what was read where the form does not hold it. */
  readonly entered: (form: FormData, name: string, read: Value) => Value
  /** In words, for a person who has to choose between two values. */
  readonly shown: (value: Value) => string
}

/** The fields of a thing, by their names in the form. */
export type RecordFields<Values> = { readonly [Name in keyof Values]: RecordField<Values[Name]> }

/** What the fields of a form hold. */
export type ValuesOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends RecordField<infer Value> ? Value : never
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : undefined
}

export const requiredText = <Text extends string = string>(
  label: string,
  shown: (text: Text) => string = text => text,
): RecordField<Text> => ({
  label,
  entered: (form, name, read) => (textOf(form, name) as Text | undefined) ?? read,
  shown,
})

/** A text that may be left empty, which is null. */
export const optionalText = (label: string): RecordField<string | null> => ({
  label,
  entered: (form, name, read) => {
    const text = textOf(form, name)
    return text === undefined ? read : text || null
  },
  shown: text => text ?? none,
})

/** A password: taken as it was typed, and shown to nobody. */
export const secret = (label: string): RecordField<string> => ({
  label,
  entered: (form, name, read) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : read
  },
  shown: () => '••••••',
})

/** The id of a thing that was chosen from a list, or of none; `nameOf` says what it is called. */
export const choice = (label: string, nameOf: (id: number) => string): RecordField<number | null> => ({
  label,
  entered: (form, name, read) => {
    const text = textOf(form, name)
    return text === undefined ? read : text === '' ? null : Number(text)
  },
  shown: id => (id === null ? none : nameOf(id)),
})

/** Ids of which any number may be chosen. */
export const choices = (label: string, nameOf: (id: number) => string): RecordField<readonly number[]> => ({
  label,
  entered: (form, name) =>
    form
      .getAll(name)
      .map(Number)
      .sort((a, b) => a - b),
  shown: ids => ids.map(nameOf).join(', ') || none,
})

/** A box: a form holds nothing of one that is not ticked. */
export const tick = (label: string): RecordField<boolean> => ({
  label,
  entered: (form, name) => form.has(name),
  shown: value => (value ? 'Yes' : 'No'),
})

/** The address of an image, or a new one to be uploaded. */
export type ImageValue = string | File | null

/** `removing` is the name of a box that takes the image away. */
export const image = (label: string, removing?: string): RecordField<ImageValue> => ({
  label,
  entered: (form, name, read) => {
    const file = form.get(name)
    if (file instanceof File && file.size > 0) return file
    return removing !== undefined && form.has(removing) ? null : read
  },
  shown: value => (value === null ? none : value instanceof File ? value.name : 'Another image'),
})

const comparable = (value: unknown) =>
  value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : JSON.stringify(value)

const same = (one: unknown, other: unknown) => comparable(one) === comparable(other)

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** What a form holds, field by field; what it does not hold is as it was read. */
export const enteredValues = <Values extends object>(fields: RecordFields<Values>, form: FormData, read: Values): Values => {
  const enteredIn = <Name extends keyof Values & string>(name: Name): Values[Name] => fields[name].entered(form, name, read[name])
  return { ...read, ...Object.fromEntries(namesOf(fields).map(name => [name, enteredIn(name)])) }
}

/** The fields that differ, as they are. */
export const changedFields = <Values extends object>(was: Values, is: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(is).filter(([name, value]) => !same(was[name as keyof Values], value))) as Partial<Values>

/** How a thing is edited: field by field. */
export const recordRules = <Values extends object>(): EditRules<Values> => ({
  same: (one, other) => Object.keys(changedFields(one, other)).length === 0,
  rebase: ({ was, is }, onto) => ({ ...onto, ...changedFields(was, is) }),
})

type Mine<Values> = { readonly was: Values; readonly is: Values }

/** The names of the fields that two people set differently. */
export const contestedNames = <Values extends object>({ was, is }: Mine<Values>, theirs: Values) =>
  namesOf(changedFields(was, is)).filter(name => !same(was[name], theirs[name]) && !same(is[name], theirs[name]))

/** The fields that two people set differently, in words. */
export const contestedFields = <Values extends object>(
  fields: RecordFields<Values>,
  mine: Mine<Values>,
  theirs: Values,
): readonly Versions[] => {
  const versions = <Name extends keyof Values & string>(name: Name): Versions => {
    const { label, shown } = fields[name]
    return { label, mine: shown(mine.is[name]), theirs: shown(theirs[name]) }
  }
  return contestedNames(mine, theirs).map(versions)
}
