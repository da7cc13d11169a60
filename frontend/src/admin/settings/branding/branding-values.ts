import { abbreviationFault, cleanAbbreviation } from '@fullcourt/domain/branding/abbreviation'
import { colourFault, colourOf } from '@fullcourt/domain/branding/written-colours'
import { none } from '../../../ui/format/figures'
import type { RecordField } from '../../parts/editing/record-fields'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { fieldText } from '../../parts/forms/fields'

/** Colours and abbreviation as answers and calls have them. */
export type BrandingValues = { readonly colors: readonly string[]; readonly abbreviation: string | null }

/** The colours that were written into the fields `colors`, blank ones left out. */
const writtenColours = (form: FormData): readonly string[] =>
  form
    .getAll('colors')
    .map(text => String(text).trim())
    .filter(Boolean)

const storedColour = (text: string) => colourOf(text) ?? text

/** What a form with `BrandingFields` holds of both. */
export const enteredBranding = (form: FormData) => ({
  colors: writtenColours(form).map(storedColour),
  abbreviation: fieldText(form, 'abbreviation'),
})

/** The fields `colors` are one list to send, and each is wrong for itself. */
export const colourField = (place: number) => `colors.${place}`

const colourFaults = (form: FormData): readonly (readonly [field: string, fault: string])[] =>
  form.getAll('colors').flatMap((value, place) => {
    const text = String(value).trim()
    const fault = text === '' ? undefined : colourFault(text)
    return fault === undefined ? [] : [[colourField(place), fault] as const]
  })

/** What is wrong with the colours and the abbreviation of a form, in words. */
export const brandingProblem = (form: FormData): FieldErrors => {
  const abbreviation = fieldText(form, 'abbreviation')
  const fault = abbreviation === null ? undefined : abbreviationFault(abbreviation)
  return {
    ...Object.fromEntries(colourFaults(form)),
    ...(fault && { abbreviation: fault.message }),
  }
}

const colors: RecordField<readonly string[]> = {
  label: 'Colours',
  entered: (form, name, read) => (form.has(name) ? writtenColours(form).map(storedColour) : read),
  shown: list => list.join(', ') || none,
}

const abbreviation: RecordField<string | null> = {
  label: 'Abbreviation',
  entered: (form, name, read) => {
    if (!form.has(name)) return read
    const text = fieldText(form, name)
    return text === null ? null : cleanAbbreviation(text)
  },
  shown: text => text ?? none,
}

/** The fields of a thing that has colours and an abbreviation, for a form that changes it. */
export const brandingFields = { colors, abbreviation }
