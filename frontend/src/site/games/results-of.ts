import { teamResult, type TeamResult } from '@fullcourt/domain/games/team-result'
import { dateText } from '../../ui/format/dates'
import type { GameLine } from './game-line'

/** A decided game as one letter of a team's season, and in words. */
export type Result = { readonly game: number; readonly letter: TeamResult; readonly words: string }

const verbs = { W: 'Won', L: 'Lost', T: 'Tied' } as const

/** The results of a team among games, in the order in which they come. */
export const resultsOf = (games: readonly GameLine[], team: number): readonly Result[] =>
  games.flatMap(({ id, date, completed, walkover, home, away }) => {
    const [own, other] = home.id === team ? [home, away] : [away, home]
    const score = completed ? { home: home.points ?? 0, away: away.points ?? 0 } : null
    const letter = own.id === team ? teamResult({ score, walkover }, own === home ? 'home' : 'away') : null
    if (letter === null) return []
    const how = walkover ? 'by walk-over' : `${own.points}–${other.points}`
    return [{ game: id, letter, words: `${verbs[letter]} ${how} against ${other.name}, ${dateText(date)}` }]
  })
