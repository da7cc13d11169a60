import { AsStored } from '../http/as-stored'
import type { GameRowAnswer } from './games.answers'

type Field = keyof GameRowAnswer

const TYPES = {
  id: Number,
  match_id: String,
  season_id: Number,
  leagueId: Number,
  league: Object,
  stage: String,
  date: String,
  time: String,
  game_dateTime: String,
  location: String,
  location_url: String,
  video_url: String,
  status: String,
  statusLabel: String,
  score_home: Number,
  score_away: Number,
  score_team1: Number,
  score_team2: Number,
  home_team_id: Number,
  away_team_id: Number,
  team1_id: Number,
  team2_id: Number,
  home_team: Object,
  away_team: Object,
  homeTeam: String,
  awayTeam: String,
  revision: Number,
  detailsRevision: Number,
  periodsRevision: Number,
  mismatch: Boolean,
  mismatches: Object,
  flaggedLines: Number,
} as const satisfies { readonly [field in Field]: unknown }

/** The base of a body that changes some fields of a game: whoever edits a game may send back all that he was given. */
export const gameFieldsBut = (...changed: readonly Field[]) => {
  class OtherGameFields {}
  for (const [field, type] of Object.entries(TYPES))
    if (!changed.includes(field as Field)) AsStored(type)(OtherGameFields.prototype, field)
  return OtherGameFields
}
