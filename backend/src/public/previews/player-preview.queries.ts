import { QueryBus } from '@nestjs/cqrs'
import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import { sportShowing } from '@fullcourt/domain/sports/sports'
import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerStatsAnswer, PlayerBasicAnswer, RosterAnswer } from '../../contexts/players/players.answers'
import { query } from '../../core/readers/query'
import { BytesAnswer } from '../../core/http/raw-answers'
import { PlayerBasicQuery } from '../../contexts/players/players.queries'
import type { WithScope } from '../../core/http/scope'
import { type PlayerFigure, playerPicture } from './pictures/player-picture'
import { Rasterizer } from './drawing/rasterizer'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { PNG } from './png'

const PLACES: readonly LeaderPlace[] = ['points', 'rebounds', 'assists', 'threes']

/** What a player comes to in a game, in the figures by which their sport ranks players; none of what was never kept. */
const figuresPerGame = ({
  gameStats,
  allStats,
}: PlayerStatsAnswer): { readonly games: number; readonly figures: readonly PlayerFigure[] } => {
  const games = new Set(gameStats.map(({ game_id }) => game_id)).size
  const kept = gameStats.map(({ stat }) => stat.abbreviation)
  const { leaders } = sportShowing(kept.length > 0 ? kept : allStats.map(({ abbreviation }) => abbreviation))
  const figures = PLACES.flatMap(place => {
    const { figure, label } = leaders[place]
    const rows = gameStats.filter(({ stat }) => stat.abbreviation === figure)
    const sum = rows.reduce((total, { value }) => total + value, 0)
    return rows.length === 0 ? [] : [{ value: (sum / games).toFixed(1), label: `${label.toLowerCase()} a game` }]
  })
  return { games, figures }
}

type OfPlayer = WithScope & { readonly player: PlayerId; readonly season?: SeasonId | undefined }

/** The season that the page of a player is of: the active one, or the last that they played in where they are not in that. */
const currentSeason = ({ activeSeasonId: active, gameStats, player }: PlayerBasicAnswer): SeasonId | undefined => {
  const played = gameStats.map(({ game }) => game.seasons_league.season.id)
  const isOnRoster = player.rosters.some(roster => seasonOf(roster) === active)
  return active !== null && (isOnRoster || played.includes(active)) ? active : (played.at(-1) ?? active ?? undefined)
}

const seasonOf = ({ seasons_leagues_team }: RosterAnswer): SeasonId => seasons_leagues_team.seasons_league.season.id

/** What was kept of them in a season, and their team there. */
const inSeason = (answer: PlayerBasicAnswer, season: SeasonId | undefined) => ({
  ...figuresPerGame({ ...answer, gameStats: answer.gameStats.filter(({ game }) => game.seasons_league.season.id === season) }),
  team: (answer.player.rosters.find(roster => seasonOf(roster) === season) ?? answer.player.rosters[0])?.team,
})

/** The preview picture of a player: no photo, which goes with the person's key and must be in no copy. */
export const PlayerPreviewQuery = query('PlayerPreviewQuery', {
  uses: { queries: QueryBus, organizations: OrganizationFrame, teams: PictureTeams, rasterizer: Rasterizer },
  answer: async (
    { scope, player: id, season: named }: OfPlayer,
    { queries, organizations, teams, rasterizer },
  ): Promise<BytesAnswer> => {
    const answer = await queries.execute(new PlayerBasicQuery({ scope, player: id, stats: 'all' }))
    const season = named ?? currentSeason(answer)
    const { games, figures, team } = inSeason(answer, season)
    const [organization, title, teamName] = await Promise.all([
      organizations.of(scope, season),
      teams.text(fullName(answer.player), 'Player'),
      teams.text(team?.name ?? '', ''),
    ])
    const played = games === 0 ? '' : `${games} ${games === 1 ? 'game' : 'games'}`
    const about = [teamName, organization.season, played].filter(Boolean).join(' · ')
    const frame = { site: organization.name, accent: organization.accent, title, about }
    return new BytesAnswer(await rasterizer.png(playerPicture(frame, figures), [organization.name, title, about]), PNG)
  },
})
