import { Injectable } from '@nestjs/common'
import { slotOfGame } from '@fullcourt/domain/games/slot-taken'
import type { GameContext } from '@fullcourt/domain/games/events'
import type { EntryId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Entry } from '@fullcourt/domain/entries/state'
import { gameConflicts, type ImportedConflict, type ImportedGame } from '@fullcourt/domain/imports/game-conflicts'
import type { GamePlan, WantedGame } from '@fullcourt/domain/imports/plan-game'
import type { GameWay } from '@fullcourt/domain/imports/waiting'
import type { GameFileRow, TeamFileRow } from '@fullcourt/domain/imports/rows'
import type { Surroundings } from '@fullcourt/domain/schedules/conflicts'
import { placedGameOf, type Placing } from '../../games/conflicts/placing'
import { ReportEffects } from '../../games/conflicts/report-effects'
import { SurroundingsReader } from '../../games/conflicts/surroundings-reader'
import { conflictAnswer, type ConflictAnswer } from '../../../core/http/conflicts.answers'
import type { FoundTarget } from '../import-targets'
import type { ImportAnswer } from '../imports.answers'
import { yieldToEventLoopEvery } from '../yield-to-event-loop'

const SLICE_MILLISECONDS = 8
/** More than these are counted, not named. */
const MOST_NAMED = 20
/** Nothing has this id: it is that of what the import is to make. */
const NOT_YET = 0

/** A game of the files, and what an import would do with it. */
export type GameOfFiles = { readonly row: GameFileRow; readonly game: WantedGame; readonly plan: GamePlan; readonly way: GameWay }

/** The games of the files, with the teams as the files call them, and the entries of the league. */
export type GamesOfFiles = {
  readonly games: readonly GameOfFiles[]
  readonly teams: readonly TeamFileRow[]
  readonly entries: readonly Entry[]
}

/** What would be in the way of games that an import would add or move: the first of it by name. */
export type ConflictsOfImport = Pick<ImportAnswer, 'conflicts' | 'moreConflicts' | 'scheduleReports'>

export const NO_CONFLICTS: ConflictsOfImport = { conflicts: [], moreConflicts: 0, scheduleReports: [] }

const isAddedOrMoved = ({ plan }: GameOfFiles): boolean => plan.schedule || plan.details !== null

/** A team that is still to enter the league has an entry that no other one has: no report counts its games yet. */
const entryOfTeam = (entries: readonly Entry[]): ((team: TeamId) => EntryId) => {
  const present = new Map(entries.filter(({ left }) => !left).map(({ team, id }) => [team, id]))
  return team => present.get(team) ?? -Math.abs(team)
}

const contextsIn = ({ organization, season, league }: FoundTarget, entries: readonly Entry[]) => {
  const entryOf = entryOfTeam(entries)
  const inLeague = league.id ?? NOT_YET
  const side = (team: TeamId) => ({ team, entry: entryOf(team), league: inLeague })
  return ({ stage, home, away }: WantedGame): GameContext => ({
    organization: organization.id ?? NOT_YET,
    season: season.id ?? NOT_YET,
    league: inLeague,
    division: null,
    stage,
    home: side(home),
    away: side(away),
  })
}

/** The teams as the files call them: some of them are not there yet. */
const namesOf = (teams: readonly TeamFileRow[], games: readonly GameOfFiles[]): ReadonlyMap<TeamId, string> => {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const named = (id: TeamId, external: string) => [id, names.get(external) ?? external] as const
  return new Map(games.flatMap(({ row, game }) => [named(game.home, row.home), named(game.away, row.away)]))
}

/** With its line; what is not there yet has no id. */
const conflictOfLine = ({ line, conflict }: ImportedConflict, nameOf: (team: TeamId) => string): ConflictAnswer => {
  const { message, team_id: team, game_ids: games, ...rule } = conflictAnswer(conflict, nameOf)
  return {
    ...rule,
    message: `games.csv line ${line}: ${message}`,
    team_id: team !== null && team > 0 ? team : null,
    game_ids: games.filter(id => id > 0),
  }
}

/** Says what would be in the way of the games of an import. */
@Injectable()
export class ImportConflicts {
  constructor(
    private readonly surroundings: SurroundingsReader,
    private readonly effects: ReportEffects,
  ) {}

  /** Nothing stands around games of a season that is still to be made. */
  async of(target: FoundTarget, { games, teams, entries }: GamesOfFiles): Promise<ConflictsOfImport> {
    const changed = games.filter(isAddedOrMoved)
    if (changed.length === 0) return NO_CONFLICTS
    const contextOf = contextsIn(target, entries)
    const placings = changed.map(({ game }): Placing => ({
      id: game.id,
      context: contextOf(game),
      slot: slotOfGame(game.details, game),
    }))
    const around = await this.surroundings.of({ placings: target.season.make ? [] : placings, dates: 'all' })
    const names = namesOf(teams, changed)
    const nameOf = (team: TeamId) => names.get(team) ?? around.nameOf(team)
    const { first, count } = await this.found(changed, placings, around)
    return {
      conflicts: first.map(conflict => conflictOfLine(conflict, nameOf)),
      moreConflicts: count - first.length,
      scheduleReports: count > 0 && target.league.id !== null ? await this.effects.of(placings) : [],
    }
  }

  private async found(changed: readonly GameOfFiles[], placings: readonly Placing[], around: Surroundings) {
    const imported = changed.map(({ row, game }, i): ImportedGame => ({
      line: row.fileLine,
      game: placedGameOf(placings[i] as Placing),
      isPlayed: game.score !== null,
    }))
    const yieldToEventLoop = yieldToEventLoopEvery(SLICE_MILLISECONDS)
    const first: ImportedConflict[] = []
    let count = 0
    for (const found of gameConflicts(imported, around)) {
      first.push(...found.slice(0, MOST_NAMED - first.length))
      count += found.length
      await yieldToEventLoop()
    }
    return { first, count }
  }
}
