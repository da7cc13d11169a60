type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

const idOf = ({ id, email, phoneNumber }: Fields): readonly number[] =>
  typeof id === 'number' && (isText(email) || isText(phoneNumber)) ? [id] : []

const idsIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return [...idOf(value as Fields), ...Object.values(value).flatMap(idsIn)]
}

/** The ids of the persons whose e-mail address or phone number an answer has, each once. */
export const personsAnswered = (answer: unknown): readonly number[] => [...new Set(idsIn(answer))]
