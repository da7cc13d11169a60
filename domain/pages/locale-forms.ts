/** How a reader's language writes times of day and numbers; texts stay English. */
export type LocaleForms = {
  readonly hours: 12 | 24
  /** `,`: thousands are then parted by a narrow space. */
  readonly decimal: '.' | ','
}

/** Of American English, in which pages are made for whoever says nothing. */
export const ENGLISH_FORMS: LocaleForms = { hours: 12, decimal: '.' }

const LONGEST_TAG = 35

/** The language that a reader likes best: browsers put it first. */
const firstLanguage = (header: string): string | undefined => {
  const tag = header.split(',')[0]?.split(';')[0]?.trim() ?? ''
  return tag.length <= LONGEST_TAG && /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag) ? tag : undefined
}

const formsIn = (language: string): LocaleForms => {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
  return { hours: hour12 === false ? 24 : 12, decimal: decimal === ',' ? ',' : '.' }
}

/** The forms of a reader, by the header `Accept-Language`. What is no language is English. */
export const localeFormsOf = (acceptLanguage: string | undefined): LocaleForms => {
  const language = firstLanguage(acceptLanguage ?? '')
  if (language === undefined) return ENGLISH_FORMS
  try {
    return formsIn(language)
  } catch (error) {
    if (error instanceof RangeError) return ENGLISH_FORMS
    throw error
  }
}
