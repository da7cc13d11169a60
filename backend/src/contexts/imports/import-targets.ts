import { Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import { cleanName, nameFault } from '@fullcourt/domain/facts/text'
import type { OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import { slugFault } from '@fullcourt/domain/organizations/address'
import { cleanSlug } from '@fullcourt/domain/organizations/slug-form'
import { ORGANIZATION_NOT_FOUND, zoneFault } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { seasonsStream, type Season } from '@fullcourt/domain/seasons/state'
import { Decider } from '../../core/facts/decider'
import { Refused } from '../../core/facts/refused'
import type { Scope } from '../../core/http/scope'
import { Tenants } from '../../core/tenants/tenants'

/** Where a caller wants the league to go. Without a slug it is their own organization. */
export type WantedTarget = {
  readonly organization: string | undefined
  readonly season: string
  readonly league: string
  /** Of an organization that does not exist yet; undefined is the default (docs/tenancy.md#organizations). */
  readonly timeZone: string | undefined
}

/** A part of the target: without an id nobody has reserved one yet; `make` says that it does not exist yet. */
type Found = { readonly id: number | null; readonly make: boolean }

export type FoundTarget = {
  readonly organization: Found & { readonly slug: string; readonly timeZone: string | null }
  readonly season: Found & { readonly name: string }
  readonly league: Found & { readonly name: string }
}

const sameName = (a: string, b: string) => cleanName(a).toLowerCase() === cleanName(b).toLowerCase()

const NOT_YET: Found = { id: null, make: true }

/** What exists, else what a running import is about to make. */
const foundIdOf = (existing: number | undefined, promised: number | undefined): Found => {
  if (existing !== undefined) return { id: existing, make: false }
  return promised === undefined ? NOT_YET : { id: promised, make: true }
}

const onlyNamed = (what: string, name: string, found: readonly { readonly id: number }[]): number | undefined => {
  if (found.length > 1) throw new Refused(refuse('conflict', `There are several ${what}s named ${name}. Rename all but one.`))
  return found[0]?.id
}

/** Finds the organization, season and league of an import by their names. */
@Injectable()
export class ImportTargets {
  constructor(
    private readonly decider: Decider,
    private readonly tenants: Tenants,
  ) {}

  /** `running` are the targets of imports that go on: what they are about to make is not made twice. */
  async find(scope: Scope, wanted: WantedTarget, running: readonly ImportTarget[]): Promise<FoundTarget> {
    const fault = nameFault('Season name', wanted.season) ?? nameFault('League name', wanted.league)
    if (fault) throw new Refused(fault)
    const organization = await this.organization(scope, wanted, running)
    const beside = running.filter(target => target.organization.id === organization.id)
    const season = { name: cleanName(wanted.season), ...(await this.season(organization.id, wanted.season, beside)) }
    const within = beside.filter(target => target.season.id === season.id)
    const league = { name: cleanName(wanted.league), ...(await this.league(season.id, wanted.league, within)) }
    return { organization, season, league }
  }

  /** Only a super_admin may make one: to anybody else an organization that is not their own is not there. */
  private async organization(
    scope: Scope,
    { organization: named, timeZone }: WantedTarget,
    running: readonly ImportTarget[],
  ): Promise<FoundTarget['organization']> {
    const slug = named === undefined ? undefined : cleanSlug(named)
    if (scope.organization !== 'every') {
      const own = await this.tenants.active(scope.organization)
      if (slug !== undefined && slug !== own.profile.slug) throw new Refused(ORGANIZATION_NOT_FOUND)
      return { id: own.id, make: false, slug: own.profile.slug ?? '', timeZone: null }
    }
    if (slug === undefined) throw new Refused(refuse('invalid', 'Name the organization by its slug.'))
    const existing = await this.bySlug(slug)
    if (existing !== undefined) return { slug, timeZone: null, ...foundIdOf(existing, undefined) }
    const fault = slugFault(slug) ?? (timeZone === undefined ? undefined : zoneFault(timeZone))
    if (fault) throw new Refused(fault)
    const promised = running.find(({ organization }) => organization.slug === slug)?.organization
    return { slug, timeZone: promised ? promised.timeZone : (timeZone ?? null), ...foundIdOf(undefined, promised?.id) }
  }

  private async bySlug(slug: string): Promise<OrganizationId | undefined> {
    try {
      return await this.tenants.organizationOf({ slug })
    } catch (error) {
      if (error instanceof Refused && error.refusal.why === 'not-found') return undefined
      throw error
    }
  }

  private async season(organization: OrganizationId | null, name: string, running: readonly ImportTarget[]): Promise<Found> {
    if (organization === null) return NOT_YET
    const seasons = [...(await this.decider.state(seasonsStream, organization)).values()]
    const existing = seasons.filter(season => season.kind === 'active' && sameName(season.details.name, name))
    await this.refuseOtherSport(organization, existing)
    return foundIdOf(onlyNamed('season', name, existing), running.find(({ season }) => sameName(season.name, name))?.season.id)
  }

  /** The columns of an import are those of basketball. */
  private async refuseOtherSport(organization: OrganizationId, [season]: readonly Season[]): Promise<void> {
    const owner = await this.decider.state(organizationStream, organization)
    const played = owner.kind === 'unknown' || owner.profile.sports.includes(BASKETBALL)
    if (season ? season.sport !== BASKETBALL : !played)
      throw new Refused(refuse('conflict', 'Only seasons of basketball can be imported.'))
  }

  private async league(season: SeasonId | null, name: string, running: readonly ImportTarget[]): Promise<Found> {
    if (season === null) return NOT_YET
    const { leagues } = await this.decider.state(seasonStream, season)
    const existing = leagues.filter(league => league.kind === 'active' && sameName(league.name, name))
    return foundIdOf(onlyNamed('league', name, existing), running.find(({ league }) => sameName(league.name, name))?.league.id)
  }
}
