import type { GameAnswer } from '../../../../api/schema'
import type { SentChange } from '../../games/pending/queries'

type Placed = Pick<GameAnswer, 'id' | 'date' | 'time' | 'location' | 'home_team_id' | 'away_team_id'>

/** A game with all that may be changed of it, as calls take it. */
export const sentTermsOf = ({ id, date, time, location, home_team_id, away_team_id }: Placed): SentChange => ({
  game_id: id,
  date,
  time,
  location,
  home_team_id,
  away_team_id,
})
