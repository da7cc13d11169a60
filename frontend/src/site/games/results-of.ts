import { longDate } from '../../ui/format/dates'
import type { GameLine } from './game-line'

/** A completed game as one letter of a team's season, and in words. */
export type Result = { readonly game: number; readonly letter: 'W' | 'L' | 'T'; readonly words: string }

const verbs = { W: 'Won', L: 'Lost', T: 'Tied' } as const

/** The results of a team among games, in the order in which they come. */
export const resultsOf = (games: readonly GameLine[], team: number): readonly Result[] =>
  games.flatMap(({ id, date, completed, home, away }) => {
    const [own, other] = home.id === team ? [home, away] : [away, home]
    if (!completed || own.points === null || other.points === null || own.id !== team) return []
    const letter = own.points === other.points ? 'T' : own.points > other.points ? 'W' : 'L'
    return [
      { game: id, letter, words: `${verbs[letter]} ${own.points}–${other.points} against ${other.name}, ${longDate(date)}` },
    ]
  })
