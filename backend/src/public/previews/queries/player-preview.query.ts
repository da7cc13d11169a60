import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { fullName } from '@fullcourt/domain/players/full-name'
import { BytesAnswer } from '../../../core/http/raw-answers'
import type { Scope } from '../../../core/http/scope'
import type { PlayerBasicAnswer, RosterAnswer } from '../../../contexts/players/players.answers'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { PictureTeams } from '../picture-teams'
import { playerPicture } from '../pictures/player-picture'
import { PNG } from '../png'
import { PlayerBasicQuery } from '../../../contexts/players/players.queries'
import { figuresPerGame } from './figures-per-game'

/** The preview picture of a player: no photo, which goes with the person's key and must be in no copy. */
export class PlayerPreviewQuery {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
    readonly season?: SeasonId,
  ) {}
}

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

@QueryHandler(PlayerPreviewQuery)
export class PlayerPreviewQueryHandler implements IQueryHandler<PlayerPreviewQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly organizations: OrganizationFrame,
    private readonly teams: PictureTeams,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope, player: id, season: named }: PlayerPreviewQuery): Promise<BytesAnswer> {
    const answer = await this.queries.execute(new PlayerBasicQuery({ scope, player: id, stats: 'all' }))
    const season = named ?? currentSeason(answer)
    const { games, figures, team } = inSeason(answer, season)
    const [organization, title, teamName] = await Promise.all([
      this.organizations.of(scope, season),
      this.teams.text(fullName(answer.player), 'Player'),
      this.teams.text(team?.name ?? '', ''),
    ])
    const played = games === 0 ? '' : `${games} ${games === 1 ? 'game' : 'games'}`
    const about = [teamName, organization.season, played].filter(Boolean).join(' · ')
    const frame = { site: organization.name, accent: organization.accent, title, about }
    return new BytesAnswer(await this.rasterizer.png(playerPicture(frame, figures), [organization.name, title, about]), PNG)
  }
}
