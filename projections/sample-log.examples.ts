import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall, type LoggedFact } from '@fullcourt/domain/log/recall'

const folder = join(__dirname, '../domain/log/samples')

const recalled = (sample: LoggedFact): Recorded<AnyFact> => {
  const fact = recall(sample)
  if (fact === 'unknown') throw new Error(`${sample.type} is unknown.`)
  return fact
}

/** Every version of every fact that was ever written, as one log; `name` is that of its sample, e.g. `ScoreUpdated.v1`. */
export const sampleLog: readonly { readonly name: string; readonly fact: Recorded<AnyFact> }[] = readdirSync(folder)
  .map(file => ({
    name: file.replace(/\.json$/, ''),
    sample: JSON.parse(readFileSync(join(folder, file), 'utf8')) as LoggedFact,
  }))
  .sort((a, b) => (a.sample.position < b.sample.position ? -1 : 1))
  .map(({ name, sample }) => ({ name, fact: recalled(sample) }))
