import { Inject, Injectable } from '@nestjs/common'
import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import type { OrganizationId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { fullName } from '@fullcourt/domain/players/full-name'
import { nameIndex, type NameIndex } from '@fullcourt/domain/search/name-index'
import type { Known } from '@fullcourt/projections/card'
import { menu } from '@fullcourt/projections/organizations/menu'
import type { OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { teamCard, type TeamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { SharedValues } from '../../storage/documents/shared-values'
import type { Scope } from '../../core/http/scope'
import { PlayerCards } from '../../core/identity/player-cards'
import { PEOPLE } from '../../core/injection/tokens'
import { openDetails } from '../../core/readers/opened-details'
import type { People } from '../../storage/people/people'
import type { LeagueEntry } from '../../core/readers/entry-reader'
import { SeasonReader } from '../../core/readers/season-reader'
import type { Findable, FindableName, LastPlace } from './findable'
import { sitePages } from './site-pages'

type TeamsById = ReadonlyMap<TeamId, Known<TeamCard>>

const placeOf = ({ entry, league, season }: LeagueEntry, teams: TeamsById): LastPlace => ({
  team: entry.team,
  teamName: teams.get(entry.team)?.details.name ?? '',
  leagueName: league.name,
  lastSeason: season.active ? null : { id: season.id, name: season.details.name },
})

/** Of each, the first entry: those of active seasons come first, then the newest. */
const firstBy = <Key>(entries: readonly LeagueEntry[], keysOf: (entry: LeagueEntry) => readonly Key[]) => {
  const first = new Map<Key, LeagueEntry>()
  for (const placed of entries) for (const key of keysOf(placed)) if (!first.has(key)) first.set(key, placed)
  return first
}

const isPresent = ({ thing }: FindableName) => thing.kind === 'page' || thing.place?.lastSeason === null

/** What an organization's site can be searched for: names in memory, made once and dropped when anything in them changes. */
@Injectable()
export class SearchIndex {
  constructor(
    private readonly values: SharedValues,
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly players: PlayerCards,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  of(scope: Scope, organization: OrganizationId): Promise<NameIndex<Findable>> {
    return this.values.of(`search:${organization}`, async () => nameIndex(await this.names(scope, organization)))
  }

  /** In the order in which equally good ones are named: who is there now, then who was. */
  private async names(scope: Scope, id: OrganizationId): Promise<readonly FindableName[]> {
    const organization = await this.seasons.organization(scope, id)
    const [entries, teams] = await Promise.all([this.seasons.entriesOfAll(organization), this.teams(id)])
    const names = [...teamNames(teams, entries), ...(await this.pages(organization)), ...(await this.persons(id, entries, teams))]
    return [...names.filter(isPresent), ...names.filter(name => !isPresent(name))]
  }

  private async teams(organization: OrganizationId): Promise<TeamsById> {
    const teams = await this.documents.active(teamCard, { index: 'organization', key: String(organization) })
    return new Map(teams.map(team => [team.id, team]))
  }

  private async pages({ id, flags }: Known<OrganizationCard>): Promise<readonly FindableName[]> {
    const links = (await this.documents.get(menu, id))?.links ?? []
    return sitePages(
      flags,
      links.filter(({ details }) => details.shown).map(({ details }) => details),
    )
  }

  private async persons(
    organization: OrganizationId,
    entries: readonly LeagueEntry[],
    teams: TeamsById,
  ): Promise<readonly FindableName[]> {
    const cards = await this.players.ofOrganization(organization)
    const details = await openDetails(this.people, cards, ['firstName', 'lastName'])
    const places = firstBy<PlayerId>(entries, ({ entry }) => entry.roster)
    return [...details].flatMap(([id, { firstName, lastName }]) => {
      if (firstName === null || lastName === null) return []
      const placed = places.get(id)
      const place = placed ? placeOf(placed, teams) : null
      const name = fullName({ firstName, lastName })
      return [{ thing: { kind: 'player', id, name, place }, name, beside: place ? [place.teamName] : [] }]
    })
  }
}

/** A team is found by its name and by its abbreviation. */
const teamNames = (teams: TeamsById, entries: readonly LeagueEntry[]): readonly FindableName[] => {
  const places = firstBy<TeamId>(entries, ({ entry }) => [entry.team])
  return [...teams.values()].flatMap(({ id, details: { name }, branding }) => {
    const placed = places.get(id)
    const thing: Findable = { kind: 'team', id, name, place: placed ? placeOf(placed, teams) : null }
    return [
      { thing, name },
      { thing, name: branding?.abbreviation ?? abbreviationOf(name) },
    ]
  })
}
