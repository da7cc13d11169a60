import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { aboutOf, idsOf } from '@fullcourt/domain/log/historic'
import { isOfDraft } from '@fullcourt/domain/schedules/drafts'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { thingsNamed } from '@fullcourt/projections/history/about'
import type { HistoryEntry } from '@fullcourt/projections/history/history'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { siteContent } from '@fullcourt/projections/organizations/site'
import { playerMerges } from '@fullcourt/projections/players/merges'
import { playerCard } from '@fullcourt/projections/players/player'
import { entryCard } from '@fullcourt/projections/entries/entry'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { planCard } from '@fullcourt/projections/schedules/plan'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { weekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { userCard } from '@fullcourt/projections/users/user'

/**
 * Names something that changed: a thing (`game:12`), or all cards of a kind (`teams`), which pages name that show such things
 * without being about one. `*`: anything may have changed.
 */
export type Tag = string

export const ANYTHING: Tag = '*'

/** What is shown of a thing elsewhere: its name, its logo, its place in an order, who it is. */
const CARDS = {
  organizations: [organizationCard],
  site: [siteContent],
  seasons: [seasonCard],
  leagues: [leagueCard],
  divisions: [divisionCard],
  teams: [teamCard],
  players: [playerCard, playerMerges],
  entries: [entryCard, playerMerges],
  games: [gameCard],
  byes: [byeCard],
  'week-offs': [weekOffCard],
  schedules: [scheduleCard, planCard],
  users: [userCard],
}

/** The tag of all that is said of drafts: no page of visitors waits for it (docs/schedules.md#drafts). */
const OF_DRAFTS: Tag = 'drafts'

/** After these any page may look different. */
const CHANGE_ANYTHING: readonly HistoryEntry['type'][] = ['StatisticsRepaired']

/** The tags under which a fact is sent to open pages: everything that it names, and the kinds whose cards it changes. */
export const tagsOf = (entry: HistoryEntry): readonly Tag[] => (isOfDraft(entry) ? [OF_DRAFTS] : tagsOfPages(entry))

const tagsOfPages = (entry: HistoryEntry): readonly Tag[] => [
  ...(CHANGE_ANYTHING.includes(entry.type) ? [ANYTHING] : []),
  ...thingsNamed(entry),
  ...Object.entries(CARDS).flatMap(([kind, models]) => (models.some(({ types }) => types.has(entry.type)) ? [kind] : [])),
]

/** Whose pages a fact concerns; null where it names no organization. */
export const organizationOf = (entry: HistoryEntry): OrganizationId | null => idsOf(aboutOf(entry), 'organization')[0] ?? null

/** With a tag of every player for whom one of the tagged counts now. */
export const withMasters = (tags: ReadonlySet<Tag>, masterOf: (player: PlayerId) => PlayerId): readonly Tag[] => [
  ...new Set([...tags].flatMap(tag => (tag.startsWith('player:') ? [tag, `player:${masterOf(Number(tag.slice(7)))}`] : [tag]))),
]
