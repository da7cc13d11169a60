import { specification } from '../../testing/specification'
import * as decisions from './decide'
import type { MergeFact } from './events'
import { mergesStream, type Merges } from './state'

/** Words in which the specs describe merges: `given(merged(ANN, ANA)).when(unmerge(ANN, ANA)).then(unmerged(ANN, ANA))`. */
export const given = specification<Merges, MergeFact>(mergesStream.initial, mergesStream.evolve)

const organization = 1

// What happened: the first into the second.
export const merged = (duplicate: number, master: number): MergeFact => ({
  type: 'PlayersMerged',
  data: { organization, master, duplicate },
})
export const unmerged = (duplicate: number, master: number): MergeFact => ({
  type: 'PlayersUnmerged',
  data: { organization, master, duplicate },
})

// What is wanted.
export const merge = (duplicates: number | readonly number[], master: number) => (merges: Merges) =>
  decisions.mergePlayers(merges, { organization, master, duplicates: [duplicates].flat() })
export const unmerge = (duplicate: number, master: number) => (merges: Merges) =>
  decisions.unmergePlayer(merges, { organization, master, duplicate })

/** The merges that facts come to. */
export const after = (...history: readonly MergeFact[]): Merges => history.reduce(mergesStream.evolve, mergesStream.initial)
