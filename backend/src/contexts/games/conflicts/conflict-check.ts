import { isDeepStrictEqual } from 'node:util'
import { Injectable } from '@nestjs/common'
import { refuse, type Decision, type Refusal } from '@fullcourt/domain/facts/decision'
import type { GameFact } from '@fullcourt/domain/games/events'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import { conflictsOf, newConflicts, type Conflict } from '@fullcourt/domain/schedules/conflicts'
import { Refused } from '../../../core/facts/refused'
import { conflictAnswer } from '../../../core/http/conflicts.answers'
import { placedGameOf, placingOfState, type Placing } from './placing'
import { ReportEffects } from './report-effects'
import { SurroundingsReader, type SurroundingsWithNames } from './surroundings-reader'

const HOW_TO_SAVE = 'Nothing was saved: allow these conflicts to save it all the same.'

/** A game as a decision leaves it. */
const gameAfter = (game: Game, decision: Decision<GameFact>): Game =>
  decision.kind === 'facts' ? decision.facts.reduce<Game>(gameStream.evolve, game) : game

const placingIn = (game: Game): Placing | undefined => (game.kind === 'active' ? placingOfState(game) : undefined)

/**
 * Holds games against what stands around them before they are saved. It looks at documents, which may be a moment behind somebody
 * else's change: what was saved in that moment the report of the schedule shows.
 */
@Injectable()
export class ConflictCheck {
  constructor(
    private readonly surroundings: SurroundingsReader,
    private readonly effects: ReportEffects,
  ) {}

  /** Refuses a decision that puts a game where something is in its way that is not in its way now. */
  async refuse(game: Game, decision: Decision<GameFact>): Promise<void> {
    const [before, after] = [placingIn(game), placingIn(gameAfter(game, decision))]
    if (after && !isDeepStrictEqual(before, after)) await this.refusePlacing(before, after)
  }

  /** The same of where a game is and would be; undefined for one that is new. */
  async refusePlacing(before: Placing | undefined, after: Placing): Promise<void> {
    const around = await this.surroundings.of({ placings: [after], dates: [before?.slot.date ?? null, after.slot.date] })
    const known = before ? conflictsOf(placedGameOf(before), around) : []
    const found = newConflicts(known, conflictsOf(placedGameOf(after), around))
    if (found.length > 0) throw new Refused(await this.refusal(found, around, [after]))
  }

  /** Conflicts in the form in which a person is asked about them. */
  async refusal(found: readonly Conflict[], around: SurroundingsWithNames, changed: readonly Placing[]): Promise<Refusal> {
    const conflicts = found.map(conflict => conflictAnswer(conflict, around.nameOf))
    const message = [...conflicts.map(conflict => conflict.message), HOW_TO_SAVE].join(' ')
    return { ...refuse('conflict', message), details: { conflicts, reports: await this.effects.of(changed) } }
  }
}
