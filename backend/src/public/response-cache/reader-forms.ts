import { localeFormsOf, type LocaleForms } from '@fullcourt/domain/pages/locale-forms'
import { remembering } from './remembering'

const formsOf = remembering<LocaleForms>(localeFormsOf)

/** The forms of a reader, by the header `Accept-Language`. */
export const readerForms = (header = ''): LocaleForms => formsOf(header)
