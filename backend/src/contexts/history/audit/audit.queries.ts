import { setImmediate as nextTurn } from 'node:timers/promises'
import { refuse } from '@fullcourt/domain/facts/decision'
import { isAccessKind, type AuditKind } from '@fullcourt/domain/history/fact-record'
import { daysAfter } from '@fullcourt/domain/facts/days'
import { isInAudience } from '@fullcourt/domain/users/audience'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { accessKindOf, actions } from '@fullcourt/projections/history/actions'
import { history } from '@fullcourt/projections/history/history'
import { Refused } from '../../../core/facts/refused'
import { covers, oneOrganization, type Scope, type WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { Tenants } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import { beginningOf } from '../../games/moment'
import { EntryAnswers } from '../entry-answers'
import type { HistoryEntryAnswer } from '../history.answers'
import { HistoryNameReader } from '../history-name-reader'
import { ActionReader, type ActionFilter, type ListedAction } from './action-reader'
import type { ActionAnswer, ActionPageAnswer } from './audit.answers'
import { UndoAnswers } from '../undo/undo-answers'
import { nameOfThing, thingOf } from './thing-of'
import { thingsThere } from './things-there'

/** Which actions are wanted; `from` and `to` are days of `zone`, or else of the organization's, both included. */
export type WantedActions = Pick<ActionFilter, 'by' | 'kind' | 'team'> & {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly zone?: string | undefined
  readonly before?: string | undefined
}

/** So many actions are on a page, and so many changes of one action. */
const PAGE = 50

const FOR_OWNERS = refuse('forbidden', 'Only an owner sees who signed in and who opened contact details.')

/** Whether somebody may see who came and who looked (docs/facts.md#signing-in-and-looking-up). */
const maySeeAccess = (scope: Scope): boolean => scope.kind === 'staff' && isInAudience('owner', scope.actor.role)

const refuseAccess = (scope: Scope, kind: AuditKind | undefined): void => {
  if (kind !== undefined && isAccessKind(kind) && !maySeeAccess(scope)) throw new Refused(FOR_OWNERS)
}

const NO_ACTION = refuse('not-found', 'There is no such action.')

const startOf = (day: string, zone: string): string => new Date(beginningOf(day, zone)).toISOString()

const filterOf = ({ from, to, zone: _, ...filter }: WantedActions, zone: string): ActionFilter => ({
  ...filter,
  from: from === undefined ? undefined : startOf(from, zone),
  until: to === undefined ? undefined : startOf(daysAfter(to, 1), zone),
})

type Readers = {
  readonly documents: Documents
  readonly answers: EntryAnswers
  readonly names: HistoryNameReader
  readonly undos: UndoAnswers
}

const actionAnswers = async (
  scope: Scope,
  listed: readonly ListedAction[],
  { documents, answers, names, undos }: Readers,
): Promise<ActionAnswer[]> => {
  const entries = await documents.getFor(history, listed, ({ action }) => action.lead)
  const led = listed.flatMap(one => {
    const entry = entries.get(one.action.lead)
    return entry == null ? [] : [{ ...one, entry, thing: thingOf(entry) }]
  })
  const things = led.flatMap(({ thing }) =>
    thing === null || thing.kind === 'import' ? [] : [{ kind: thing.kind, id: thing.id }],
  )
  const [nameOf, isThere, told] = await Promise.all([
    names.of([], [], things),
    thingsThere(documents, things),
    answers.of(
      scope,
      led.map(({ entry }) => entry),
    ),
  ])
  const undo = await undos.of(
    scope,
    led.flatMap((one, at) => (told[at] === undefined ? [] : [{ ...one, restore: told[at].restore }])),
  )
  return led.flatMap(({ id, action, thing }, at) => {
    const answer = told[at]
    const more = action.facts - 1
    const named = thing && { ...thing, name: nameOfThing(thing, nameOf), gone: !isThere(thing) }
    return answer === undefined ? [] : [{ ...answer, id, more, thing: named, undo: null, undone: null, ...undo.get(id) }]
  })
}

type OfActions = WithScope & { readonly wanted: WantedActions }

const USES = {
  tenants: Tenants,
  reader: ActionReader,
  documents: Documents,
  answers: EntryAnswers,
  names: HistoryNameReader,
  undos: UndoAnswers,
}

type PageReaders = Readers & { readonly tenants: Tenants; readonly reader: ActionReader }

const pageOf = async ({ scope, wanted }: OfActions, { tenants, reader, ...readers }: PageReaders): Promise<ActionPageAnswer> => {
  refuseAccess(scope, wanted.kind)
  const organization = await tenants.active(oneOrganization(scope))
  const time_zone = wanted.zone ?? organization.profile.timeZone ?? DEFAULT_TIME_ZONE
  const { listed, next } = await reader.page(organization.id, filterOf(wanted, time_zone), PAGE, wanted.before)
  return { actions: await actionAnswers(scope, listed, readers), next, time_zone }
}

/** What was done in an organization, newest first: one line for all that one call or job led to (docs/facts.md#actions). */
export const ActionsQuery = query('ActionsQuery', { uses: USES, answer: pageOf })

/** Pages of actions, each read when its turn comes. */
async function* pagesFrom(
  first: ActionPageAnswer,
  asked: OfActions,
  readers: PageReaders,
): AsyncGenerator<readonly ActionAnswer[]> {
  const { documents } = readers
  for (let page = first; ;) {
    yield page.actions
    const { next: before } = page
    if (before === null) return
    const further = { ...asked, wanted: { ...asked.wanted, before } }
    // Documents and the connection may answer at once, each time: others have their turn in between, and who has gone is noticed.
    await nextTurn()
    // A reading remembers all that it looked at: one of its own for each page, or a long export would keep the whole history in memory.
    page = await documents.within(documents.open(), () => pageOf(further, readers))
  }
}

/** The same to be taken along, to the first of all: pages that are read while they are taken. What is refused is refused before. */
export const ActionsExportQuery = query('ActionsExportQuery', {
  uses: USES,
  answer: async (asked: OfActions, readers) => {
    const first = await pageOf(asked, readers)
    return { pages: pagesFrom(first, asked, readers), time_zone: first.time_zone }
  },
})

type OfAction = WithScope & { readonly id: string; readonly before?: string | undefined }

/** The changes of one action, newest first; an action of another organization is not there. */
export const ActionChangesQuery = query('ActionChangesQuery', {
  uses: { documents: Documents, answers: EntryAnswers },
  answer: async ({ scope, id, before }: OfAction, { documents, answers }): Promise<HistoryEntryAnswer[]> => {
    const action = await documents.get(actions, id)
    if (action == null || !covers(scope, action.organization)) throw new Refused(NO_ACTION)
    if (accessKindOf(action) !== undefined && !maySeeAccess(scope)) throw new Refused(NO_ACTION)
    const range = { index: 'correlation', key: id, descending: true, limit: PAGE, ...(before !== undefined && { before }) }
    const entries = (await documents.list(history, range)).flatMap(({ body }) => body ?? [])
    return answers.of(scope, entries)
  },
})
