import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { createContext, useContext } from 'react'
import { fieldFaultsIn, messageOf } from '../../../api/api-error'

/** What is wrong with which field of the form around it, in words, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

type FormContext = {
  readonly errors: FieldErrors
  /** Called by a field whose change is no event of the browser's: one that was chosen from a list of our own. */
  readonly onChanged: () => void
}

export const FormContext = createContext<FormContext>({ errors: {}, onChanged: () => undefined })

/** Says after each of its changes that the form may be right by now. */
export const useFormChanged = () => useContext(FormContext).onChanged

/** The name on the outside of a field, by which it is found when its control is hidden, and what is wrong with it. */
export const useField = (name: string) => ({
  error: useContext(FormContext).errors[name],
  wrapperProps: { 'data-field': name },
})

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element

/** What the label of a control says, without the mark of a required field. */
const labelOf = (control: Control) => {
  const texts = [...(control.labels?.[0]?.childNodes ?? [])].filter(node => node.nodeType === Node.TEXT_NODE)
  return (
    texts
      .map(node => node.textContent)
      .join('')
      .trim() ||
    control.getAttribute('aria-label') ||
    fieldLabel(control.name)
  )
}

const formOf: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a link that begins with https:// or http://',
  date: 'a complete date',
  time: 'a complete time',
  number: 'a number',
}

/** Browsers say it in words of their own, each in another language. */
const problemOf = (control: Control) => {
  const { validity, type } = control
  const label = labelOf(control)
  if (validity.badInput || validity.typeMismatch) return `${label} must be ${formOf[type] ?? 'complete'}.`
  if (validity.valueMissing) return `${label} is required.`
  const limit = (name: string) => control.getAttribute(name) ?? ''
  if (validity.tooLong) return `${label} can have at most ${limit('maxlength')} characters.`
  if (validity.tooShort) return `${label} must have at least ${limit('minlength')} characters.`
  if (validity.rangeUnderflow) return `${label} must be at least ${limit('min')}.`
  if (validity.rangeOverflow) return `${label} must be at most ${limit('max')}.`
  return control.validationMessage
}

/** What the browser finds wrong with a form, in our words. */
export const problemsOf = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...form.elements]
      .filter(isControl)
      .filter(control => control.name && !control.validity.valid)
      .map(control => [control.name, problemOf(control)]),
  )

/** A refusal of the server, taken apart: what belongs to fields of the form, and what is left to be said above it. */
export type RefusedFields = { readonly errors: FieldErrors; readonly otherwise: string | null }

export const refusedFields = (form: HTMLFormElement, problem: unknown, failure?: string): RefusedFields => {
  const faults = fieldFaultsIn(problem)
  const shown = new Set([...form.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field))
  const [here, elsewhere] = [faults.filter(({ field }) => shown.has(field)), faults.filter(({ field }) => !shown.has(field))]
  if (here.length === 0) return { errors: {}, otherwise: messageOf(problem, failure) }
  const said = (field: string) => here.filter(fault => fault.field === field).map(({ message }) => message)
  return {
    errors: Object.fromEntries(here.map(({ field }) => [field, said(field).join(' ')])),
    otherwise: elsewhere.map(({ message }) => message).join(' ') || null,
  }
}

/** Controls that can be seen: a combobox and a file field keep their value in a hidden one. What picks a colour fills the one beside it. */
const visible = 'input:not([type=hidden], [type=file], [type=color]), select, textarea, button'

/** A field that files are chosen with by its own label is hidden from the eye alone. */
const fileInLabel = 'label input[type=file]'

/** The first control of a form that a person can see. */
export const firstControl = (form: HTMLFormElement) => form.querySelector<HTMLElement>(visible)

/** Brings a person to the first field that is wrong. */
export const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const wrong = fields.find(({ dataset }) => dataset.field !== undefined && dataset.field in errors)
  const control = wrong?.querySelector<HTMLElement>(visible) ?? wrong?.querySelector<HTMLElement>(fileInLabel)
  control?.focus({ focusVisible: true })
}
