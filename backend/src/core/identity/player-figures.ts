import { Injectable } from '@nestjs/common'
import type { EntryId, LeagueId, OrganizationId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { onePerSide, totalsOfGames } from '@fullcourt/domain/statistics/totals-of-games'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import {
  addShots,
  hasUnevenShots,
  shotsByPercentage,
  shotsInTotals,
  type ShotsByPercentage,
} from '@fullcourt/domain/statistics/shots'
import { addTotals, type Totals } from '@fullcourt/domain/statistics/totals'
import { gameSheet, type GameSheet } from '@fullcourt/projections/games/game-sheet'
import { playerLines, type EnteredPlayerLine } from '@fullcourt/projections/statistics/player-lines'
import { playerInEntry } from '@fullcourt/projections/statistics/player-place'
import { playerTotals, type EntryTotals } from '@fullcourt/projections/statistics/player-totals'
import { Documents } from '../../storage/documents/documents'
import { PlayerIdentity } from './player-identity'

/** What a person came to in the regular games of some leagues, and for which teams. */
export type PersonTotals = {
  readonly player: PlayerId
  readonly teams: readonly TeamId[]
  readonly totals: Totals
  /** Made and attempted, by percentage: reckoned where they are asked for, which only leaders by percentage do. */
  readonly shots: () => ShotsByPercentage
}

/** Figures of players as answers show them: those of a person together, under whichever of their ids they were recorded. */
@Injectable()
export class PlayerFigures {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  /** The lines of a person, by the entry that they played for; a game has one line of a side. */
  async linesOf(ids: readonly PlayerId[]): Promise<ReadonlyMap<EntryId, readonly EnteredPlayerLine[]>> {
    const listed = await Promise.all(ids.map(id => this.documents.list(playerLines, { index: 'player', key: String(id) })))
    const found = new Map<EntryId, EnteredPlayerLine[]>()
    for (const { body } of listed.flat())
      if (body.lines.length > 0) found.set(body.entry, [...(found.get(body.entry) ?? []), ...body.lines])
    return new Map([...found].map(([entry, lines]) => [entry, onePerSide(lines).toSorted((a, b) => a.game - b.game)]))
  }

  /** Everybody who has figures in the regular games of these leagues. */
  async totalsIn(organization: OrganizationId, leagues: readonly LeagueId[]): Promise<readonly PersonTotals[]> {
    const lists = await Promise.all(
      leagues.map(league => this.documents.list(playerTotals, { index: 'league', key: String(league) })),
    )
    return this.totalsOf(
      organization,
      lists.flat().map(({ body }) => body),
    )
  }

  /** What players of one entry came to in its regular games; those without a figure are not in it. */
  async totalsInEntry(
    organization: OrganizationId,
    entry: EntryId,
    players: readonly PlayerId[],
  ): Promise<readonly PersonTotals[]> {
    const { idsOf } = await this.identity.identities(organization)
    const ids = players.flatMap(player => idsOf(player)).map(player => playerInEntry(player, entry))
    return this.totalsOf(organization, [...(await this.documents.getMany(playerTotals, ids)).values()])
  }

  /** The totals of each person, whichever of their ids the rows are of. */
  private async totalsOf(organization: OrganizationId, rows: readonly EntryTotals[]): Promise<readonly PersonTotals[]> {
    const { masterOf } = await this.identity.identities(organization)
    const byPerson = new Map<PlayerId, EntryTotals[]>()
    for (const body of rows) {
      if (Object.keys(body.regular.kept).length === 0) continue
      const person = masterOf(body.player)
      byPerson.set(person, [...(byPerson.get(person) ?? []), body])
    }
    const lines = await this.linesWhereNeeded([...byPerson.values()])
    return [...byPerson]
      .map(([player, rows]) => {
        const teams = [...new Set(rows.map(({ team }) => team))]
        const all = rows.flatMap(row => lines.get(documentOf(row)) ?? [])
        return { player, teams, ...(all.length === 0 ? sumsOf(rows) : countedAfresh(all)) }
      })
      .sort((a, b) => a.player - b.player)
  }

  /**
   * The regular lines behind the totals that cannot be added up: of those who have several ids, and of those who played on both
   * sides of a game, because in a game with two lines they played once; and of those whose shots only the lines can say.
   */
  private async linesWhereNeeded(
    persons: readonly (readonly EntryTotals[])[],
  ): Promise<ReadonlyMap<string, readonly EnteredPlayerLine[]>> {
    const onBothSides = await this.onBothSides(persons.filter(({ length }) => length > 1).flat())
    const needed = persons
      .filter(rows => {
        const ids = new Set(rows.map(({ player }) => player))
        return ids.size > 1 || [...ids].some(id => onBothSides.has(id)) || rows.some(({ regular }) => hasUnevenShots(regular))
      })
      .flatMap(rows => rows.map(documentOf))
    const documents = await this.documents.getMany(playerLines, needed)
    return new Map([...documents].map(([id, { lines }]) => [id, lines.filter(({ stage }) => stage === 'regular')]))
  }

  /** Who has lines of both sides of a regular game in the seasons of these rows. */
  private async onBothSides(rows: readonly EntryTotals[]): Promise<ReadonlySet<PlayerId>> {
    const seasons = [...new Set(rows.map(({ season }) => season))]
    const lists = await Promise.all(
      seasons.map(season => this.documents.list(gameSheet, { index: 'bothSides', key: String(season) })),
    )
    return new Set(lists.flat().flatMap(({ body: { lines } }) => playersTwiceIn(lines)))
  }
}

const playersTwiceIn = (lines: GameSheet['lines']): readonly PlayerId[] =>
  lines.map(({ player }) => player).filter((player, at, all) => all.indexOf(player) < at)

type Sums = Pick<PersonTotals, 'totals' | 'shots'>

const sumsOf = (rows: readonly EntryTotals[]): Sums => ({
  totals: rows.map(({ regular }) => regular).reduce(addTotals),
  shots: () => addShots(rows.map(({ regular }) => shotsInTotals(regular) ?? {})),
})

const countedAfresh = (lines: readonly EnteredPlayerLine[]): Sums => ({
  totals: totalsOfGames(lines),
  shots: () => shotsByPercentage(onePerSide(lines).map(({ line }) => deriveLine(line).figures)),
})

const documentOf = ({ player, entry }: EntryTotals) => playerInEntry(player, entry)
