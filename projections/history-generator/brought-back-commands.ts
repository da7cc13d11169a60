import { bracketStream } from '@fullcourt/domain/brackets/state'
import { assignTeam, deleteDivision, restoreDivision } from '@fullcourt/domain/divisions/decide'
import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import { leaveRoster } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { deleteOrganization, restoreOrganization } from '@fullcourt/domain/organizations/decide'
import { removeBusiness, restoreBusiness } from '@fullcourt/domain/organizations/businesses/decide'
import { businessStream } from '@fullcourt/domain/organizations/businesses/state'
import { removeMenuLink, restoreMenuLink } from '@fullcourt/domain/organizations/menu/decide'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { writeContent } from '@fullcourt/domain/organizations/site/decide'
import { siteStream } from '@fullcourt/domain/organizations/site/state'
import { deleteBye, giveBye, restoreBye } from '@fullcourt/domain/schedules/byes/decide'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import { addWeekOff, deleteWeekOff, restoreWeekOff } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { deleteSeason } from '@fullcourt/domain/seasons/decide'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { deleteUser, restoreUser } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { makeDivision } from './division-commands'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'
import { ADMINISTRATOR, makeUser } from './organization-commands'
import { leave, removeTeam } from './policies'
import { bringBackEntry, bringBackOnRoster, bringBackTeam } from './restoring-policies'
import { bringBackSchedule, makeSchedule, removeSchedule } from './schedule-commands'
import { bringBackSeason } from './season-commands'
import { makeBusiness, makeLink } from './settings-commands'

const DATE = '2025-07-20'

const organizationAndBack = ({ log }: Installation, organization: OrganizationId): void => {
  log.decide(organizationStream, organization, deleteOrganization)
  log.decide(organizationStream, organization, restoreOrganization)
}

const settingsAndBack = (installation: Installation, organization: OrganizationId): void => {
  const { log } = installation
  const link = { organization, link: makeLink(installation, organization) }
  const business = { organization, business: makeBusiness(installation, organization) }
  log.decide(menuStream, organization, menu => removeMenuLink(menu, link))
  log.decide(menuStream, organization, menu => restoreMenuLink(menu, link))
  log.decide(businessStream, organization, state => removeBusiness(state, business))
  log.decide(businessStream, organization, state => restoreBusiness(state, business))
  for (const welcome of ['Hello', null])
    log.decide(siteStream, organization, site => writeContent(site, { organization, content: { home: { welcome } } }))
}

const userAndBack = (installation: Installation, by: number): void => {
  const user = makeUser(installation, { role: 'staff', by })
  installation.log.decide(userStream, user, state => deleteUser(state, { by: ADMINISTRATOR }))
  installation.log.decide(userStream, user, state => restoreUser(state, { by: ADMINISTRATOR }))
}

const seasonAndBack = (installation: Installation, place: Installation['seasons'][number]): void => {
  const { organization, season } = place
  installation.log.decide(seasonsStream, organization, state => deleteSeason(state, { season }))
  bringBackSeason(installation, place)
}

const divisionAndBack = ({ log }: Installation, place: DivisionPlace): void => {
  log.decide(bracketStream, place.season, state => deleteDivision(state, place))
  log.decide(bracketStream, place.season, state => restoreDivision(state, place))
}

const rosterOf = (installation: Installation, { season, entry }: EntryPlace) =>
  installation.contents(season).entries.get(entry)?.roster ?? []

const teamsOf = ({ log }: Installation, { season, division }: DivisionPlace) =>
  log.state(bracketStream, season).divisions.get(division)?.teams ?? []

/** It comes back without the team that is in another one by then. */
const divisionAndBackSmaller = (installation: Installation, place: DivisionPlace): void => {
  const { log } = installation
  const [team] = teamsOf(installation, place)
  log.decide(bracketStream, place.season, state => deleteDivision(state, place))
  const other = makeDivision(installation, place)
  if (team) log.decide(bracketStream, place.season, state => assignTeam(state, { ...other, entry: team.entry, position: 0 }))
  log.decide(bracketStream, place.season, state => restoreDivision(state, place))
}

