import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { fullName } from '@fullcourt/domain/players/full-name'
import { BytesAnswer } from '../../http/bytes-answer'
import type { Scope } from '../../http/scope'
import type { PlayerBasicAnswer } from '../../players/players.answers'
import { PlayerBasic } from '../../players/queries/player-basic.query'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { PictureTeams } from '../picture-teams'
import { playerPicture } from '../pictures/player-picture'
import { PNG } from '../png'
import { figuresPerGame } from './figures-per-game'

/** The preview picture of a player: no photo, which goes with the person's key and must be in no copy. */
export class PlayerPreview {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerPreview)
export class PlayerPreviewHandler implements IQueryHandler<PlayerPreview> {
  constructor(
    private readonly queries: QueryBus,
    private readonly organizations: OrganizationFrame,
    private readonly teams: PictureTeams,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope, player: id }: PlayerPreview): Promise<BytesAnswer> {
    const answer = await this.queries.execute<PlayerBasic, PlayerBasicAnswer>(new PlayerBasic(scope, id, 'active'))
    const [team] = answer.player.rosters.map(roster => roster.team)
    const [organization, title, teamName] = await Promise.all([
      this.organizations.of(scope),
      this.teams.text(fullName(answer.player), 'Player'),
      this.teams.text(team?.name ?? '', ''),
    ])
    const { games, figures } = figuresPerGame(answer)
    const played = games === 0 ? '' : `${games} ${games === 1 ? 'game' : 'games'}`
    const about = [teamName, organization.season, played].filter(Boolean).join(' · ')
    const frame = { site: organization.name, accent: organization.accent, title, about }
    return new BytesAnswer(await this.rasterizer.png(playerPicture(frame, figures), [organization.name, title, about]), PNG)
  }
}
