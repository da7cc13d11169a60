import { minutesText } from '@fullcourt/domain/games/minutes-text'
import type { PlayerMinutesAnswer } from '../../../../api/schema'
import { none } from '../../../../ui/format/figures'

/** How long a player was on the court: `28:04`. */
export const playerMinutes = (minutes: readonly PlayerMinutesAnswer[], player: number): string => {
  const of = minutes.find(({ player_id }) => player_id === player)
  return of ? minutesText(of.seconds) : none
}

/** All of them together. */
export const teamMinutes = (minutes: readonly PlayerMinutesAnswer[]): string =>
  minutesText(minutes.reduce((sum, { seconds }) => sum + seconds, 0))