const teamAndBack = (installation: Installation, { team }: EntryPlace): void => {
  removeTeam(installation, team)
  bringBackTeam(installation, team)
}

const entryAndBack = (installation: Installation, at: EntryPlace): void => {
  leave(installation, at)
  bringBackEntry(installation, at)
}

/** The last of a roster leaves it, and is in that place again. */
const rosterPlaceAndBack = (installation: Installation, at: EntryPlace): void => {
  const player = rosterOf(installation, at).at(-1)
  if (player === undefined) return
  installation.log.decide(seasonStream, at.season, state => leaveRoster(state, { ...at, ...installation.person(player) }))
  bringBackOnRoster(installation, at, player)
}

const scheduleAndBack = (installation: Installation, { organization, season, league }: EntryPlace): void => {
  const schedule = makeSchedule(installation, { organization, season, league })
  removeSchedule(installation, { organization, season, league, schedule })
  bringBackSchedule(installation, { organization, season, league, schedule })
}

const daysAndBack = (installation: Installation, { organization, season, league, team }: EntryPlace): void => {
  const { log } = installation
  const place = { organization, season, league }
  const bye = { ...place, bye: installation.newId('bye') }
  log.decide(byeStream, league, state => giveBye(state, installation.contents(season), { ...bye, team, date: DATE }))
  log.decide(byeStream, league, state => deleteBye(state, bye))
  log.decide(byeStream, league, state => restoreBye(state, installation.contents(season), bye))
  const weekOff = { ...place, weekOff: installation.newId('weekOff') }
  const added = { ...weekOff, date: DATE, reason: null }
  log.decide(weekOffStream, league, state => addWeekOff(state, installation.contents(season), added))
  log.decide(weekOffStream, league, state => deleteWeekOff(state, weekOff))
  log.decide(weekOffStream, league, state => restoreWeekOff(state, installation.contents(season), weekOff))
}

/** A command that deletes any of some things and brings it back. */
const andBack = <Thing>(
  what: string,
  things: (installation: Installation) => readonly Thing[],
  run: (installation: Installation, thing: Thing) => void,
): WeightedCommand =>
  command(`delete ${what} and bring it back`, 2, pick, (installation, which) => {
    const thing = choose(things(installation), which)
    if (thing !== undefined) run(installation, thing)
  })

const organizations = (installation: Installation) => installation.organizations.filter(id => installation.isActive(id))
const seasons = (installation: Installation) => installation.seasons.filter(place => installation.isThere(place))
const divisions = (installation: Installation) => installation.divisions.filter(place => installation.isThere(place))
const divisionsWithTeams = (installation: Installation) =>
  divisions(installation).filter(place => teamsOf(installation, place).length > 0)
const entries = (installation: Installation) =>
  installation.entries.filter(
    at => installation.isThere(at) && installation.contents(at.season).entries.get(at.entry)?.left === false,
  )

/** What is deleted and comes back at once: by commands one by one that seldom comes about. */
export const broughtBackCommands: readonly WeightedCommand[] = [
  andBack('an organization', organizations, organizationAndBack),
  andBack('settings', organizations, settingsAndBack),
  command('delete a user and bring them back', 1, pick, userAndBack),
  andBack('a season', seasons, seasonAndBack),
  andBack('a division', divisions, divisionAndBack),
  andBack('a division without one of its teams', divisionsWithTeams, divisionAndBackSmaller),
  andBack('a team', entries, teamAndBack),
  andBack('an entry', entries, entryAndBack),
  andBack('a place on a roster', entries, rosterPlaceAndBack),
  andBack('a schedule', entries, scheduleAndBack),
  andBack('a bye and a week off', entries, daysAndBack),
]
