export type Problem = { readonly line: number | null; readonly what: string }
export type FileProblems = { readonly file: string; readonly problems: readonly Problem[] }

/** Where something is wrong that no file is named for. */
const elsewhere = 'Other'

const partsOf = (text: string) => {
  const [, file, line, what] = /^(\S[^:]*?\.(?:csv|zip))(?: line (\d+))?: (.*)$/is.exec(text) ?? []
  return file === undefined || what === undefined
    ? { file: elsewhere, line: null, what: text }
    : { file, line: line === undefined ? null : Number(line), what }
}

/** What the check says (`games.csv line 17: home: …`), under the files it is about, in the order in which it was found. */
export const problemsByFile = (problems: readonly string[]): readonly FileProblems[] => {
  const files = new Map<string, Problem[]>()
  for (const text of problems) {
    const { file, line, what } = partsOf(text)
    const known = files.get(file)
    if (known) known.push({ line, what })
    else files.set(file, [{ line, what }])
  }
  return [...files].map(([file, problems]) => ({ file, problems }))
}
