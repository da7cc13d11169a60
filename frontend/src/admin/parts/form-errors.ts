import { createContext, useContext } from 'react'

/** What is wrong with which field of the form around it, in words, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

export const FieldErrorsContext = createContext<FieldErrors>({})

export const useFieldError = (name: string) => useContext(FieldErrorsContext)[name]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl)

/** What the browser has against a form, in its own words. */
export const problemsOf = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    controlsOf(form)
      .filter(control => control.name && !control.validity.valid)
      .map(control => [control.name, control.validationMessage]),
  )

/** Brings a person to the first field that is wrong. */
export const focusFirst = (form: HTMLFormElement, errors: FieldErrors) =>
  controlsOf(form)
    .find(control => control.name in errors)
    ?.focus()
