import type { GameContext } from '@fullcourt/domain/games/events'
import { isInAudience, type Audience } from '@fullcourt/domain/users/audience'
import type { PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { Role } from '@fullcourt/domain/users/events'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import { entryCard } from '@fullcourt/projections/entries/entry'
import { gameCard } from '@fullcourt/projections/games/game-card'
import type { HistoryEntry } from '@fullcourt/projections/history/history'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { businessCard } from '@fullcourt/projections/organizations/business'
import { linkCard } from '@fullcourt/projections/organizations/link'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { playerCard } from '@fullcourt/projections/players/player'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { weekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import { planCard } from '@fullcourt/projections/schedules/plan'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { userCard } from '@fullcourt/projections/users/user'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import type { Documents } from '../../storage/documents/documents'

/** What can be taken back: the address at which a POST does so, whether it still can, and who may. */
type Deletion = {
  readonly address: string
  /** The call at the address; `restore` where nothing is said. */
  readonly call?: 'undo'
  readonly isGone: () => Promise<boolean>
  readonly who: Audience
}

const inLeague = ({ season, league }: { readonly season: number; readonly league: number }) =>
  `/api/seasonsv2/${season}/leagues/${league}`

const inLeagueOrDivision = ({ season, league, division }: GameContext): string | undefined => {
  if (league !== null) return inLeague({ season, league })
  return division === null ? undefined : `/api/seasonsv2/${season}/divisions/${division}`
}

/** A swap stands that was made, and not taken back: an undo of which a step was refused took nothing back. */
const swapStands = async (documents: Documents, id: PlanId): Promise<boolean> => {
  const plan = knownOf(await documents.get(planCard, id))
  if (plan?.kind !== 'swap' || plan.refused.length > 0) return false
  if (!plan.undone) return true
  const undoing = plan.undoneBy == null ? undefined : knownOf(await documents.get(planCard, plan.undoneBy))
  return undoing !== undefined && undoing.refused.length > 0
}

/** What was generated last stands until it is undone: its games, or the draft that only staff see. */
const generationStands = async (
  documents: Documents,
  { schedule, plan }: { readonly schedule: ScheduleId; readonly plan: PlanId },
): Promise<boolean> => {
  const card = activeOf(await documents.get(scheduleCard, schedule))
  return card !== undefined && (card.generations.at(-1) === plan || card.draft === plan)
}

const deletionOf = (documents: Documents, { type, data }: HistoryEntry): Deletion | undefined => {
  const isDeleted = async (card: Promise<{ readonly status: string } | undefined>) => (await card)?.status === 'deleted'
  switch (type) {
    case 'GameDeleted': {
      const place = inLeagueOrDivision(data.in)
      if (place === undefined) return undefined
      const address = `${place}/games/${data.game}`
      return { address, isGone: () => isDeleted(documents.get(gameCard, data.game)), who: 'staff' }
    }
    case 'TeamLeftLeague':
      return {
        address: `${inLeague(data)}/teams/${data.team}`,
        isGone: () => isDeleted(documents.get(entryCard, data.entry)),
        who: 'staff',
      }
    case 'PlayerLeftRoster':
      return {
        address: `${inLeague(data)}/teams/${data.team}/players/${data.player}`,
        isGone: async () => !knownOf(await documents.get(entryCard, data.entry))?.roster.includes(data.player),
        who: 'staff',
      }
    case 'ByeDeleted':
      return {
        address: `/api/bye-dates/${data.bye}`,
        isGone: () => isDeleted(documents.get(byeCard, data.bye)),
        who: 'staff',
      }
    case 'WeekOffDeleted':
      return {
        address: `/api/week-offs/${data.weekOff}`,
        isGone: () => isDeleted(documents.get(weekOffCard, data.weekOff)),
        who: 'staff',
      }
    case 'LeagueDeleted':
      return { address: inLeague(data), isGone: () => isDeleted(documents.get(leagueCard, data.league)), who: 'staff' }
    case 'DivisionDeleted':
      return {
        address: `/api/divisions/${data.division}`,
        isGone: () => isDeleted(documents.get(divisionCard, data.division)),
        who: 'staff',
      }
    case 'SeasonDeleted':
      return {
        address: `/api/seasonsv2/${data.season}`,
        isGone: () => isDeleted(documents.get(seasonCard, data.season)),
        who: 'staff',
      }
    case 'ScheduleDeleted':
      return {
        address: `/api/schedules/${data.schedule}`,
        isGone: () => isDeleted(documents.get(scheduleCard, data.schedule)),
        who: 'staff',
      }
    case 'GenerationRequested':
    case 'SchedulePlanned':
    case 'ScheduleDrafted':
    case 'GenerationRedone':
      return {
        address: `/api/plans/${data.plan}`,
        call: 'undo',
        isGone: () => generationStands(documents, data),
        who: 'staff',
      }
    case 'PendingChangesPublished':
      return {
        address: `/api/plans/${data.plan}`,
        call: 'undo',
        isGone: async () => knownOf(await documents.get(planCard, data.plan))?.undone === false,
        who: 'staff',
      }
    case 'GamesSwapPlanned':
      return {
        address: `/api/plans/${data.plan}`,
        call: 'undo',
        isGone: () => swapStands(documents, data.plan),
        who: 'staff',
      }
    case 'TeamDeleted':
      return { address: `/api/teams/${data.team}`, isGone: () => isDeleted(documents.get(teamCard, data.team)), who: 'staff' }
    case 'PlayerDeleted':
      return {
        address: `/api/playersv2/${data.player}`,
        isGone: async () => {
          const card = knownOf(await documents.get(playerCard, data.player))
          return card?.status === 'deleted' && !card.erased
        },
        who: 'staff',
      }
    case 'BusinessRemoved':
      return {
        address: `/api/businesses/${data.business}`,
        isGone: () => isDeleted(documents.get(businessCard, data.business)),
        who: 'staff',
      }
    case 'MenuLinkRemoved':
      return {
        address: `/api/organization-links/${data.link}`,
        isGone: () => isDeleted(documents.get(linkCard, data.link)),
        who: 'owner',
      }
    case 'UserDeleted':
      return {
        address: `/api/usersv2/${data.user}`,
        isGone: async () => {
          const card = knownOf(await documents.get(userCard, data.user))
          return card?.status === 'deleted' && !card.erased
        },
        who: 'owner',
      }
    case 'OrganizationDeleted':
      return {
        address: `/api/organizations/${data.organization}`,
        isGone: () => isDeleted(documents.get(organizationCard, data.organization)),
        who: 'super',
      }
    default:
      return undefined
  }
}

/**
 * Where a POST takes a deletion, a generation or a swap back; null where the entry is none, where it was taken back already, and
 * where the caller may not. What went with something else comes back with that.
 */
export const restoreAddress = async (documents: Documents, role: Role, entry: HistoryEntry): Promise<string | null> => {
  const deletion = entry.cause === null ? deletionOf(documents, entry) : undefined
  if (deletion === undefined || !isInAudience(deletion.who, role)) return null
  return (await deletion.isGone()) ? `${deletion.address}/${deletion.call ?? 'restore'}` : null
}
