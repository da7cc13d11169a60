import { compareNames } from '@fullcourt/domain/facts/text'
import type { Known } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import { KeptSeasons } from '../../core/readers/kept-seasons'
import { SeasonReader } from '../../core/readers/season-reader'
import type { WithScope } from '../../core/http/scope'
import { seasonAnswer } from './season-answer'
import type { SeasonAnswer } from './seasons.answers'

type OfSeason = WithScope & { readonly season: SeasonId }

const allOrganizations = async (documents: Documents): Promise<Known<OrganizationCard>[]> => {
  const organizations = await documents.active(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
  return organizations.toSorted((a, b) => compareNames(a.profile.name, b.profile.name))
}

/** The seasons that the scope spans: one organization's in their order, or those of all. */
export const SeasonListQuery = query('SeasonListQuery', {
  uses: { documents: Documents, reader: SeasonReader, kept: KeptSeasons },
  answer: async ({ scope }: WithScope, { documents, reader, kept }): Promise<SeasonAnswer[]> => {
    const { organization } = scope
    if (organization !== 'every') {
      const owner = await reader.organization(scope, organization)
      return (await kept.of(organization)).map(season => seasonAnswer(scope, season, owner))
    }
    const owners = await allOrganizations(documents)
    const lists = await Promise.all(
      owners.map(async owner => (await reader.seasonsOf(owner)).map(season => seasonAnswer(scope, season, owner))),
    )
    return lists.flat()
  },
})

export const SeasonQuery = query('SeasonQuery', {
  uses: { reader: SeasonReader },
  answer: async ({ scope, season: id }: OfSeason, { reader }): Promise<SeasonAnswer> => {
    const season = await reader.season(scope, id)
    return seasonAnswer(scope, season, await reader.organization(scope, season.organization))
  },
})
