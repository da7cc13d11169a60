import { createContext, useContext } from 'react'

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

/** What the browser finds wrong with a form, in its own words. */
export const problemsOf = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...form.elements]
      .filter(isControl)
      .filter(control => control.name && !control.validity.valid)
      .map(control => [control.name, control.validationMessage]),
  )

/** Controls that can be seen: a combobox and a file field keep their value in a hidden one. */
const visible = 'input:not([type=hidden], [type=file]), select, textarea, button'

/** The first control of a form that a person can see. */
export const firstControl = (form: HTMLFormElement) => form.querySelector<HTMLElement>(visible)

/** Brings a person to the first field that is wrong. */
export const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const wrong = fields.find(({ dataset }) => dataset.field !== undefined && dataset.field in errors)
  wrong?.querySelector<HTMLElement>(visible)?.focus({ focusVisible: true })
}
