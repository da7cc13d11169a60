import { fullName } from '@fullcourt/domain/players/full-name'
import { isFigure, type Figures } from '@fullcourt/domain/statistics/figures'
import type { TeamDetailAnswer } from '../../api/schema'
import { gameLine, type GameLine, type GameTeam } from '../games/game-line'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

export type RosterPlayer = {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  readonly captain: boolean
  /** Regular games that they played for the team in the season. */
  readonly games: number
  /** What they came to in these, of what was kept. */
  readonly figures: Figures
}

/** What the page of a team shows: a season, and its roster and games there. */
export type PublicTeam = Omit<GameTeam, 'points'> & {
  readonly season: { readonly id: number; readonly name: string } | null
  /** Ids of all seasons in which it plays or played. */
  readonly seasons: readonly number[]
  readonly leagues: readonly { readonly id: number; readonly name: string }[]
  readonly roster: readonly RosterPlayer[]
  readonly games: readonly GameLine[]
}

/** How many games the page shows at all: of a very long season those around the last result. */
export const gamesAtMost = 100

type Named = { readonly firstName: string; readonly lastName: string }

/** The first name (docs/public-pages.md#teams), the whole one of somebody who has none or shares it with another player of the team. */
const rosterName = (player: Named, all: readonly Named[]) =>
  player.firstName !== '' && all.filter(({ firstName }) => firstName === player.firstName).length === 1
    ? player.firstName
    : fullName(player)

type Row = TeamDetailAnswer['rosters'][number]

const addedUp = (rows: readonly Row[]): Pick<RosterPlayer, 'games' | 'figures'> => {
  const figures: Record<string, number> = {}
  for (const { abbreviation, sum } of rows.flatMap(row => row.figures))
    if (isFigure(abbreviation)) figures[abbreviation] = (figures[abbreviation] ?? 0) + sum
  return { games: rows.reduce((sum, { games }) => sum + games, 0), figures }
}

/** Everybody once, captains first; the others by name as they came. */
const rosterOf = ({ rosters }: TeamDetailAnswer): RosterPlayer[] => {
  const captains = new Set(rosters.filter(({ captain }) => captain).map(({ player_id }) => player_id))
  const players = new Map(rosters.map(({ player }) => [player.id, player]))
  const all = [...players.values()]
  return all
    .map(player => ({
      id: player.id,
      name: rosterName(player, all),
      photo: player.image,
      captain: captains.has(player.id),
      ...addedUp(rosters.filter(({ player_id }) => player_id === player.id)),
    }))
    .sort((a, b) => Number(b.captain) - Number(a.captain))
}

const toTeam = (answer: TeamDetailAnswer, today: string): PublicTeam => ({
  id: answer.id,
  name: answer.name,
  logo: answer.logo,
  colors: answer.colors,
  abbreviation: answer.abbreviation,
  season: answer.season && { id: answer.season.id, name: answer.season.name },
  seasons: [...new Set(answer.leagues.map(({ season }) => season.id))],
  leagues: answer.leagues.filter(({ season }) => season.id === answer.season?.id).map(({ league }) => league),
  roster: rosterOf(answer),
  games: answer.games.map(game => gameLine(game, today)),
})

/** A season, and whether all games of it are wanted, however many. */
type Asked = { readonly seasonId?: number | undefined; readonly whole?: boolean }

/** A team in a season; where none is named, in the one that it plays in now. */
export const teamOf = (site: PublicSite, id: number, { seasonId, whole = false }: Asked) =>
  siteQuery('team', { id, seasonId, whole }, [`team:${id}`, 'teams', 'players', 'entries'], async signal =>
    toTeam(
      await site.api.get('/api/teamsv2/{id}', {
        path: { id },
        query: { seasonId, games: whole ? undefined : gamesAtMost },
        signal,
      }),
      site.today,
    ),
  )
