import { labelOfMatchup } from '@fullcourt/domain/divisions/matchup-label'
import { pointsSoFar } from '@fullcourt/domain/games/in-progress'
import { statusLabel, statusOf } from '@fullcourt/domain/games/status'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import type { DivisionCard } from '@fullcourt/projections/divisions/division'
import type { GameCard } from '@fullcourt/projections/games/game-card'
import { pointSumsOf } from '@fullcourt/projections/games/game-points'
import { statedGame } from '@fullcourt/projections/games/stated-game'
import type { OrganizationCard } from '@fullcourt/projections/organizations/organization'
import type { LeagueCard } from '@fullcourt/projections/leagues/league'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import { momentOf } from '../moment'
import type { GameAnswer, LiveScoreAnswer } from '../games.answers'

/** A game that was scheduled once. */
export type GameRecord = Known<GameCard>

/** The cards whose names a game's answer shows, by id. */
export type GameNames = {
  readonly teams: TeamCards
  readonly leagues: ReadonlyMap<string, LeagueCard>
  readonly organization: OrganizationCard | undefined
  /** Of games of brackets; empty where the organization does not work with them. */
  readonly divisions: ReadonlyMap<string, DivisionCard>
}

/** The time zone in which a game's date and time are meant. */
export const timeZoneOf = ({ organization }: Pick<GameNames, 'organization'>) =>
  knownOf(organization)?.profile.timeZone ?? DEFAULT_TIME_ZONE

const liveScore = (card: GameRecord): LiveScoreAnswer | null => {
  if (statusOf(statedGame(card)) !== 'live') return null
  const { home, away } = pointsSoFar(pointSumsOf(card))
  return { score_home: home, score_away: away }
}

/** Of which bracket a game is, and what it is called there. */
const matchupIn = (
  { context, details: { matchId } }: GameRecord,
  { divisions }: GameNames,
): Pick<GameAnswer, 'division' | 'matchupLabel'> => {
  const division = context.division === null ? undefined : activeOf(divisions.get(String(context.division)))
  if (!division || matchId === null) return { division: null, matchupLabel: null }
  return { division: { id: division.id, name: division.name }, matchupLabel: labelOfMatchup(division.teams.length, matchId) }
}

/** A game's card and the names around it, as the documented answer. */
export const gameAnswer = (card: GameRecord, names: GameNames): GameAnswer => {
  const { context, details, score } = card
  const stated = statedGame(card)
  const [home, away] = [teamNameOf(names.teams, context.home.team), teamNameOf(names.teams, context.away.team)]
  const league = context.league === null ? undefined : activeOf(names.leagues.get(String(context.league)))
  return {
    id: card.id,
    match_id: details.matchId,
    season_id: context.season,
    leagueId: context.league,
    league: league ? { id: league.id, name: league.name } : null,
    stage: context.stage,
    ...matchupIn(card, names),
    date: details.date,
    time: details.time,
    game_dateTime: details.date === null ? null : momentOf(details.date, details.time, timeZoneOf(names)),
    location: details.location,
    location_url: details.locationUrl,
    video_url: details.videoUrl,
    status: details.status,
    state: statusOf(stated),
    statusLabel: statusLabel(stated),
    score_home: score?.home ?? null,
    score_away: score?.away ?? null,
    score_team1: score?.home ?? null,
    score_team2: score?.away ?? null,
    walkover_winner: card.walkover ?? null,
    live: liveScore(card),
    home_team_id: home.id,
    away_team_id: away.id,
    team1_id: home.id,
    team2_id: away.id,
    home_team: home,
    away_team: away,
    homeTeam: home.name,
    awayTeam: away.name,
  }
}
