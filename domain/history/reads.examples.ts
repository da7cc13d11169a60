import type { AnyFact } from '../log/fact-types'
import { historySentence, isHistoricFact } from '../log/historic'
import type { NamedKind } from './words'

/** How the things of the specs are called, by the ids that their examples give them. */
const NAMES: { readonly [kind in NamedKind]?: { readonly [id: number]: string } } = {
  team: { 11: 'Ohana', 12: 'DINKs' },
  player: { 31: 'Ana Lee', 32: 'Ben Okafor' },
  user: { 7: 'ana' },
  season: { 3: 'Summer 2025', 4: 'Fall 2025' },
  league: { 5: 'Sunday Open', 6: 'Monday Open' },
  division: { 9: 'East', 10: 'West' },
  period: { 1: 'Q1', 2: 'Q2' },
  attribute: { 1: 'Number' },
  schedule: { 71: 'Fall' },
  game: { 41: 'DINKs @ Ohana', 42: 'Owls @ Hawks' },
}
const nameOf = (kind: NamedKind, id: number) => NAMES[kind]?.[id] ?? `${kind} ${id}`

/**
 * How facts read in the history, after the name of the person who did it: `reads([captainNamed(ANA), 'set the captain of …'])`.
 */
export const reads = (...sentences: readonly (readonly [AnyFact, string])[]): void =>
  describe('The history reads: Ana …', () => {
    it.each(sentences.map(([fact, words]) => [words, fact] as const))('%s', (words, fact) =>
      expect(isHistoricFact(fact) && historySentence(fact, nameOf)).toBe(words),
    )
  })
