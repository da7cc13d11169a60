import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { PlayerCards, type PersonCard } from '../../../core/identity/player-cards'
import { EntryReader, type LeagueEntry } from '../../../core/readers/entry-reader'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { TeamCards } from '../../../core/readers/team-name'
import { PlayerProfileReader } from './player-profile-reader'
import type { PlayerAnswer, PlayerProfileAnswer } from '../players.answers'
import { rosterAnswer } from './rosters'

/** A profile with the rosters that the player is on. */
export const playerAnswer = (profile: PlayerProfileAnswer, rosters: readonly LeagueEntry[], teams: TeamCards): PlayerAnswer => ({
  ...profile,
  team_id: rosters[0]?.entry.team ?? null,
  rosters: rosters.map(placed => rosterAnswer(profile.id, placed, teams)),
})

/** Single players for answers, by any of their ids: one of somebody else, or who was deleted, is not there. */
@Injectable()
export class PlayerReader {
  constructor(
    private readonly documents: Documents,
    private readonly reader: SeasonReader,
    private readonly entries: EntryReader,
    private readonly profiles: PlayerProfileReader,
    private readonly cards: PlayerCards,
  ) {}

  async person(scope: Scope, id: PlayerId): Promise<PersonCard> {
    const person = await this.cards.person(scope, id)
    await this.reader.organization(scope, person.card.organization)
    return person
  }

  async profile(scope: Scope, { card }: PersonCard): Promise<PlayerProfileAnswer> {
    const [profile] = await this.profiles.opened(scope, [card])
    if (!profile) throw new Refused(PLAYER_NOT_FOUND)
    return profile
  }

  async player(scope: Scope, person: PersonCard): Promise<PlayerAnswer> {
    const [profile, rosters] = await Promise.all([this.profile(scope, person), this.entries.ofPerson(person.ids)])
    return playerAnswer(profile, rosters, await this.teamsOf(rosters))
  }

  teamsOf(entries: readonly LeagueEntry[]): Promise<TeamCards> {
    return this.documents.getFor(teamCard, entries, ({ entry }) => entry.team)
  }
}
