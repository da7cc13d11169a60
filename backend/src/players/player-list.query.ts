import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../http/scope'
import type { PlacedEntry } from '../seasons/placed-entries'
import { SeasonDirectory } from '../seasons/season-directory'
import { playerAnswer, PlayerDirectory } from './player-directory'
import { PlayerProfiles } from './player-profiles'
import type { PlayerAnswer } from './players.answers'

/** All players of an organization with their rosters, by name. */
export class PlayerList {
  constructor(readonly scope: Scope) {}
}

const rostersByPlayer = (entries: readonly PlacedEntry[]): ReadonlyMap<PlayerId, readonly PlacedEntry[]> => {
  const rosters = new Map<PlayerId, PlacedEntry[]>()
  for (const placed of entries)
    for (const player of placed.entry.roster) {
      const others = rosters.get(player)
      if (others) others.push(placed)
      else rosters.set(player, [placed])
    }
  return rosters
}

@QueryHandler(PlayerList)
export class PlayerListHandler implements IQueryHandler<PlayerList> {
  constructor(
    private readonly seasons: SeasonDirectory,
    private readonly players: PlayerDirectory,
    private readonly profiles: PlayerProfiles,
  ) {}

  async execute({ scope }: PlayerList): Promise<PlayerAnswer[]> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const [profiles, entries] = await Promise.all([
      this.players.cardsOf(organization.id).then(cards => this.profiles.opened(scope, cards)),
      this.seasons.leaguesOfAll(organization).then(leagues => this.seasons.entriesOf(leagues)),
    ])
    const [rosters, teams] = [rostersByPlayer(entries), await this.players.teamsOf(entries)]
    return profiles.map(profile => playerAnswer(profile, rosters.get(profile.id) ?? [], teams))
  }
}
