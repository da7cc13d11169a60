import { refuse } from '@fullcourt/domain/facts/decision'
import { daysAfter } from '@fullcourt/domain/facts/days'
import { aboutOf, idsOf } from '@fullcourt/domain/log/historic'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { changedKind } from '@fullcourt/projections/history/about'
import { actions } from '@fullcourt/projections/history/actions'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { Refused } from '../../../core/facts/refused'
import { covers, oneOrganization, type Scope, type WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { Tenants } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import { momentOf } from '../../games/moment'
import { EntryAnswers } from '../entry-answers'
import type { HistoryEntryAnswer } from '../history.answers'
import { ActionReader, type ActionFilter, type ListedAction } from './action-reader'
import type { ActionAnswer, ActionPageAnswer } from './audit.answers'

/** Which actions are wanted; `from` and `to` are days of the organization, both included. */
export type WantedActions = Pick<ActionFilter, 'by' | 'kind' | 'team'> & {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: string | undefined
}

/** So many actions are on a page, and so many changes of one action. */
const PAGE = 50

const NO_ACTION = refuse('not-found', 'There is no such action.')

const startOf = (day: string, zone: string): string => new Date(momentOf(day, null, zone)).toISOString()

const filterOf = ({ from, to, ...filter }: WantedActions, zone: string): ActionFilter => ({
  ...filter,
  from: from === undefined ? undefined : startOf(from, zone),
  until: to === undefined ? undefined : startOf(daysAfter(to, 1), zone),
})

const thingOf = (entry: HistoryEntry): ActionAnswer['thing'] => {
  const kind = changedKind(entry)
  const [id] = kind === undefined ? [] : idsOf(aboutOf(entry), kind)
  return kind === undefined || id === undefined ? null : { kind, id }
}

type Readers = { readonly documents: Documents; readonly answers: EntryAnswers }

const actionAnswers = async (
  scope: Scope,
  listed: readonly ListedAction[],
  { documents, answers }: Readers,
): Promise<ActionAnswer[]> => {
  const entries = await documents.getFor(history, listed, ({ action }) => action.lead)
  const led = listed.flatMap(({ id, action }) => {
    const entry = entries.get(action.lead)
    return entry == null ? [] : [{ id, entry, more: action.facts - 1 }]
  })
  const told = await answers.of(
    scope,
    led.map(({ entry }) => entry),
  )
  return led.flatMap(({ id, entry, more }, at) => {
    const answer = told[at]
    return answer === undefined ? [] : [{ ...answer, id, more, thing: thingOf(entry) }]
  })
}

/** What was done in an organization, newest first: one line for all that one call or job led to (docs/facts.md#actions). */
export const ActionsQuery = query('ActionsQuery', {
  uses: { tenants: Tenants, reader: ActionReader, documents: Documents, answers: EntryAnswers },
  answer: async (
    { scope, wanted }: WithScope & { readonly wanted: WantedActions },
    { tenants, reader, ...readers },
  ): Promise<ActionPageAnswer> => {
    const organization = await tenants.active(oneOrganization(scope))
    const filter = filterOf(wanted, organization.profile.timeZone ?? DEFAULT_TIME_ZONE)
    const { listed, next } = await reader.page(organization.id, filter, PAGE, wanted.before)
    return { actions: await actionAnswers(scope, listed, readers), next }
  },
})

type OfAction = WithScope & { readonly id: string; readonly before?: string | undefined }

/** The changes of one action, newest first; an action of another organization is not there. */
export const ActionChangesQuery = query('ActionChangesQuery', {
  uses: { documents: Documents, answers: EntryAnswers },
  answer: async ({ scope, id, before }: OfAction, { documents, answers }): Promise<HistoryEntryAnswer[]> => {
    const action = await documents.get(actions, id)
    if (action == null || !covers(scope, action.organization)) throw new Refused(NO_ACTION)
    const range = { index: 'correlation', key: id, descending: true, limit: PAGE, ...(before !== undefined && { before }) }
    const entries = (await documents.list(history, range)).flatMap(({ body }) => body ?? [])
    return answers.of(scope, entries)
  },
})
