import { ENGLISH_FORMS, type LocaleForms } from '@fullcourt/domain/pages/locale-forms'

let forms = ENGLISH_FORMS

/** The forms in which times and numbers are written now. */
export const currentForms = (): LocaleForms => forms

/** Writes in these forms from now on: in a browser, which has one reader. */
export const writeIn = (chosen: LocaleForms) => {
  forms = chosen
}

/** Writes in these forms while something is made, at once: on the server, which has many readers. */
export const inForms = <Made>(chosen: LocaleForms, make: () => Made): Made => {
  const before = forms
  forms = chosen
  try {
    return make()
  } finally {
    forms = before
  }
}
