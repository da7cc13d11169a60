import type { OrganizationDetailAnswer } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import type { Keyring } from '../../parts/paste/keyring'
import { addLeagues } from '../../play/entries/paste/add-leagues'
import type { Answers, Made } from '../../settings/set-up/draft'
import { leaguesOf } from './leagues-of'

export type SetUp = {
  readonly answers: Answers
  readonly made: Made
  /** The organization that is set up; undefined makes a new one. */
  readonly organization: OrganizationDetailAnswer | undefined
  /** Only a super_admin names the organization of a new season. */
  readonly isSuperAdmin: boolean
  readonly keyOf: Keyring
  /** After each thing that others are made in. */
  readonly onMade: (made: Made) => void
  readonly onDone: (calls: number, of: number) => void
}

const profileOf = ({ name, slug, sport, timeZone }: Answers) => ({
  name,
  slug: slug || null,
  sportIds: [sport],
  time_zone: timeZone,
})

/** What was answered otherwise than the organization says. */
const changesOf = (answers: Answers, { name, slug, sports, time_zone }: OrganizationDetailAnswer) => {
  const wanted = profileOf(answers)
  const isPlayed = sports.some(({ id }) => id === answers.sport)
  return {
    ...(wanted.name !== name && { name: wanted.name }),
    ...(wanted.slug !== slug && { slug: wanted.slug }),
    ...(!isPlayed && { sportIds: [...sports.map(({ id }) => id), answers.sport] }),
    ...(wanted.time_zone !== time_zone && { time_zone: wanted.time_zone }),
  }
}

const makeOrganization = async ({ answers, organization, keyOf }: SetUp): Promise<NonNullable<Made['organization']>> => {
  if (!organization) {
    const body = profileOf(answers)
    return api.post('/api/organizations', body, { key: keyOf(JSON.stringify(body)) })
  }
  const changes = changesOf(answers, organization)
  if (Object.keys(changes).length === 0) return organization
  return api.put('/api/organizations/{id}', changes, {
    path: { id: organization.id },
    ifMatch: organization.revision ?? 0,
    key: keyOf(JSON.stringify(changes)),
  })
}

const makeSeason = async ({ answers, isSuperAdmin, keyOf }: SetUp, organization: number): Promise<number> => {
  const { season: name, startDate, finishDate, sport: sport_id } = answers
  const season = { name, startDate, finishDate, sport_id, active: true, copyFromSeasonId: null }
  const key = keyOf(JSON.stringify(season))
  const { id } = isSuperAdmin
    ? await api.post('/api/organizations/{id}/seasons', season, { path: { id: organization }, key })
    : await api.post('/api/seasonsv2', season, { key })
  return id
}

const ORGANIZATION_AND_SEASON = 2

/**
 * Makes what was answered by the calls that every other screen uses, one after another. What stands is not made again: `made` and the
 * keys of the calls are remembered on the way.
 */
export const makeLeague = async (setUp: SetUp): Promise<Made> => {
  const { answers, keyOf, onMade, onDone } = setUp
  const { id, name, slug, domain } = setUp.made.organization ?? (await makeOrganization(setUp))
  const organization = { id, name, slug, domain }
  onMade({ organization })
  const season = setUp.made.season ?? (await makeSeason(setUp, id))
  onMade({ organization, season })
  await addLeagues(season, {
    leagues: leaguesOf(answers),
    keyOf,
    onDone: (calls, of) => onDone(calls + ORGANIZATION_AND_SEASON, of + ORGANIZATION_AND_SEASON),
  })
  const made = { organization, season, isWhole: true }
  onMade(made)
  return made
}
