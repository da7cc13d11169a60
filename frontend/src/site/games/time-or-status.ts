import { timeText } from '../../ui/format/dates'
import type { GameLine } from './game-line'

/** When a game begins, or why it does not: `7:30 PM`, `Postponed`, `No result yet`. */
export const timeOrStatus = ({ state, time, status, lacksResult }: GameLine): string =>
  state === 'scheduled' && time && !lacksResult ? timeText(time) : status
