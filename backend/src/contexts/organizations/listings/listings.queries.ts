import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { isListed } from '@fullcourt/domain/organizations/listed'
import { ALL_ORGANIZATIONS, listedOrder, organizationCard } from '@fullcourt/projections/organizations/organization'
import { padId } from '@fullcourt/projections/order'
import { ORGANIZATION_LENGTH, STAFF, userCard } from '@fullcourt/projections/users/user'
import { query } from '../../../core/readers/query'
import { Tenants, type ActiveOrganization } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import { organizationAnswer } from '../organization-answer'
import type { ListingAnswer } from './listings.answers'

type Wanted = {
  /** The organization of this slug alone. */
  readonly slug?: string | undefined
  /** So many, the first by name. */
  readonly limit?: number | undefined
}

const listing = (organization: ActiveOrganization): ListingAnswer => {
  const { id, name, slug, domain, logo_url, colors, abbreviation, sports } = organizationAnswer(organization)
  return { id, name, slug, domain, logo_url, colors, abbreviation, sports }
}

/** Whether somebody runs each organization; nobody's card is read. */
const organizationsRun = async (documents: Documents): Promise<ReadonlySet<OrganizationId>> => {
  const counted = await documents.tally(userCard, STAFF, ORGANIZATION_LENGTH)
  return new Set(counted.map(({ beginning }) => Number(beginning)))
}

const isRun = async (documents: Documents, id: OrganizationId): Promise<boolean> => {
  const range = { ...STAFF, after: padId(id), before: padId(id + 1), limit: 1 }
  return (await documents.tally(userCard, range, ORGANIZATION_LENGTH)).length > 0
}

const ofSlug = async (slug: string, { documents, tenants }: Readers): Promise<readonly ActiveOrganization[]> => {
  const found = await tenants.byKey({ slug })
  return found && isListed(found.flags, await isRun(documents, found.id)) ? [found] : []
}

/** Read in portions until there are enough: an organization that nobody runs is in the list too. */
const firstByName = async (limit: number, { documents }: Readers): Promise<readonly ActiveOrganization[]> => {
  const run = await organizationsRun(documents)
  const found: ActiveOrganization[] = []
  let last: ActiveOrganization | undefined
  do {
    const after = last === undefined ? {} : { after: listedOrder(last) }
    const portion = { index: 'listed', key: ALL_ORGANIZATIONS, ...after, ...(limit === Infinity ? {} : { limit }) }
    const listed = await documents.active(organizationCard, portion)
    found.push(...listed.filter(({ id }) => run.has(id)))
    last = listed.length < limit ? undefined : listed.at(-1)
  } while (last !== undefined && found.length < limit)
  return found.slice(0, limit)
}

type Readers = { readonly documents: Documents; readonly tenants: Tenants }

/** The organizations that visitors may find, by name. */
export const ListingsQuery = query('ListingsQuery', {
  uses: { documents: Documents, tenants: Tenants },
  answer: async ({ slug, limit = Infinity }: Wanted, readers): Promise<ListingAnswer[]> => {
    const found = slug === undefined ? await firstByName(limit, readers) : await ofSlug(slug, readers)
    return found.map(listing)
  },
})
