import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { likelyDuplicates } from '@fullcourt/domain/players/duplicates/likely-duplicates'
import type { GameId, OrganizationId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { NUMBER_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { PlayerCards, type PersonCard } from '../../../core/identity/player-cards'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { SeasonReader } from '../../../core/readers/season-reader'
import { MergedPlayerReader } from '../queries/merged-players'
import { PlayedLines } from '../queries/played-lines'
import { PlayerProfileReader } from '../queries/player-profile-reader'
import { PlayerReader } from '../queries/player-reader'
import { TeamHistories } from '../queries/team-histories'
import type { DuplicateGroupAnswer, DuplicatePlayerAnswer } from './merging.answers'
import { stageTotals } from './stat-values'

/** Groups of players who are likely one person, with what is needed to compare them. */
export class DuplicatesQuery {
  constructor(readonly scope: Scope) {}
}

type Compared = { readonly answer: DuplicatePlayerAnswer; readonly games: ReadonlySet<GameId> }

/** Two on the sheet of one game are two, where nothing but a part of their names is alike. */
const havePlayedTogether = (parties: readonly Compared[]): boolean => {
  const games = parties.flatMap(party => [...party.games])
  return new Set(games).size < games.length
}

@QueryHandler(DuplicatesQuery)
export class DuplicatesQueryHandler implements IQueryHandler<DuplicatesQuery> {
  constructor(
    private readonly cards: PlayerCards,
    private readonly seasons: SeasonReader,
    private readonly identity: PlayerIdentity,
    private readonly profiles: PlayerProfileReader,
    private readonly players: PlayerReader,
    private readonly lines: PlayedLines,
    private readonly histories: TeamHistories,
    private readonly merged: MergedPlayerReader,
  ) {}

  async execute({ scope }: DuplicatesQuery): Promise<DuplicateGroupAnswer[]> {
    const organization = oneOrganization(scope)
    const [cards, { idsOf }] = await Promise.all([
      this.cards.ofOrganization(organization),
      this.identity.identities(organization),
    ])
    const [profiles, teams] = await Promise.all([this.profiles.opened(scope, cards), this.teamsByPlayer(scope, organization)])
    const groups = likelyDuplicates(
      profiles.map(profile => ({
        ...profile,
        teams: teams.get(profile.id),
        shirtNumber: profile.attributeValues.find(({ attribute_id: id }) => id === NUMBER_ATTRIBUTE)?.value,
      })),
    )
    const wanted = new Set(groups.flatMap(({ players }) => players))
    const persons = cards.filter(({ id }) => wanted.has(id)).map(card => ({ card, ids: idsOf(card.id) }))
    const compared = new Map<PlayerId, Compared>()
    for (const person of persons) compared.set(person.card.id, await this.compared(scope, person))
    return groups
      .map(({ players, ...group }) => ({ group, parties: players.flatMap(id => compared.get(id) ?? []) }))
      .filter(({ group, parties }) => group.why !== 'shared-name' || !havePlayedTogether(parties))
      .map(({ group, parties }) => ({ ...group, players: parties.map(({ answer }) => answer) }))
  }

  private async teamsByPlayer(scope: Scope, id: OrganizationId): Promise<ReadonlyMap<PlayerId, readonly TeamId[]>> {
    const organization = await this.seasons.organization(scope, id)
    const teams = new Map<PlayerId, TeamId[]>()
    for (const { entry } of await this.seasons.entriesOfAll(organization))
      for (const player of entry.roster) teams.set(player, [...(teams.get(player) ?? []), entry.team])
    return teams
  }

  private async compared(scope: Scope, person: PersonCard): Promise<Compared> {
    const entries = await this.lines.of(person.ids)
    const [player, teamHistory, merged, lines] = await Promise.all([
      this.players.player(scope, person),
      this.histories.of(person.ids, entries),
      this.merged.into(person),
      this.lines.withGames(person.card.id, entries),
    ])
    const days = lines.flatMap(({ game }) => game.date ?? [])
    const totals = stageTotals(lines)
    const answer = {
      ...player,
      organization_id: person.card.organization,
      teamHistory,
      merged,
      games: totals.regular.games + totals.playoff.games,
      lines: lines.length,
      firstGame: days[0] ?? null,
      lastGame: days.at(-1) ?? null,
      totals,
    }
    return { answer, games: new Set(lines.map(({ game }) => game.id)) }
  }
}
