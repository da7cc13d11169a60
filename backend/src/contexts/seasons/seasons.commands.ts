import { fieldsOf } from '@fullcourt/domain/facts/change'
import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'
import type { SeasonId, SportId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { changeSeason, createSeason, deleteSeason, restoreSeason } from '@fullcourt/domain/seasons/decide'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { seasonPart, seasonsStream } from '@fullcourt/domain/seasons/state'
import { SeasonAccess } from '../../core/access/season-access'
import { command, data } from '../../core/facts/command'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { orThrow, Refused } from '../../core/facts/refused'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { SeasonCopies } from './season-copies'

type OfSeason = { readonly scope: Scope; readonly season: SeasonId }

export type NewSeason = {
  readonly details: SeasonDetails
  /** `if-none`: active only where no other season of the sport is. */
  readonly active: boolean | 'if-none'
  /** Without it, the organization's only sport. */
  readonly sport?: SportId | null | undefined
  /** The season whose leagues, teams, rosters and captains the new one begins with. */
  readonly copyFrom?: SeasonId | null | undefined
}

/** The sent sport, where the organization plays it; else its only one (docs/tenancy.md#organizations). */
const sportOf = (played: readonly SportId[], sent: SportId | null | undefined): SportId | Refusal => {
  if (sent != null) return played.includes(sent) ? sent : refuse('invalid', 'Unknown sport.')
  const [only, other] = played
  if (only === undefined) return refuse('invalid', 'No sport assigned to this user')
  return other === undefined ? only : refuse('invalid', 'The organization has several sports. Choose one (sport_id).')
}

/** Creates a season of an organization. */
export const CreateSeason = command('CreateSeason', {
  takes: data<{ readonly scope: Scope; readonly wanted: NewSeason }>(),
  uses: { decider: Decider, copies: SeasonCopies },
  access: async ({ context, scope, wanted: { details, active, sport, copyFrom } }, { decider, copies }) => {
    const organization = oneOrganization(scope)
    const [owner, seasons] = await Promise.all([
      decider.state(organizationStream, organization),
      decider.state(seasonsStream, organization),
    ])
    if (owner.kind !== 'active') throw new Refused(ORGANIZATION_NOT_FOUND)
    const played = orThrow(sportOf(owner.profile.sports, sport))
    const created = { organization, season: await context.nextId('season'), sport: played, details, active }
    if (copyFrom != null) {
      orThrow(createSeason(seasons, created))
      await copies.fill(context, scope, { season: created.season, from: copyFrom })
    }
    return created
  },
  stream: seasonsStream,
  id: ({ organization }) => organization,
  decide: createSeason,
  makes: ({ season }) => season,
})

/** Changes details of a season; `active` makes it the only active one of its sport, or no longer active. */
export const ChangeSeason = command('ChangeSeason', {
  takes: data<OfSeason & Expecting & { readonly wanted: Partial<SeasonDetails>; readonly active?: boolean | undefined }>(),
  uses: { seasons: SeasonAccess },
  access: async ({ scope, season }, { seasons }) => ({ organization: await seasons.organizationOf(scope, season) }),
  stream: seasonsStream,
  id: ({ organization }) => organization,
  decide: (seasons, _, { season, wanted, active }) =>
    changeSeason(seasons, { season, wanted, ...(active === undefined ? {} : { active }) }),
  expects: ({ expectedRevision, season, wanted, active }) =>
    expecting(
      expectedRevision,
      fieldsOf({ ...wanted, active }).map(field => seasonPart(season, field)),
    ),
})

/** Takes a season with all its pages away. */
export const DeleteSeason = command('DeleteSeason', {
  takes: data<OfSeason>(),
  uses: { seasons: SeasonAccess },
  access: async ({ scope, season }, { seasons }) => ({ organization: await seasons.holderOf(scope, season), season }),
  stream: seasonsStream,
  id: ({ organization }) => organization,
  decide: (seasons, { season }) => deleteSeason(seasons, { season }),
})

/** Brings a deleted season back with all its pages. */
export const RestoreSeason = command('RestoreSeason', {
  takes: data<OfSeason>(),
  uses: { seasons: SeasonAccess },
  access: async ({ scope, season }, { seasons }) => ({ organization: await seasons.holderOf(scope, season), season }),
  stream: seasonsStream,
  id: ({ organization }) => organization,
  decide: (seasons, { season }) => restoreSeason(seasons, { season }),
})
