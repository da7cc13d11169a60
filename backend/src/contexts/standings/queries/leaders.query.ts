import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { type Abbreviation, type StatDefinition, STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { minimumInWords, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { LEADERBOARD_PLACES, type Ranked } from '@fullcourt/domain/statistics/ranking'
import { statLeaders, type SeasonFigures, type StatLeader } from '@fullcourt/domain/statistics/stat-leaders'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { PlayerNameReader, type PlayerName } from '../../../core/readers/player-name-reader'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import { DefinitionReader } from '../../../core/readers/definition-reader'
import { SeasonTotalsReader, type SeasonTotals } from '../season-totals-reader'
import type { LeadersOfStatisticAnswer, PlayerLeaderAnswer } from '../statistics.answers'
import { TeamGameCounts } from '../team-games'

type Wanted = { readonly season?: SeasonId; readonly by: LeaderForm; readonly stat?: Abbreviation }

/** Who leads the statistics that an organization shows, in its order; of one statistic the first twenty. */
export class LeadersQuery {
  constructor(
    readonly scope: Scope,
    readonly wanted: Wanted,
  ) {}
}

/** So many places has each statistic, where all are shown. */
const PLACES_OF_EACH = 5

type Led = { readonly definition: StatDefinition; readonly leaders: readonly Ranked<StatLeader>[] }
type Names = ReadonlyMap<PlayerId, PlayerName>
type Shown = { readonly names: Names; readonly cards: TeamCards; readonly totals: SeasonTotals }

const playersOf = (led: readonly Led[]): readonly PlayerId[] => [
  ...new Set(led.flatMap(({ leaders }) => leaders.map(({ row }) => row.player))),
]

@QueryHandler(LeadersQuery)
export class LeadersQueryHandler implements IQueryHandler<LeadersQuery> {
  constructor(
    private readonly totals: SeasonTotalsReader,
    private readonly teamGames: TeamGameCounts,
    private readonly lists: DefinitionReader,
    private readonly players: PlayerNameReader,
    private readonly documents: Documents,
  ) {}

  async execute({ scope, wanted }: LeadersQuery): Promise<LeadersOfStatisticAnswer[]> {
    const totals = await this.totals.of(scope, wanted.season)
    const definitions = await this.shownDefinitions(scope, totals, wanted.stat)
    const { led, names } = await this.led(await this.figures(totals), definitions, totals, wanted)
    const cards = await this.documents.getFor(teamCard, playersOf(led), player => totals.teams.get(player) ?? [])
    return led.map(({ definition, leaders }) => ({
      ...definition,
      minimum: minimumInWords(totals.sport, definition.abbreviation, wanted.by),
      leaders: leaders.flatMap(leader => leaderAnswer(leader, { names, cards, totals })),
    }))
  }

  private async shownDefinitions(
    scope: Scope,
    { sport }: SeasonTotals,
    stat: Abbreviation | undefined,
  ): Promise<readonly StatDefinition[]> {
    const { list } = await this.lists.list('statistic', oneOrganization(scope), sport.id)
    return list
      .filter(({ hidden }) => !hidden)
      .flatMap(({ id }) => STAT_DEFINITIONS.find(one => one.id === id) ?? [])
      .filter(({ abbreviation }) => stat === undefined || abbreviation === stat)
  }

  private async figures({ players, shots, teams, leagues }: SeasonTotals): Promise<readonly SeasonFigures[]> {
    const games = await this.teamGames.in(leagues)
    return players.map(({ player, totals }) => ({
      player,
      games: totals.games,
      sums: totals.sums,
      shots: shots(player),
      teamGames: Math.max(0, ...(teams.get(player) ?? []).map(team => games.get(team) ?? 0)),
    }))
  }

  /** The place of a removed player goes to the next: only the names of those who have one are looked at. */
  private async led(
    players: readonly SeasonFigures[],
    definitions: readonly StatDefinition[],
    totals: SeasonTotals,
    wanted: Wanted,
  ): Promise<{ readonly led: readonly Led[]; readonly names: Names }> {
    const places = wanted.stat === undefined ? PLACES_OF_EACH : LEADERBOARD_PLACES
    const led = definitions
      .map(definition => ({
        definition,
        leaders: statLeaders(totals.sport, definition.abbreviation, wanted.by, { players, places }),
      }))
      .filter(({ leaders }) => leaders.length > 0)
    const names = await this.players.of(playersOf(led))
    const removed = new Set([...names].flatMap(([player, name]) => (name.removed ? [player] : [])))
    if (removed.size === 0) return { led, names }
    return this.led(
      players.filter(({ player }) => !removed.has(player)),
      definitions,
      totals,
      wanted,
    )
  }
}

const leaderAnswer = ({ rank, row }: Ranked<StatLeader>, { names, cards, totals }: Shown): PlayerLeaderAnswer[] => {
  const name = names.get(row.player)
  if (name === undefined) return []
  return [
    {
      rank,
      player_id: row.player,
      firstName: name.firstName,
      lastName: name.lastName,
      image: name.image,
      teams: (totals.teams.get(row.player) ?? []).map(team => teamNameOf(cards, team)),
      value: row.value,
      games: row.games,
    },
  ]
}
