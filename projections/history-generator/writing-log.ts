import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { recall } from '@fullcourt/domain/log/recall'
import { BEGINNING, type EventStore, type Json } from '@fullcourt/event-store/port'

type Facts = readonly Recorded<AnyFact>[]
type Group = [Recorded<AnyFact>, ...Recorded<AnyFact>[]]

const byAppend = (facts: Facts): readonly Group[] => {
  const groups: Group[] = []
  for (const fact of facts) {
    const last = groups.at(-1)
    if (last?.[0].metadata.command === fact.metadata.command) last.push(fact)
    else groups.push([fact])
  }
  return groups
}

/** Writes facts into a real log as their commands did: those of one command in one append. */
export const writeFacts = async (store: EventStore, facts: Facts): Promise<void> => {
  for (const group of byAppend(facts)) {
    const [{ stream, revision }] = group
    const written = group.map(({ id, type, data, metadata }) => ({ id, type, data: data as Json, metadata }))
    await store.append(stream, revision === 0 ? 'none' : revision - 1, written)
  }
}

/** All facts as a real log gives them back. */
export const factsOf = async (store: EventStore): Promise<Facts> => {
  const facts: Recorded<AnyFact>[] = []
  for await (const page of store.readAll(BEGINNING))
    for (const stored of page) {
      const fact = recall(stored)
      if (fact === 'unknown') throw new Error(`${stored.type} is unknown.`)
      facts.push(fact)
    }
  return facts
}
