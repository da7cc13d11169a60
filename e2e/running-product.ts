import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the journeys know of the product that was started for them. */
export type RunningProduct = {
  readonly url: string
  readonly owner: Person
  readonly staff: Person
  readonly admin: Person
  /** What a device brings on which all of them signed in before: no journey is told of the others. */
  readonly device: string
}
export type Person = { readonly username: string; readonly password: string }

/** Where the starter writes it, for the workers to read. */
export const productFile = join(tmpdir(), `fullcourt-e2e-${process.env.FULLCOURT_E2E ?? 'product'}.json`)

export const runningProduct = (): RunningProduct => JSON.parse(readFileSync(productFile, 'utf8')) as RunningProduct
