import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readdirSync, readlinkSync } from 'node:fs'
import { openEmbeddedEventStore } from '../embedded-event-store'
import { BEGINNING } from '../../port'

const newFact = () => ({ id: randomUUID(), type: 'Written', data: {}, metadata: null })

const descriptorOf = (file: string): number =>
  Number(readdirSync('/proc/self/fd').find(descriptor => linkOf(descriptor) === file) ?? NaN)

const linkOf = (descriptor: string): string | undefined => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return undefined
  }
}

/** Puts another file behind an open descriptor: a new one takes the lowest number that is free. */
const replace = (descriptor: number, file: string, flags: string): void => {
  closeSync(descriptor)
  const opened = openSync(file, flags)
  if (opened !== descriptor) throw new Error(`${file} was opened as ${opened}, not as ${descriptor}.`)
}

const kindOf = (error: unknown): unknown => (error as { readonly kind?: unknown }).kind

/**
 * Takes the write-ahead log away from under a log, gives it back, at once after the first failure where `many` does not ask for
 * more, and says as JSON what the calls met with.
 */
const main = async ([, , folder = '', many]: readonly string[]): Promise<void> => {
  const store = await openEmbeddedEventStore(folder)
  const wal = `${folder}/facts.sqlite-wal`
  for (let revision = 0; revision < 5; revision++) await store.append('s', revision === 0 ? 'none' : revision - 1, [newFact()])
  const lost = newFact()
  replace(descriptorOf(wal), folder, 'r')
  const failures = [await store.append('s', 4, [lost]).catch(kindOf)]
  if (many === 'many')
    failures.push(
      await store.append('s', 4, [newFact()]).catch(kindOf),
      await store.read('s').catch(kindOf),
      await store.head().catch(kindOf),
    )
  replace(descriptorOf(folder), wal, 'r+')
  const repeated = await store.append('s', 4, [lost])
  const next = await store.append('s', 5, [newFact()])
  const positions: string[] = []
  for await (const page of store.readAll(BEGINNING)) positions.push(...page.map(({ position }) => position))
  process.stdout.write(`${JSON.stringify({ failures, repeated, next, positions })}\n`)
  await store.close()
}

void main(process.argv)
