import { opponentInWords } from '@fullcourt/domain/schedules/difference/words'
import type { ScheduledGame, ToldChange } from './scheduled-game'
import { shortDate, timeText, toBeDecided } from '../format/dates'

/** When and where a game is: `Sat, Mar 14, 6:00 PM, Court 1`; `TBD` where nothing of it is settled. */
const placeText = ({ date, time, location }: ScheduledGame, today: string) =>
  [date === null ? toBeDecided : shortDate(date, today), time === null ? null : timeText(time), location]
    .filter(Boolean)
    .join(', ')

/** The opponent of a game: `vs Owls`. */
export const opponentText = ({ side, opponent }: ScheduledGame) => opponentInWords(side, opponent.name)

/** A change in texts; what is the same before and since is said once. */
export const changeTexts = ({ was, is, parts }: Pick<ToldChange, 'was' | 'is' | 'parts'>, today: string) => {
  const withOpponent = parts.includes('opponent') || parts.includes('side')
  const text = (game: ScheduledGame | null) =>
    game && [...(withOpponent ? [opponentText(game)] : []), placeText(game, today)].join(', ')
  const [before, since] = [text(was), text(is)]
  const game = is ?? was
  return { opponent: game ? opponentText(game) : '', was: before === since ? null : before, is: since }
}
