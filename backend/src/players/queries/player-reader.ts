import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { playerCard, type PlayerCard } from '@fullcourt/projections/players/player'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import { Refused } from '../../facts/refused'
import { inScope, type Scope } from '../../http/scope'
import { EntryReader, type LeagueEntry } from '../../readers/entry-reader'
import { SeasonReader } from '../../readers/season-reader'
import type { TeamCards } from '../../names/team-name'
import { PlayerProfileReader } from './player-profile-reader'
import type { PlayerAnswer, PlayerProfileAnswer } from '../players.answers'
import { rosterAnswer } from './rosters'

/** A profile with the rosters that the player is on. */
export const playerAnswer = (profile: PlayerProfileAnswer, rosters: readonly LeagueEntry[], teams: TeamCards): PlayerAnswer => ({
  ...profile,
  team_id: rosters[0]?.entry.team ?? null,
  rosters: rosters.map(placed => rosterAnswer(profile.id, placed, teams)),
})

/** Single players for answers: one of somebody else, or who was deleted, is not there. */
@Injectable()
export class PlayerReader {
  constructor(
    private readonly documents: Documents,
    private readonly reader: SeasonReader,
    private readonly entries: EntryReader,
    private readonly profiles: PlayerProfileReader,
  ) {}

  async card(scope: Scope, id: PlayerId): Promise<Known<PlayerCard>> {
    const card = inScope(scope, await this.documents.get(playerCard, id), PLAYER_NOT_FOUND)
    await this.reader.organization(scope, card.organization)
    return card
  }

  async profile(scope: Scope, id: PlayerId): Promise<PlayerProfileAnswer> {
    const [profile] = await this.profiles.opened(scope, [await this.card(scope, id)])
    if (!profile) throw new Refused(PLAYER_NOT_FOUND)
    return profile
  }

  async player(scope: Scope, id: PlayerId): Promise<PlayerAnswer> {
    const [profile, rosters] = await Promise.all([this.profile(scope, id), this.entries.ofPlayer(id)])
    return playerAnswer(profile, rosters, await this.teamsOf(rosters))
  }

  teamsOf(entries: readonly LeagueEntry[]): Promise<TeamCards> {
    return this.documents.getMany(
      teamCard,
      entries.map(({ entry }) => entry.team),
    )
  }

  /** All active players of an organization. */
  async cardsOf(organization: number): Promise<readonly Known<PlayerCard>[]> {
    const listed = await this.documents.list(playerCard, { index: 'organization', key: String(organization) })
    return listed.flatMap(({ body }) => activeOf(body) ?? [])
  }
}
