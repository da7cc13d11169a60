import { sportOf } from '@fullcourt/domain/sports/sports'
import { forStaff, type Scope } from '../../core/http/scope'
import type { Known } from '@fullcourt/projections/card'
import type { OrganizationCard } from '@fullcourt/projections/organizations/organization'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import type { SeasonAnswer, SeasonNameAnswer } from './seasons.answers'

/** A name in the letters of an address: lower case, everything else as single inner hyphens. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

export const seasonAnswer = (
  scope: Scope,
  { id, organization, sport, details, active, revision }: Known<SeasonCard>,
  owner: Known<OrganizationCard>,
): SeasonAnswer => ({
  id,
  name: details.name,
  startDate: details.startDate,
  finishDate: details.finishDate,
  active,
  ...forStaff(scope, revision),
  slug: slugOf(details.name),
  sport_id: sport,
  organization_id: organization,
  organization: { id: organization, name: owner.profile.name },
  sportsv2: { id: sport, type: sportOf(sport)?.name ?? '' },
})

export const seasonNameAnswer = ({ id, details, active }: Known<SeasonCard>): SeasonNameAnswer => ({
  id,
  name: details.name,
  active,
})
