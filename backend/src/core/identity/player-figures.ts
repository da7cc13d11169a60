import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { EntryId, OrganizationId, PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { onePerSide } from '@fullcourt/domain/statistics/totals-of-games'
import { playerLines, type EnteredPlayerLine } from '@fullcourt/projections/statistics/player-lines'
import { playerInEntry } from '@fullcourt/projections/statistics/player-place'
import { playerInSeason, playerSeasons } from '@fullcourt/projections/statistics/player-seasons'
import { Documents } from '../../storage/documents/documents'
import { BothSides } from './both-sides'
import { countedAfresh, playerPartsOf, sumsOf, teamsOf, type PersonTotals, type PlayerPart } from './person-totals'
import { PlayerIdentity } from './player-identity'

/** An entry, and the season that it is of. */
type EntryOfSeason = { readonly organization: OrganizationId; readonly season: SeasonId; readonly entry: EntryId }

/** Figures of players as answers show them: those of a person together, under whichever of their ids they were recorded. */
@Injectable()
export class PlayerFigures {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
    private readonly bothSides: BothSides,
  ) {}

  /** The lines of a person, by the entry that they played for; a game has one line of a side. */
  async linesOf(ids: readonly PlayerId[]): Promise<ReadonlyMap<EntryId, readonly EnteredPlayerLine[]>> {
    const listed = await Promise.all(ids.map(id => this.documents.list(playerLines, { index: 'player', key: String(id) })))
    const found = new Map<EntryId, EnteredPlayerLine[]>()
    for (const { body } of listed.flat())
      if (body.lines.length > 0) found.set(body.entry, [...(found.get(body.entry) ?? []), ...body.lines])
    return new Map([...found].map(([entry, lines]) => [entry, onePerSide(lines).toSorted((a, b) => a.game - b.game)]))
  }

  /** What players of one entry came to in its regular games; those without a figure are not in it. */
  async totalsInEntry(
    { organization, season, entry }: EntryOfSeason,
    players: readonly PlayerId[],
  ): Promise<readonly PersonTotals[]> {
    const { idsOf } = await this.identity.identities(organization)
    const ids = players.flatMap(player => idsOf(player))
    const seasons = await this.documents.getFor(playerSeasons, ids, player => playerInSeason(season, player))
    const parts = [...seasons.values()].flatMap(playerPartsOf).filter(part => part.entry === entry)
    return this.totalsOf(organization, parts)
  }

  /** The totals of each person, whichever of their ids the parts are of. */
  async totalsOf(organization: OrganizationId, parts: readonly PlayerPart[]): Promise<readonly PersonTotals[]> {
    if (parts.length === 0) return []
    const { masterOf } = await this.identity.identities(organization)
    const persons = groupBy(parts, ({ player }) => masterOf(player))
    const lines = await this.linesWhereNeeded(persons)
    return persons
      .map(own => {
        const all = own.flatMap(part => lines.get(linesOfPart(part)) ?? [])
        const sums = all.length === 0 ? sumsOf(own) : countedAfresh(all)
        return { player: masterOf(own[0].player), teams: teamsOf(own), ...sums }
      })
      .sort((a, b) => a.player - b.player)
  }

  /**
   * The regular lines behind the totals that cannot be added up: of those who have several ids, and of those who played on both
   * sides of a game, because in a game with two lines they played once.
   */
  private async linesWhereNeeded(
    persons: readonly (readonly PlayerPart[])[],
  ): Promise<ReadonlyMap<string, readonly EnteredPlayerLine[]>> {
    const onBothSides = await this.bothSides.of(
      persons.filter(({ length }) => length > 1).flatMap(parts => parts.map(({ season }) => season)),
    )
    const needed = persons.filter(parts => {
      const ids = new Set(parts.map(({ player }) => player))
      return ids.size > 1 || [...ids].some(id => onBothSides.has(id))
    })
    const documents = await this.documents.getFor(playerLines, needed.flat(), linesOfPart)
    return new Map([...documents].map(([id, { lines }]) => [id, lines.filter(({ stage }) => stage === 'regular')]))
  }
}

const linesOfPart = ({ player, entry }: PlayerPart) => playerInEntry(player, entry)
