import { Injectable } from '@nestjs/common'
import { DEFAULT_PERIODS } from '@fullcourt/domain/games/periods'
import { historySentence, type HistoricFact } from '@fullcourt/domain/log/historic'
import type { NamedKind, NameOf } from '@fullcourt/domain/history/words'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { fullName } from '@fullcourt/domain/players/full-name'
import { attributesOf, NO_LISTS } from '@fullcourt/domain/definitions/lists'
import { knownOf } from '@fullcourt/projections/card'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { periodCard } from '@fullcourt/projections/games/period'
import { businessCard } from '@fullcourt/projections/organizations/business'
import { linkCard } from '@fullcourt/projections/organizations/link'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { attributeCard } from '@fullcourt/projections/players/attribute'
import { Documents } from '../../storage/documents/documents'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { UNKNOWN_TEAM } from '../../core/readers/team-name'
import { UserNameReader } from '../../core/readers/user-name-reader'

type NamedThing = { readonly kind: NamedKind; readonly id: number }
type Wanted = { readonly [kind in NamedKind]: ReadonlySet<number> }
type Names = { readonly [kind in NamedKind]: ReadonlyMap<number, string> }

/** Shown where a thing has no name any more (docs/people.md#names-of-who-is-gone). */
const NAMELESS: { readonly [kind in NamedKind]: (id: number) => string } = {
  organization: id => `Organization ${id}`,
  season: id => `Season ${id}`,
  league: id => `League ${id}`,
  division: id => `Division ${id}`,
  team: () => UNKNOWN_TEAM,
  player: () => 'Removed player',
  user: () => 'Removed user',
  period: id => `Period ${id}`,
  link: id => `Link ${id}`,
  business: id => `Business ${id}`,
  attribute: id => `Attribute ${id}`,
  schedule: id => `Schedule ${id}`,
  game: id => `game ${id}`,
}

/** What sentences about these facts name: they are written once, and it is noted what they ask for. */
const idsIn = (facts: readonly HistoricFact[], users: readonly UserId[], things: readonly NamedThing[]): Wanted => {
  const wanted = {
    organization: new Set<number>(),
    season: new Set<number>(),
    league: new Set<number>(),
    division: new Set<number>(),
    team: new Set<number>(),
    player: new Set<number>(),
    user: new Set<number>(users),
    period: new Set<number>(),
    link: new Set<number>(),
    business: new Set<number>(),
    attribute: new Set<number>(),
    schedule: new Set<number>(),
    game: new Set<number>(),
  }
  for (const fact of facts)
    historySentence(fact, (kind, id) => {
      wanted[kind].add(id)
      return ''
    })
  for (const { kind, id } of things) wanted[kind].add(id)
  return wanted
}

const byId = <Card>(cards: ReadonlyMap<string, Card>, nameOf: (card: Card) => string | undefined) =>
  new Map(
    [...cards].flatMap(([id, card]) => {
      const name = nameOf(card)
      return name === undefined ? [] : [[Number(id), name] as const]
    }),
  )

/** The names that sentences about facts show, as they are now: one look-up per kind of thing. */
@Injectable()
export class HistoryNameReader {
  constructor(
    private readonly documents: Documents,
    private readonly players: PlayerNameReader,
    private readonly users: UserNameReader,
  ) {}

  /** Names for everything that the sentences about these facts mention, for these users and things. */
  async of(facts: readonly HistoricFact[], users: readonly UserId[], things: readonly NamedThing[] = []): Promise<NameOf> {
    const names = await this.look(idsIn(facts, users, things))
    return (kind, id) => names[kind].get(id) ?? NAMELESS[kind](id)
  }

  private async look(wanted: Wanted): Promise<Names> {
    const games = await this.documents.getMany(gameCard, wanted.game)
    const teamsOf = (card: GameCard) => {
      const context = knownOf(card)?.context
      return context ? [context.home.team, context.away.team] : []
    }
    const [organizations, seasons, leagues, divisions, teams, periods, links, businesses, attributes, schedules, players, user] =
      await Promise.all([
        this.documents.getMany(organizationCard, wanted.organization),
        this.documents.getMany(seasonCard, wanted.season),
        this.documents.getMany(leagueCard, wanted.league),
        this.documents.getMany(divisionCard, wanted.division),
        this.documents.getMany(teamCard, new Set([...wanted.team, ...[...games.values()].flatMap(teamsOf)])),
        this.documents.getMany(periodCard, wanted.period),
        this.documents.getMany(linkCard, wanted.link),
        this.documents.getMany(businessCard, wanted.business),
        this.documents.getMany(attributeCard, wanted.attribute),
        this.documents.getMany(scheduleCard, wanted.schedule),
        this.players.of(wanted.player),
        this.users.of(wanted.user),
      ])
    const team = byId(teams, card => knownOf(card)?.details.name)
    const teamName = (id: number) => team.get(id) ?? NAMELESS.team(id)
    return {
      organization: byId(organizations, card => knownOf(card)?.profile.name),
      season: byId(seasons, card => knownOf(card)?.details.name),
      league: byId(leagues, card => knownOf(card)?.name),
      division: byId(divisions, card => knownOf(card)?.name),
      team,
      player: new Map([...players].map(([id, name]) => [id, fullName(name)])),
      user,
      period: new Map([
        ...DEFAULT_PERIODS.map(({ id, name }) => [id, name] as const),
        ...byId(periods, card => knownOf(card)?.name),
      ]),
      link: byId(links, card => knownOf(card)?.label),
      business: byId(businesses, card => knownOf(card)?.details.name),
      attribute: new Map([
        ...attributesOf(NO_LISTS).map(({ id, name }) => [id, name] as const),
        ...byId(attributes, card => knownOf(card)?.name),
      ]),
      schedule: byId(schedules, card => knownOf(card)?.details.name),
      game: byId(games, card => {
        const [home, away] = teamsOf(card)
        return home === undefined || away === undefined ? undefined : `${teamName(away)} @ ${teamName(home)}`
      }),
    }
  }
}
