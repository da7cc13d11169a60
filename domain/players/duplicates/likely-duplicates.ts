import type { PlayerId } from '../../ids/kinds'
import { GUESS_REASONS, GUESSES, type Guess, type GuessReason } from './guesses'
import { spellingsOf, type NamedPlayer, type Spelling } from './spelling'

export const DUPLICATE_REASONS = ['same-name', ...GUESS_REASONS] as const
export type DuplicateReason = 'same-name' | GuessReason

/** Players who may be one person. Only the same name is certain to be worth a look; all else is a guess. */
export type DuplicateGroup = {
  readonly certain: boolean
  readonly why: DuplicateReason
  /** In words: `Mike and Michael can be the same name.` */
  readonly reason: string
  /** In the order in which they were given, spelling by spelling. */
  readonly players: readonly PlayerId[]
}

/** The most groups of one answer. */
export const MOST_GROUPS = 200

type Pair = readonly [Spelling, Spelling]

/** The pairs of spellings that a guess looks at, the one that came first in front; some come twice. */
function* pairsOf(spellings: readonly Spelling[], { keys, forms = keys }: Guess): Generator<Pair> {
  const place = new Map(spellings.map((spelling, i) => [spelling, i]))
  const byKey = new Map<string, Spelling[]>()
  for (const spelling of spellings)
    for (const key of keys(spelling)) {
      const others = byKey.get(key)
      if (others) others.push(spelling)
      else byKey.set(key, [spelling])
    }
  for (const spelling of spellings)
    for (const form of forms(spelling))
      for (const other of byKey.get(form) ?? [])
        if (other !== spelling) yield (place.get(other) ?? 0) < (place.get(spelling) ?? 0) ? [other, spelling] : [spelling, other]
}

/** Pairs of spellings, each once, with the surest reason; as many as are wanted. */
const guessGroups = (spellings: readonly Spelling[], most: number): readonly DuplicateGroup[] => {
  const found = new Map<Spelling, Set<Spelling>>()
  const groups: DuplicateGroup[] = []
  for (const guess of GUESSES)
    for (const [a, b] of pairsOf(spellings, guess)) {
      if (groups.length >= most) return groups
      const reason = found.get(a)?.has(b) ? undefined : guess.reason(a, b)
      if (reason === undefined) continue
      found.set(a, (found.get(a) ?? new Set<Spelling>()).add(b))
      groups.push({ certain: false, why: guess.why, reason, players: [...a.players, ...b.players] })
    }
  return groups
}

/**
 * Groups of players who are likely one person: those of the same name first, then guesses of two spellings each, the surest
 * first.
 */
export const likelyDuplicates = (players: readonly NamedPlayer[], most = MOST_GROUPS): readonly DuplicateGroup[] => {
  const spellings = spellingsOf(players)
  const certain = spellings
    .filter(({ players: same }) => same.length > 1)
    .map(({ players: same }) => ({ certain: true, why: 'same-name' as const, reason: 'The same name.', players: same }))
  return [...certain.slice(0, most), ...guessGroups(spellings, most - Math.min(most, certain.length))]
}
