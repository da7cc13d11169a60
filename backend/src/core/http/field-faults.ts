import { getMetadataStorage, type ValidationError } from 'class-validator'
import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { unknownField } from './unknown-field'

/** What is wrong with one field of a request, as a sentence for the person who filled it in. */
export type FieldFault = { readonly field: string; readonly message: string }

type Arguments = readonly unknown[]

/** What is of the wrong type, or not there, breaks every other rule too: that is all that is reported of it. */
const TYPES = ['isString', 'isInt', 'isBoolean', 'isArray', 'isObject', 'nestedValidation']

/** How class-validator's rules read, after what a person calls the field. A rule of our own has a sentence of its own. */
const SENTENCES: { readonly [rule: string]: (args: Arguments) => string } = {
  isString: () => 'must be text.',
  isNotEmpty: () => 'is required.',
  isInt: () => 'must be a whole number.',
  isBoolean: () => 'must be yes or no (true or false).',
  isArray: () => 'must be a list.',
  isObject: () => 'must be a set of named values.',
  nestedValidation: () => 'must be a set of named values, or a list of them.',
  min: ([least]) => `must be at least ${least}.`,
  max: ([most]) => `must be at most ${most}.`,
  minLength: ([least]) => `must have at least ${least} characters.`,
  maxLength: ([most]) => `can have at most ${most} characters.`,
  arrayMinSize: ([least]) => `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}.`,
  arrayMaxSize: ([most]) => `can have at most ${most} entries.`,
  isIn: ([values]) => `must be one of: ${(values as Arguments).join(', ')}.`,
}

/** A body may name a field `constructor`. */
const classOf = (target: unknown): CallableFunction => (Object.getPrototypeOf(target) as object).constructor

/** What was given to a rule, as `@Max(9)` is given 9. A sentence that the rule itself carries wins. */
const ruleOf = ({ target, property }: ValidationError, rule: string) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(classOf(target), '', false, false)
    .find(one => one.propertyName === property && one.name === rule)

/** The things of a list have places for names. */
const labelOf = (property: string) => (/^\d+$/.test(property) ? `Entry ${Number(property) + 1}` : fieldLabel(property))

/** In characters: a fault may quote what was sent. */
const LONGEST_FIELD = 100
const LONGEST_MESSAGE = 500

const truncate = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** What is cut still ends as a sentence does. */
const cutSentence = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${truncate(message, LONGEST_MESSAGE)}.` : message

const sentenceOf = (error: ValidationError, rule: string, otherwise: string): string => {
  if (rule === 'whitelistValidation') return unknownField(truncate(error.property, LONGEST_FIELD))
  const sentence = SENTENCES[rule]
  const known = ruleOf(error, rule)
  if (sentence === undefined || known?.message !== undefined) return otherwise
  const label = labelOf(error.property)
  // A list where one thing is asked for is checked by no rule of the thing.
  if (known === undefined && rule !== 'nestedValidation') return `${label} is not valid.`
  return `${known?.each ? `Each entry of ${label.toLowerCase()}` : label} ${sentence(known?.constraints ?? [])}`
}

const messagesOf = (error: ValidationError): readonly string[] => {
  const { property, value, constraints = {} } = error
  const type = TYPES.find(name => name in constraints)
  if (type !== undefined && value === undefined) return [`${fieldLabel(property)} is required.`]
  const broken = Object.entries(constraints).filter(([rule]) => type === undefined || rule === type)
  return broken.map(([rule, message]) => sentenceOf(error, rule, message))
}

/** How many faults are named. */
const MOST_NAMED = 5

/** Faults of nested parts are those of the field that holds them. */
function* faultsOf(errors: readonly ValidationError[], within?: string): Generator<FieldFault> {
  for (const error of errors) {
    const field = within ?? error.property
    for (const message of messagesOf(error)) yield { field: truncate(field, LONGEST_FIELD), message: cutSentence(message) }
    yield* faultsOf(error.children ?? [], field)
  }
}

/** The first faults, each once, and whether there are more; the others are not even put into words. */
export const fieldFaultsOf = (
  errors: readonly ValidationError[],
): { readonly named: readonly FieldFault[]; readonly more: boolean } => {
  const named = new Map<string, FieldFault>()
  for (const fault of faultsOf(errors)) {
    const key = `${fault.field} ${fault.message}`
    if (named.size === MOST_NAMED && !named.has(key)) return { named: [...named.values()], more: true }
    named.set(key, fault)
  }
  return { named: [...named.values()], more: false }
}
