import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { PlayerCards } from '../../../core/identity/player-cards'
import type { LeagueEntry } from '../../../core/readers/entry-reader'
import { SeasonReader } from '../../../core/readers/season-reader'
import { playerAnswer, PlayerReader } from './player-reader'
import { PlayerProfileReader } from './player-profile-reader'
import type { PlayerAnswer } from '../players.answers'

/** All players of an organization with their rosters, by name. */
export class PlayerListQuery {
  constructor(readonly scope: Scope) {}
}

const rostersByPlayer = (entries: readonly LeagueEntry[]): ReadonlyMap<PlayerId, readonly LeagueEntry[]> => {
  const rosters = new Map<PlayerId, LeagueEntry[]>()
  for (const placed of entries)
    for (const player of placed.entry.roster) {
      const others = rosters.get(player)
      if (others) others.push(placed)
      else rosters.set(player, [placed])
    }
  return rosters
}

@QueryHandler(PlayerListQuery)
export class PlayerListQueryHandler implements IQueryHandler<PlayerListQuery> {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly players: PlayerReader,
    private readonly cards: PlayerCards,
    private readonly profiles: PlayerProfileReader,
  ) {}

  async execute({ scope }: PlayerListQuery): Promise<PlayerAnswer[]> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const [profiles, entries] = await Promise.all([
      this.cards.ofOrganization(organization.id).then(cards => this.profiles.opened(scope, cards)),
      this.seasons.leaguesOfAll(organization).then(leagues => this.seasons.entriesOf(leagues)),
    ])
    const [rosters, teams] = [rostersByPlayer(entries), await this.players.teamsOf(entries)]
    return profiles.map(profile => playerAnswer(profile, rosters.get(profile.id) ?? [], teams))
  }
}
