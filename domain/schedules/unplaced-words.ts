import { listed } from '../history/words'
import type { TeamId } from '../ids/kinds'
import type { Obstacle, UnplacedGame } from './events'

type TeamName = (team: TeamId) => string

const be = (count: number) => (count === 1 ? 'is' : 'are')

const inWords = ({ rule, team, slots }: Obstacle, nameOf: TeamName): string => {
  const name = team === null ? '' : nameOf(team)
  switch (rule) {
    case 'taken':
      return `${slots} ${be(slots)} taken by other games`
    case 'unavailable':
      return `at ${slots} ${name} cannot play`
    case 'same-time':
      return `at ${slots} ${name} have another game`
    case 'per-day':
      return `${slots} ${be(slots)} on days on which ${name} have enough games`
    case 'once-a-week':
      return `${slots} ${be(slots)} in weeks in which ${name} have their game`
    case 'bye':
      return `${slots} ${be(slots)} in weeks in which ${name} have a bye`
  }
}

/** Why a game found no place: `Of 3 time slots, at 2 Ohana cannot play and 1 is taken by other games.` */
export const whyUnplaced = ({ week, slots, obstacles }: UnplacedGame, nameOf: TeamName): string => {
  const where = week === null ? '' : ` in week ${week + 1}`
  if (slots === 0) return `There is no time slot${where}.`
  const reasons = listed(obstacles.map(obstacle => inWords(obstacle, nameOf)))
  return `Of ${slots} time ${slots === 1 ? 'slot' : 'slots'}${where}, ${reasons}.`
}
