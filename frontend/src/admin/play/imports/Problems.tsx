import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { quantity, none, whole } from '../../../ui/format/figures'
import { WarningIcon } from '../../../ui/icons'
import styles from './imports.module.css'

type Problem = { readonly line: number | null; readonly what: string }
type FileProblems = { readonly file: string; readonly problems: readonly Problem[] }

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

const shownAtOnce = 50

const OfFile = ({ file, problems }: FileProblems) => {
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <section className={styles.part}>
      <h2>
        {file} <span className={styles.quiet}>{quantity(problems.length, 'problem')}</span>
      </h2>
      <div className={styles.scroll} role="region" aria-label={`Problems in ${file}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.figures}>
                Line
              </th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, shown).map(({ line, what }, place) => (
              <tr key={place}>
                <td className={styles.figures}>{line === null ? none : whole(line)}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce * 10)}>
          Show more of {whole(problems.length - shown)}
        </Button>
      )}
    </section>
  )
}

/** Every wrong file, line and value; as long as there is one, nothing is imported. */
export const Problems = ({ problems }: { problems: readonly string[] }) => (
  <div className={styles.parts}>
    <Alert color="red" icon={<WarningIcon />} role="alert" title={`${quantity(problems.length, 'problem')} found`}>
      Nothing was imported. Correct the files and choose them again.
    </Alert>
    {problemsByFile(problems).map(one => (
      <OfFile key={one.file} {...one} />
    ))}
  </div>
)
