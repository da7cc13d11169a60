import { Injectable } from '@nestjs/common'
import { slotTaken } from '@fullcourt/domain/games/called-off'
import type { GameContext } from '@fullcourt/domain/games/events'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { gameConflicts, type ImportedConflict, type ImportedGame } from '@fullcourt/domain/imports/game-conflicts'
import type { GamePlan, WantedGame } from '@fullcourt/domain/imports/plan-game'
import type { GameRow, TeamRow } from '@fullcourt/domain/imports/rows'
import { conflictInWords } from '@fullcourt/domain/schedules/conflict-words'
import { placedGame, type Placing } from '../../games/conflicts/placing'
import { SurroundingsReader } from '../../games/conflicts/surroundings-reader'
import type { FoundTarget } from '../import-targets'
import { yieldToEventLoopEvery } from '../yield-to-event-loop'

const SLICE_MILLISECONDS = 8
/** More than these are counted, not named. */
const MOST_NAMED = 20
/** Nothing has this id: it is that of what the import is to make. */
const NOT_YET = 0

/** A game of the files, and what an import would do with it. */
export type PlannedGame = { readonly row: GameRow; readonly game: WantedGame; readonly plan: GamePlan }

const isAddedOrMoved = ({ plan }: PlannedGame): boolean => plan.schedule || plan.details !== null

const contextOf = ({ stage, home, away }: WantedGame, { organization, season, league }: FoundTarget): GameContext => {
  const inLeague = league.id ?? NOT_YET
  return {
    organization: organization.id ?? NOT_YET,
    season: season.id ?? NOT_YET,
    league: inLeague,
    division: null,
    stage,
    home: { team: home, entry: NOT_YET, league: inLeague },
    away: { team: away, entry: NOT_YET, league: inLeague },
  }
}

const placingIn =
  (target: FoundTarget) =>
  ({ game }: PlannedGame): Placing => ({
    id: game.id,
    context: contextOf(game, target),
    slot: slotTaken(game.details, game.score),
  })

/** The teams as the files call them: some of them are not there yet. */
const namesOf = (teams: readonly TeamRow[], games: readonly PlannedGame[]): ReadonlyMap<TeamId, string> => {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const named = (id: TeamId, external: string) => [id, names.get(external) ?? external] as const
  return new Map(games.flatMap(({ row, game }) => [named(game.home, row.home), named(game.away, row.away)]))
}

/** Says what would be in the way of the games of an import, which refuses none of them for it. */
@Injectable()
export class ImportConflicts {
  constructor(private readonly surroundings: SurroundingsReader) {}

  /** In sentences with their lines, the first of them and how many more. Nothing stands around games of a season that is still to be made. */
  async of(target: FoundTarget, teams: readonly TeamRow[], games: readonly PlannedGame[]): Promise<readonly string[]> {
    const changed = games.filter(isAddedOrMoved)
    if (changed.length === 0) return []
    const placings = changed.map(placingIn(target))
    const around = await this.surroundings.of({ placings: target.season.make ? [] : placings, dates: 'all' })
    const imported = changed.map(({ row, game }, i): ImportedGame => ({
      line: row.fileLine,
      game: placedGame(placings[i] as Placing),
      isPlayed: game.score !== null,
    }))
    const names = namesOf(teams, changed)
    const nameOf = (team: TeamId) => names.get(team) ?? around.nameOf(team)
    const yieldToEventLoop = yieldToEventLoopEvery(SLICE_MILLISECONDS)
    const first: ImportedConflict[] = []
    let count = 0
    for (const found of gameConflicts(imported, around)) {
      first.push(...found.slice(0, MOST_NAMED - first.length))
      count += found.length
      await yieldToEventLoop()
    }
    const sentences = first.map(({ line, conflict }) => `games.csv line ${line}: ${conflictInWords(conflict, nameOf)}`)
    return count > first.length ? [...sentences, `… and ${count - first.length} more`] : sentences
  }
}
