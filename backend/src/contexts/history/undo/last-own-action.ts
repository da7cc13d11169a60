import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { EventStore } from '@fullcourt/event-store/port'
import { bringsBack, takesBack } from '@fullcourt/domain/undo/takes-back'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { actions } from '@fullcourt/projections/history/actions'
import { activeOf } from '@fullcourt/projections/card'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { LONGEST_WAIT_MILLISECONDS } from '../../../core/facts/call-course'
import { Refused } from '../../../core/facts/refused'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { CLOCK, EVENT_STORE, RUNNER, type Clock } from '../../../core/injection/tokens'
import type { Waiting } from '../../../storage/documents/caught-up'
import { Documents } from '../../../storage/documents/documents'
import { ActionReader, type ListedAction } from '../audit/action-reader'
import { restoreAddress } from '../restore-address'
import { UndoAnswers } from './undo-answers'

/** So long ago something may be that is undone without being looked for, in milliseconds. */
const LONGEST_AGO = 24 * 60 * 60_000
/** So many of one's own actions are looked at. */
const LOOKED_AT = 100

/** What runs is in the way of what was done before it: the person means the newest. */
const STILL_GENERATING = refuse(
  'conflict',
  'The schedule is still being generated, and nothing was undone. Cancel the generation, or undo it when it is ready.',
)

const NOT_SHOWN_YET = refuse(
  'conflict',
  'What was done last is not in the history yet, and nothing was undone. Try again in a moment.',
)

type Own = { readonly scope: Scope & { readonly kind: 'staff' }; readonly organization: OrganizationId; readonly user: UserId }

/** Finds what Ctrl+Z undoes: the last that a person did, of what is neither undone nor takes something back (docs/history.md#ctrlz). */
@Injectable()
export class LastOwnAction {
  constructor(
    private readonly documents: Documents,
    private readonly actions: ActionReader,
    private readonly undos: UndoAnswers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'head'>,
    @Inject(RUNNER) private readonly shown: Waiting,
  ) {}

  /**
   * Its id; undefined where there is none. An undo that is asked for again, because its answer was lost, is about the same action.
   * Throws `Refused` where the newest is a generation that still runs, and while documents lag so far behind that something newer may
   * be missing: nothing older is undone in its place.
   */
  async of(scope: Scope, undo: string): Promise<string | undefined> {
    if (scope.kind !== 'staff') return undefined
    const done = await this.documents.get(actions, undo)
    if (done?.undoes != null) return done.undoes
    if (!(await this.shown.passed(await this.events.head(), LONGEST_WAIT_MILLISECONDS))) throw new Refused(NOT_SHOWN_YET)
    const own = { scope, organization: oneOrganization(scope), user: scope.actor.user }
    const from = new Date(this.clock().getTime() - LONGEST_AGO).toISOString()
    const { listed } = await this.actions.page(own.organization, { by: own.user, from }, LOOKED_AT)
    const broughtBack: HistoryEntry[] = []
    for (const one of listed) {
      const entry = await this.documents.get(history, one.action.lead)
      if (entry == null || one.action.undoes != null) continue
      const back = broughtBack.findIndex(later => bringsBack(later, entry))
      if (back >= 0) broughtBack.splice(back, 1)
      else if (takesBack(entry)) broughtBack.push(entry)
      else if (await this.isStillGenerating(entry)) throw new Refused(STILL_GENERATING)
      else if (await this.canBeUndone(own, { ...one, entry })) return one.id
    }
    return undefined
  }

  private async isStillGenerating({ type, data }: HistoryEntry): Promise<boolean> {
    if (type !== 'GenerationRequested') return false
    return activeOf(await this.documents.get(scheduleCard, data.schedule))?.running?.plan === data.plan
  }

  private async canBeUndone({ scope }: Own, one: ListedAction & { readonly entry: HistoryEntry }): Promise<boolean> {
    const restore = await restoreAddress(this.documents, scope.actor.role, one.entry)
    return (await this.undos.of(scope, [{ ...one, restore }])).get(one.id)?.undo != null
  }
}
