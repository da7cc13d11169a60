import { quote, type ImportProblems } from './problems'

const LONGEST_ID = 100

/** Takes the ids of a file one after another: each must be there, once. Answers undefined, and says why, where one is not. */
export const externalIds = (file: string, column: string, problems: ImportProblems) => {
  const lines = new Map<string, number>()
  return (line: number, id: string): string | undefined => {
    const fault = faultOf(id, lines.get(id))
    if (fault === undefined) lines.set(id, line)
    else problems.add({ file, line, column }, fault)
    return fault === undefined ? id : undefined
  }
}

const faultOf = (id: string, before: number | undefined): string | undefined => {
  if (id === '') return 'is blank.'
  if (id.length > LONGEST_ID) return `${quote(id)} is longer than ${LONGEST_ID} characters.`
  if (/[\p{Cc}\p{Cs}]/u.test(id)) return `${quote(id)} holds control characters.`
  return before === undefined ? undefined : `${quote(id)} appears twice, first on line ${before}.`
}
