import { Injectable } from '@nestjs/common'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import { historySentence, type HistoricFact } from '@fullcourt/domain/log/historic'
import type { UndoStep } from '@fullcourt/domain/undo/inverses'
import { FigureChanged, Refused } from '../../../core/facts/refused'
import type { ConflictAnswer } from '../../../core/http/conflicts.answers'
import type { ObstacleAnswer } from '../../../core/http/obstacle.answers'
import { actionOf } from '@fullcourt/projections/history/about'
import { actorName } from '../change-describer'
import { HistoryNameReader } from '../history-name-reader'
import { nameOfThing, thingOf, type Thing } from '../audit/thing-of'
import { LaterChanges, type After } from './later-changes'

/** A later change, by whom and in which action. */
type Later = { readonly fact: HistoricFact; readonly actor: ActingUser; readonly action: string }

/** A step of an undo, with the entry that it takes back. */
export type PlannedUndo = UndoStep<HistoricFact>

/** Says what stands in the way of an undo, each with the thing that it is about. */
@Injectable()
export class UndoObstacles {
  constructor(
    private readonly names: HistoryNameReader,
    private readonly later: LaterChanges,
  ) {}

  /** What was done since with what a step would take away, but by the actions named: the one that is undone, and the undo itself. */
  async since({ inverse, position }: PlannedUndo, after: Omit<After, 'position'>): Promise<readonly ObstacleAnswer[]> {
    if (inverse.does !== 'delete') return []
    const found = await this.later.since(inverse.thing, { ...after, position })
    return Promise.all(
      found.map(entry => this.answer({ fact: entry, actor: entry.actor, action: actionOf(entry, entry.correlation) })),
    )
  }

  /** What refused a step; anything but a refusal is thrown on. */
  async of(error: unknown, { fact }: PlannedUndo): Promise<readonly ObstacleAnswer[]> {
    if (error instanceof FigureChanged) {
      const { metadata } = error.fact
      return [await this.answer({ fact: error.fact as HistoricFact, actor: metadata.actor, action: metadata.correlation })]
    }
    if (!(error instanceof Refused)) throw error
    const { message, details } = error.refusal
    const conflicts = (details?.['conflicts'] ?? []) as readonly ConflictAnswer[]
    if (conflicts.length === 0) return [{ message, thing: await this.named(thingOf(fact)), action: null }]
    return Promise.all(conflicts.map(conflict => this.conflict(conflict, fact)))
  }

  /** The game that it is in conflict with. */
  private async conflict({ message, game_ids: [id] }: ConflictAnswer, fact: HistoricFact): Promise<ObstacleAnswer> {
    return { message, thing: await this.named(id === undefined ? thingOf(fact) : { kind: 'game', id }), action: null }
  }

  private async answer({ fact, actor, action }: Later): Promise<ObstacleAnswer> {
    const nameOf = await this.names.of([fact], actor === 'system' ? [] : [actor])
    const message = `${actorName(actor, nameOf)} ${historySentence(fact, nameOf)} since.`
    return { message, thing: await this.named(thingOf(fact)), action }
  }

  private async named(thing: Thing | null): Promise<ObstacleAnswer['thing']> {
    if (thing === null) return null
    const nameOf = await this.names.of([], [], thing.kind === 'import' ? [] : [{ kind: thing.kind, id: thing.id }])
    return { ...thing, name: nameOfThing(thing, nameOf) }
  }
}
