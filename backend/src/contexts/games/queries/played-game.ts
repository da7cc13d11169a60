import type { Known } from '@fullcourt/projections/card'
import type { LeagueCard } from '@fullcourt/projections/leagues/league'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import { seasonNameAnswer } from '../../seasons/season-answer'
import type { PlayedGameAnswer, RosterLeagueAnswer } from '../game-stat.answers'
import { momentOf } from '../moment'
import type { GameRecord } from './game-answer'

/** The league that a player played in, and its season. */
export type PlayedLeague = { readonly league: Known<LeagueCard>; readonly season: Known<SeasonCard> }

/** What the answer of a played game shows beside the game's card. */
export type PlayedGameNames = { readonly teams: TeamCards; readonly timeZone: string }

export const rosterLeague = ({ league, season }: PlayedLeague): RosterLeagueAnswer => ({
  id: league.id,
  league: { id: league.id, name: league.name },
  season: seasonNameAnswer(season),
})

/** A game as the rows of a player's figures name it. */
export const playedGame = (
  { id, context, details, score }: GameRecord,
  played: PlayedLeague,
  { teams, timeZone }: PlayedGameNames,
): PlayedGameAnswer => {
  const [home, away] = [teamNameOf(teams, context.home.team), teamNameOf(teams, context.away.team)]
  return {
    id,
    date: details.date,
    game_dateTime: details.date === null ? null : momentOf(details.date, details.time, timeZone),
    stage: context.stage,
    video_url: details.videoUrl,
    home_team: { id: home.id, name: home.name },
    away_team: { id: away.id, name: away.name },
    score_home: score?.home ?? null,
    score_away: score?.away ?? null,
    seasons_league: rosterLeague(played),
  }
}
