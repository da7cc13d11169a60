import type { ReadStore } from '@fullcourt/projections/read-store'
import type { KeptAnswers } from '../answers/kept-answers'

/** Drops kept answers as soon as anything that they looked at changes, whoever changed it. */
export const followChanges = (documents: ReadStore, kept: KeptAnswers): { stop: () => void } => {
  const stopping = new AbortController()
  const follow = async () => {
    for await (const changes of documents.changes(stopping.signal)) kept.forget(changes)
  }
  void follow()
  return { stop: () => stopping.abort() }
}
