import { Injectable } from '@nestjs/common'
import { isAccessKind, type AuditKind } from '@fullcourt/domain/history/fact-record'
import type { OrganizationId, TeamId, UserId } from '@fullcourt/domain/ids/kinds'
import { actionOrder, actions, bothOf, inOrganization, type ActionDocument } from '@fullcourt/projections/history/actions'
import { Documents } from '../../../storage/documents/documents'

/** Which actions of an organization are wanted; moments are ISO 8601 in UTC, from the first to before the second. */
export type ActionFilter = {
  readonly by?: UserId | undefined
  readonly kind?: AuditKind | undefined
  readonly team?: TeamId | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** An action under its id, the names the action. */
export type ListedAction = { readonly id: string; readonly action: ActionDocument }

/** A page of actions, newest first; `next` is before what the next page begins, null where there is none. */
export type ActionPage = { readonly listed: readonly ListedAction[]; readonly next: string | null }

/** How many actions are read at once, and how many for a page at most: whoever filters by three things may get less than a page. */
const PORTION = 100
const MOST_READ = 1_000

/** The shortest list that holds all that are wanted: of two filters that of both. What changed nothing is of no team. */
const listOf = (organization: OrganizationId, { by, kind, team }: ActionFilter) => {
  const isAccess = kind !== undefined && isAccessKind(kind)
  const both = bothOf(organization, { by, kind, team: isAccess ? undefined : team })
  if (both !== undefined) return { index: 'both', key: both }
  if (kind !== undefined) return { index: 'kind', key: inOrganization(organization, kind) }
  if (team !== undefined) return { index: 'team', key: inOrganization(organization, team) }
  if (by !== undefined) return { index: 'actor', key: inOrganization(organization, by) }
  return { index: 'organization', key: String(organization) }
}

const isWanted = ({ actor, account, kinds, teams }: ActionDocument, { by, kind, team }: ActionFilter): boolean =>
  (by === undefined || actor === by || account === by) &&
  (kind === undefined || kinds.includes(kind)) &&
  (team === undefined || teams.includes(team))

/** Actions of an organization by their lists: as many documents are read however long the log is. */
@Injectable()
export class ActionReader {
  constructor(private readonly documents: Documents) {}

  /** At most so many, before a place in the order of actions. */
  async page(organization: OrganizationId, filter: ActionFilter, atMost: number, before?: string): Promise<ActionPage> {
    const found: ListedAction[] = []
    const list = { ...listOf(organization, filter), ...(filter.from === undefined ? {} : { after: filter.from }) }
    let next: string | null = before ?? filter.until ?? null
    for (let read = 0; read < MOST_READ; read += PORTION) {
      const portion = await this.portion({ ...list, ...(next === null ? {} : { before: next }) })
      for (const one of portion) {
        if (!isWanted(one.action, filter)) continue
        if (found.length === atMost) return { listed: found, next }
        found.push(one)
        next = actionOrder(one.action)
      }
      const last = portion.at(-1)
      if (portion.length < PORTION || last === undefined) return { listed: found, next: null }
      next = actionOrder(last.action)
    }
    return { listed: found, next }
  }

  private async portion(list: { index: string; key: string; after?: string; before?: string }): Promise<readonly ListedAction[]> {
    const listed = await this.documents.list(actions, { ...list, descending: true, limit: PORTION })
    return listed.flatMap(({ id, body }) => (body === null ? [] : [{ id, action: body }]))
  }
}
