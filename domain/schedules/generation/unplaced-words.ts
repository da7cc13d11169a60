import type { EntryId } from '../../ids/kinds'
import type { PlanObstacle, UnplacedPlanGame } from './plan'

type NameOf = (entry: EntryId) => string

const ruleInWords = ({ rule, entry }: PlanObstacle, nameOf: NameOf): string => {
  const team = entry === null ? '' : nameOf(entry)
  switch (rule) {
    case 'taken':
      return 'another game is played'
    case 'unavailable':
      return `${team} cannot play`
    case 'same-time':
      return `${team} already play at that time`
    case 'per-day':
      return `${team} already play as often as they may on that day`
    case 'once-a-week':
      return `${team} already play in that week`
    case 'bye':
      return `${team} asked for a bye`
  }
}

const slotsInWords = (count: number): string => (count === 1 ? '1 slot' : `${count} slots`)

/** Why a game has no place: `Week 3 has 4 slots: in 3 slots Hawks cannot play, in 1 slot another game is played.` */
export const unplacedInWords = ({ week, slots, obstacles }: UnplacedPlanGame, nameOf: NameOf): string => {
  const where = week === null ? 'The schedule' : `Week ${week + 1}`
  if (slots === 0) return `${where} has no open slot.`
  const head = `${where} has ${slotsInWords(slots)}`
  const whole = obstacles.length === 1 && obstacles[0]?.slots === slots ? obstacles[0] : undefined
  if (whole && slots > 1) return `${head}, and in all of them ${ruleInWords(whole, nameOf)}.`
  const parts = obstacles.map(obstacle => `in ${slotsInWords(obstacle.slots)} ${ruleInWords(obstacle, nameOf)}`)
  return parts.length === 0 ? `${head}, and none of them suits the rest of the schedule.` : `${head}: ${parts.join(', ')}.`
}
