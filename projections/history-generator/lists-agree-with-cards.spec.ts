import { NUMBER_ATTRIBUTE, POSITION_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
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
import { playerTotals } from '../statistics/player-totals'
import { teamCard } from '../teams/team'
import { holdsAllAlong, listsBy, listsOf } from './at-the-end'

/** A document in lists: by what it is ordered there, and `index=key` of each. */
type Listed = { readonly by: readonly (string | number)[]; readonly lists: readonly string[] }

const compared = (a: Listed['by'], b: Listed['by']): number => {
  const at = a.findIndex((part, i) => part !== b[i])
  const [one, other] = [a[at] ?? 0, b[at] ?? 0]
  return one === other ? 0 : one < other ? -1 : 1
}

const list =
  <Document>(model: ReadModel<Document>, listed: (document: Document) => Listed | undefined) =>
  () =>
    holdsAllAlong(model, documents => {
      const inLists = [...documents].flatMap(([id, document]) => {
        const places = listed(document)
        return places === undefined ? [] : [{ id, ...places }]
      })
      expect(listsOf(model, documents)).toEqual(
        listsBy(
          inLists.toSorted((a, b) => compared(a.by, b.by)),
          ({ lists }) => lists,
          ({ id }) => id,
        ),
      )
    })

it(
  'Organizations are listed while they are there, and those that are deleted',
  list(organizationCard, card => {
    const organization = knownOf(card)
    return organization && { by: [organization.id], lists: [organization.status === 'active' ? 'all=all' : 'deleted=all'] }
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
  'Seasons are listed by organization',
  list(seasonCard, card => {
    const season = activeOf(card)
    return season && { by: [season.id], lists: [`organization=${season.organization}`] }
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
  'Entries are listed by league, by team, and by each player of the roster',
  list(entryCard, card => {
    const entry = activeOf(card)
    return (
      entry && {
        by: [entry.id],
        lists: [`league=${entry.league}`, `team=${entry.team}`, ...entry.roster.map(player => `player=${player}`)],
      }
    )
  }),
)

it(
  'Divisions are listed by season',
  list(divisionCard, card => {
    const division = activeOf(card)
    return division && { by: [division.id], lists: [`season=${division.season}`] }
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
  'Schedules are listed by league, and while they are being generated',
  list(scheduleCard, card => {
    const schedule = activeOf(card)
    return schedule && { by: [schedule.id], lists: [`league=${schedule.league}`, ...(schedule.running ? ['running=all'] : [])] }
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
  'Totals of players are listed by player, and by league where they played',
  list(playerTotals, ({ player, entry, league, regular, playoff }) => ({
    by: [player, entry],
    lists: [...(regular.games + playoff.games > 0 ? [`league=${league}`] : []), `player=${player}`],
  })),
)

it(
  'Lines of players are listed by player',
  list(playerLines, ({ player, entry }) => ({ by: [entry], lists: [`player=${player}`] })),
)
