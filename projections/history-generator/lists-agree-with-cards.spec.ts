import { NUMBER_ATTRIBUTE, POSITION_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
import { plainText } from '@fullcourt/domain/facts/plain-text'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf } from '../card'
import { divisionCard } from '../divisions/division'
import { entryCard } from '../entries/entry'
import { businessCard } from '../organizations/business'
import { organizationCard } from '../organizations/organization'
import { playerCard } from '../players/player'
import type { ReadModel } from '../projection'
import { byeCard } from '../schedules/byes/bye'
import { plannedGameCard } from '../schedules/planned-game'
import { scheduleCard } from '../schedules/schedule'
import { weekOffCard } from '../schedules/week-offs/week-off'
import { seasonCard } from '../seasons/season'
import { playerLines } from '../statistics/player-lines'
import { teamCard } from '../teams/team'
import { holdsAllAlong, listsBy, listsOf } from './at-the-end'

/** A document in lists of one order: by what it is ordered there, and `index=key` of each. */
type Listed = { readonly by: readonly (string | number)[]; readonly lists: readonly string[] }

const compared = (a: Listed['by'], b: Listed['by']): number => {
  const at = a.findIndex((part, i) => part !== b[i])
  const [one, other] = [a[at] ?? 0, b[at] ?? 0]
  return one === other ? 0 : one < other ? -1 : 1
}

const list =
  <Document>(model: ReadModel<Document>, listed: (document: Document) => Listed | readonly Listed[] | undefined) =>
  () =>
    holdsAllAlong(model, documents => {
      const inLists = [...documents].flatMap(([id, document]) =>
        [listed(document) ?? []].flat().flatMap(({ by, lists }) => lists.map(name => ({ id, by, name }))),
      )
      expect(listsOf(model, documents)).toEqual(
        listsBy(
          inLists.toSorted((a, b) => compared([a.name, ...a.by], [b.name, ...b.by])),
          ({ name }) => [name],
          ({ id }) => id,
        ),
      )
    })

it(
  'Organizations are listed while they are there, by name where they want to be found, and those that are deleted',
  list(organizationCard, card => {
    const organization = knownOf(card)
    if (!organization) return undefined
    const { id, profile, flags, status } = organization
    if (status === 'deleted') return { by: [id], lists: ['deleted=all'] }
    const found = flags['unlisted'] === true ? [] : ['listed=all']
    return [
      { by: [id], lists: ['all=all'] },
      { by: [plainText(profile.name), id], lists: found },
    ]
  }),
)

it(
  'Listings are listed by organization',
  list(businessCard, card => {
    const business = activeOf(card)
    return business && { by: [business.id], lists: [`organization=${business.organization}`] }
  }),
)

it(
  'Seasons are listed by organization, the active ones apart',
  list(seasonCard, card => {
    const season = activeOf(card)
    if (!season) return undefined
    const { id, organization, active } = season
    return { by: [id], lists: [`organization=${organization}`, ...(active ? [`active=${organization}`] : [])] }
  }),
)

it(
  'Teams are listed by organization',
  list(teamCard, card => {
    const team = activeOf(card)
    return team && { by: [team.id], lists: [`organization=${team.organization}`] }
  }),
)

const isOwn = (attribute: AttributeId) => attribute !== NUMBER_ATTRIBUTE && attribute !== POSITION_ATTRIBUTE

it(
  'Players are listed by organization, and by own attributes of which they have a value until they are erased',
  list(playerCard, card => {
    const player = knownOf(card)
    if (!player) return undefined
    const attributes = player.erased ? [] : Object.keys(player.values).map(Number).filter(isOwn)
    const lists = player.status === 'active' ? [`organization=${player.organization}`] : []
    return { by: [player.id], lists: [...lists, ...attributes.map(attribute => `ownAttribute=${attribute}`)] }
  }),
)

it(
  'Entries are listed by what they belong to, by team, and by each player of the roster; those with a captain once more',
  list(entryCard, card => {
    const entry = activeOf(card)
    if (!entry) return undefined
    const { id, organization, season, league, team, roster, captain } = entry
    const places = [`organization=${organization}`, `season=${season}`, `league=${league}`, `team=${team}`]
    const captains = captain === null ? [] : [`captains=season:${season}`, `captains=league:${league}`]
    return { by: [id], lists: [...places, ...roster.map(player => `player=${player}`), ...captains] }
  }),
)

it(
  'Divisions are listed by organization and by season',
  list(divisionCard, card => {
    const division = activeOf(card)
    return division && { by: [division.id], lists: [`organization=${division.organization}`, `season=${division.season}`] }
  }),
)

it(
  'Byes are listed by league and by season, in the order of their dates',
  list(byeCard, card => {
    const bye = activeOf(card)
    return bye && { by: [bye.date, bye.id], lists: [`league=${bye.league}`, `season=${bye.season}`] }
  }),
)

it(
  'Weeks off are listed by league and by season, in the order of their dates',
  list(weekOffCard, card => {
    const weekOff = activeOf(card)
    return weekOff && { by: [weekOff.date, weekOff.id], lists: [`league=${weekOff.league}`, `season=${weekOff.season}`] }
  }),
)

it(
  'Schedules are listed by league and season, and while they are being generated',
  list(scheduleCard, card => {
    const schedule = activeOf(card)
    if (!schedule) return undefined
    const { id, league, season, running } = schedule
    return { by: [id], lists: [`league=${league}`, `season=${season}`, ...(running ? ['running=all'] : [])] }
  }),
)

it(
  'Planned games are listed by schedule, and by its weeks',
  list(plannedGameCard, card => {
    const game = activeOf(card)
    return game && { by: [game.id], lists: [`week=${game.schedule}/${game.week}`, `schedule=${game.schedule}`] }
  }),
)

it(
  'Lines of players are listed by player',
  list(playerLines, ({ player, entry }) => ({ by: [entry], lists: [`player=${player}`] })),
)
