import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { NO_BRANDING } from '@fullcourt/domain/branding/state'
import { claims } from '../claims/claims'
import { periodCard } from '../games/period'
import { importCard } from '../imports/import'
import { businessCard } from '../organizations/business'
import { linkCard } from '../organizations/link'
import { organizationCard } from '../organizations/organization'
import { attributeCard } from '../players/attribute'
import { teamCard } from '../teams/team'
import { userCard } from '../users/user'
import { byId, count, factsOf, holdsAllAlong, listsBy, listsOf, saidLast, type SomeGame } from './at-the-end'
import { gamesOfFacts } from './games-of-facts'

/** Documents that are computed anew, a thing at a time, of all the facts about it. */

it('A claim belongs to whom the last fact of it says', () =>
  holdsAllAlong(claims, (documents, facts) => {
    const claimed = factsOf(facts, 'Claimed')
    const values = [...new Set(claimed.map(({ data: { claim, key } }) => `${claim}-${key}`))]
    const holderOf = (value: string) => claimed.findLast(({ data: { claim, key } }) => `${claim}-${key}` === value)?.data.holder
    expect(documents).toEqual(new Map(values.map(value => [value, { holder: holderOf(value) }])))
  }))

it('A link is called what the last fact calls it, and deleted where the last fact removes it', () =>
  holdsAllAlong(linkCard, (documents, facts) => {
    const links = factsOf(facts, 'MenuLinkAdded').map(({ data: { link: id, organization } }) => {
      const own = factsOf(facts, 'MenuLinkAdded', 'MenuLinkChanged', 'MenuLinkRestored', 'MenuLinkRemoved').filter(
        ({ data }) => data.link === id,
      )
      const labels = own.flatMap(fact => (fact.type === 'MenuLinkChanged' ? (fact.data.is.label ?? []) : fact.data.details.label))
      const last = own.findLast(({ type }) => type !== 'MenuLinkChanged')
      return { id, organization, label: labels.at(-1), status: last?.type === 'MenuLinkRemoved' ? 'deleted' : 'active' }
    })
    expect(documents).toEqual(byId(links))
  }))

/** Colours and abbreviation as they were last chosen. */
const brandingBy = (chosen: readonly Recorded<AnyFact>[]) => ({
  colours: factsOf(chosen, 'ColoursChosen').at(-1)?.data.is ?? NO_BRANDING.colours,
  abbreviation: factsOf(chosen, 'AbbreviationChosen').at(-1)?.data.is ?? NO_BRANDING.abbreviation,
})

