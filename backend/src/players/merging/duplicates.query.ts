import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { likelyDuplicates } from '@fullcourt/domain/players/duplicates/likely-duplicates'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../../http/scope'
import { PlayerCards, type Person } from '../../identity/player-cards'
import { PlayerIdentity } from '../../identity/player-identity'
import { MergedPlayers } from '../queries/merged-players'
import { PlayedLines } from '../queries/played-lines'
import { PlayerProfileReader } from '../queries/player-profile-reader'
import { PlayerReader } from '../queries/player-reader'
import { TeamHistories } from '../queries/team-histories'
import type { DuplicateGroupAnswer, DuplicatePlayerAnswer } from './merging.answers'
import { stageTotals } from './stat-values'

/** Groups of players who are likely one person, with what is needed to compare them. */
export class Duplicates {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(Duplicates)
export class DuplicatesHandler implements IQueryHandler<Duplicates> {
  constructor(
    private readonly cards: PlayerCards,
    private readonly identity: PlayerIdentity,
    private readonly profiles: PlayerProfileReader,
    private readonly players: PlayerReader,
    private readonly lines: PlayedLines,
    private readonly histories: TeamHistories,
    private readonly merged: MergedPlayers,
  ) {}

  async execute({ scope }: Duplicates): Promise<DuplicateGroupAnswer[]> {
    const organization = oneOrganization(scope)
    const [cards, { idsOf }] = await Promise.all([this.cards.ofOrganization(organization), this.identity.shown(organization)])
    const groups = likelyDuplicates(await this.profiles.opened(scope, cards))
    const wanted = new Set(groups.flatMap(({ players }) => players))
    const persons = cards.filter(({ id }) => wanted.has(id)).map(card => ({ card, ids: idsOf(card.id) }))
    const compared = new Map<PlayerId, DuplicatePlayerAnswer>()
    for (const person of persons) compared.set(person.card.id, await this.compared(scope, person))
    return groups.map(({ players, ...group }) => ({ ...group, players: players.flatMap(id => compared.get(id) ?? []) }))
  }

  private async compared(scope: Scope, person: Person): Promise<DuplicatePlayerAnswer> {
    const [player, teamHistory, merged, entries] = await Promise.all([
      this.players.player(scope, person),
      this.histories.of(person.ids),
      this.merged.into(person),
      this.lines.of(person.ids),
    ])
    const lines = await this.lines.withGames(person.card.id, entries)
    const days = lines.flatMap(({ game }) => game.date ?? [])
    const totals = stageTotals(lines)
    return {
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
  }
}