it('An organization is what was last said of its profile, flags and branding, until it is deleted', () =>
  holdsAllAlong(organizationCard, (documents, facts) => {
    const organizations = factsOf(facts, 'OrganizationCreated').map(({ data: { organization: id } }) => {
      const about = facts.filter(
        ({ data }) => 'organization' in data && data.organization === id && !('team' in data && data.team !== null),
      )
      const said = factsOf(about, 'OrganizationCreated', 'OrganizationChanged', 'OrganizationRestored')
      const chosen = factsOf(about, 'ColoursChosen', 'AbbreviationChosen')
      const flags = factsOf(about, 'FeatureFlagSet')
      const last = factsOf(about, 'OrganizationCreated', 'OrganizationDeleted', 'OrganizationRestored').at(-1)
      return {
        id,
        profile: saidLast(said.map(fact => (fact.type === 'OrganizationChanged' ? fact.data.is : fact.data.profile))),
        flags: saidLast(flags.map(({ data: { flag, is } }) => ({ [flag]: is }))),
        branding: brandingBy(chosen),
        revision: Math.max(...[...said, ...chosen, ...flags].map(({ revision }) => revision)),
        status: last?.type === 'OrganizationDeleted' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(organizations))
  }))

it('A team is what was last said of its details, branding and times, until it is deleted', () =>
  holdsAllAlong(teamCard, (documents, facts) => {
    const teams = factsOf(facts, 'TeamCreated').map(({ data: { team: id, organization } }) => {
      const about = facts.filter(({ data }) => 'team' in data && data.team === id)
      const said = factsOf(about, 'TeamCreated', 'TeamChanged', 'TeamRestored')
      const chosen = factsOf(about, 'ColoursChosen', 'AbbreviationChosen')
      const slots = factsOf(about, 'UnavailableSlotsSet')
      const last = factsOf(about, 'TeamCreated', 'TeamDeleted', 'TeamRestored').at(-1)
      return {
        id,
        organization,
        details: saidLast(said.map(fact => (fact.type === 'TeamChanged' ? fact.data.is : fact.data.details))),
        branding: brandingBy(chosen),
        unavailableSlots: slots.at(-1)?.data.is ?? [],
        revision: Math.max(...[...said, ...chosen, ...slots].map(({ revision }) => revision)),
        status: last?.type === 'TeamDeleted' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(teams))
  }))

it('A listing is what was last said of it, and deleted where the last fact removes it', () =>
  holdsAllAlong(businessCard, (documents, facts) => {
    const businesses = factsOf(facts, 'BusinessAdded').map(({ data: { business: id, organization } }) => {
      const about = facts.filter(({ data }) => 'business' in data && data.business === id)
      const said = factsOf(about, 'BusinessAdded', 'BusinessChanged', 'BusinessRestored')
      const last = factsOf(about, 'BusinessAdded', 'BusinessRemoved', 'BusinessRestored').at(-1)
      return {
        id,
        organization,
        details: saidLast(said.map(fact => (fact.type === 'BusinessChanged' ? fact.data.is : fact.data.details))),
        revision: said.at(-1)?.revision,
        status: last?.type === 'BusinessRemoved' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(businesses))
  }))

const passkeysAfter = (facts: readonly Recorded<AnyFact>[]): { readonly passkeys?: readonly string[] } => {
  const had = factsOf(facts, 'PasskeyAdded', 'PasskeyRemoved', 'UserRestored').reduce<readonly string[]>(
    (before, { type, data }) => {
      if (type === 'UserRestored') return []
      return type === 'PasskeyAdded' ? [...before, data.passkey] : before.filter(passkey => passkey !== data.passkey)
    },
    [],
  )
  return had.length === 0 ? {} : { passkeys: had }
}

it('A user is what was last said of each part of the profile, until deleted or erased', () =>
  holdsAllAlong(userCard, (documents, facts) => {
    const users = factsOf(facts, 'UserCreated').map(({ data: { user: id, organization } }) => {
      const about = facts.filter(({ data }) => 'user' in data && data.user === id)
      const said = factsOf(about, 'UserCreated', 'UserChanged', 'UserRestored')
      const profile = saidLast(said.map(fact => (fact.type === 'UserChanged' ? fact.data.is : fact.data.profile)))
      const last = factsOf(about, 'UserCreated', 'UserDeleted', 'UserRestored', 'PersonErased').at(-1)
      const isActive = last?.type === 'UserCreated' || last?.type === 'UserRestored'
      const erased = last?.type === 'PersonErased' ? { erased: true } : {}
      const factor = factsOf(about, 'UserCreated', 'SecondFactorSet', 'SecondFactorRemoved', 'UserRestored').at(-1)
      return {
        id,
        organization,
        profile,
        secondFactor: factor?.type === 'SecondFactorSet',
        revision: said.at(-1)?.revision,
        status: isActive ? 'active' : 'deleted',
        ...passkeysAfter(about),
        ...erased,
      }
    })
    // Who was invited, did not come and was erased never was a user.
    const known = new Map([...documents].filter(([, { status }]) => status !== 'unknown'))
    expect(known).toEqual(byId(users))
    expect(listsOf(userCard, documents)).toEqual(
      listsBy(
        users
          .filter(({ status }) => status === 'active')
          .toSorted((a, b) => (a.organization ?? 0) - (b.organization ?? 0) || a.id - b.id),
        ({ organization, profile: { role } }) => [
          `organization=${organization ?? 'none'}`,
          ...(organization === null || role === 'super_admin' ? [] : ['staff=all']),
        ],
        ({ id }) => id,
      ),
    )
  }))

/** Whether a thing was removed by a reset after it was last added. */
const isRemoved = (facts: readonly Recorded<AnyFact>[], id: number): boolean => {
  const last = facts.findLast(
    ({ type, data }) =>
      ((type === 'AttributeAdded' && data.attribute) || (type === 'PeriodAdded' && data.period)) === id ||
      ((type === 'AttributesReset' || type === 'PeriodsReset') && data.removed.includes(id)),
  )
  return last?.type === 'AttributesReset' || last?.type === 'PeriodsReset'
}

it('An own attribute is there from when it was added until a reset removes it', () =>
  holdsAllAlong(attributeCard, (documents, all) => {
    const facts = factsOf(all, 'AttributeAdded', 'AttributesReset')
    const attributes = factsOf(facts, 'AttributeAdded').map(({ data: { attribute: id, organization, name } }) => ({
      id,
      organization,
      name,
      status: isRemoved(facts, id) ? 'deleted' : 'active',
    }))
    expect(documents).toEqual(byId(attributes))
  }))

it('An own period counts the games that have a score in it, deleted ones too', () =>
  holdsAllAlong(periodCard, (documents, all) => {
    const facts = factsOf(all, 'PeriodAdded', 'PeriodsReset')
    const games = gamesOfFacts(all)
    const hasScoreIn = (id: number) => (game: SomeGame) =>
      game.figures.periods.some(({ period, home, away }) => period === id && (home !== null || away !== null))
    const periods = factsOf(facts, 'PeriodAdded').map(({ data: { period: id, organization, sport, name } }) => ({
      id,
      organization,
      sport,
      name,
      games: count(games, hasScoreIn(id)),
      status: isRemoved(facts, id) ? 'deleted' : 'active',
    }))
    expect(documents).toEqual(byId(periods))
    expect(listsOf(periodCard, documents)).toEqual(
      listsBy(
        periods.filter(({ status }) => status === 'active').toSorted((a, b) => a.id - b.id),
        ({ organization }) => [`organization=${organization}`],
        ({ id }) => id,
      ),
    )
  }))

it('An import says how far it came, and how it ended', () =>
  holdsAllAlong(importCard, (documents, all) => {
    const imports = factsOf(all, 'ImportBegun').map(({ data: { import: id, organization, league, target, rows }, metadata }) => {
      const about = all.filter(({ data }) => 'import' in data && data.import === id)
      const [finished] = factsOf(about, 'ImportFinished')
      const [failed] = factsOf(about, 'ImportFailed')
      const broughtIn = factsOf(about, 'RowsBroughtIn').at(-1)?.data.done ?? 0
      return {
        id,
        organization,
        league,
        target,
        rows,
        done: finished ? rows : broughtIn,
        state: finished ? 'finished' : failed ? 'failed' : 'running',
        counts: finished?.data.counts ?? {},
        reports: finished?.data.reports ?? [],
        why: failed?.data.why ?? null,
        by: metadata.actor,
        startedAt: metadata.time,
        endedAt: (finished ?? failed)?.metadata.time ?? null,
      }
    })
    expect(documents).toEqual(byId(imports))
    expect(listsOf(importCard, documents)).toEqual(
      listsBy(
        imports.toSorted((a, b) => a.id - b.id),
        ({ organization, state }) => [`organization=${organization}`, `state=${state}`],
        ({ id }) => id,
      ),
    )
  }))
