import { isColour } from '@fullcourt/domain/branding/colour'
import { brandOf } from '@fullcourt/domain/branding/readable'
import type { OrganizationAnswer, SportAnswer } from '../../../api/schema'
import { showBrand } from '../../../ui/brand'
import { capitalize } from '../../../ui/format/capitalize'
import { pick } from '../../../ui/pick'
import { choices, image, optionalText, requiredText, type ImageValue, type RecordFields } from '../../parts/editing/record-fields'
import { toast } from '../../parts/feedback/toast'
import { bodyWithImage } from '../../parts/forms/body-with-image'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { useSession } from '../../parts/session/SessionGate'
import { brandingFields, type BrandingValues } from '../branding/branding-values'
import { organizationQuery, useSports, useUpdateOrganization } from './queries'

export const SOCIAL_LINKS = ['facebook_url', 'instagram_url', 'youtube_url'] as const

export const textFields = {
  name: requiredText('Name'),
  domain: optionalText('Domain'),
  slug: optionalText('Slug'),
  facebook_url: optionalText('Facebook'),
  instagram_url: optionalText('Instagram'),
  youtube_url: optionalText('YouTube'),
  time_zone: requiredText('Time zone'),
}

export const TEXTS = ['name', 'domain', 'slug', ...SOCIAL_LINKS, 'time_zone'] as const

type Values = Pick<OrganizationAnswer, keyof typeof textFields> &
  BrandingValues & {
    readonly sportIds: readonly number[]
    readonly logo: ImageValue
  }

/** What can be changed of an organization, by its name in the forms. */
export type OrganizationField = keyof Values

const fieldsWith = (sports: readonly SportAnswer[]): RecordFields<Values> => ({
  ...textFields,
  sportIds: choices('Sports', id => capitalize(sports.find(sport => sport.id === id)?.name ?? `sport ${id}`)),
  logo: image('Logo'),
  ...brandingFields,
})

const storedOrganization = (organization: OrganizationAnswer) => {
  const { sports, logo_url: logo, colors, abbreviation, revision = 0 } = organization
  const sportIds = sports.map(({ id }) => id).sort((a, b) => a - b)
  return { value: { ...pick(organization, TEXTS), sportIds, logo, colors, abbreviation }, revision }
}

const changesOf = ({ logo, ...others }: Partial<Values>) => bodyWithImage(others, 'logo', logo)

/** How a form changes some fields of an organization. */
export const useOrganizationEdit = () => {
  const update = useUpdateOrganization()
  const sports = useSports()
  const { organization_id: own } = useSession()
  return <Name extends OrganizationField>(
    organization: OrganizationAnswer,
    names: readonly Name[],
  ): RecordEdit<Pick<Values, Name>> => {
    const storedPart = (of: OrganizationAnswer) => {
      const { value, revision } = storedOrganization(of)
      return { value: pick(value, names), revision }
    }
    return {
      fields: pick(fieldsWith(sports.data ?? organization.sports), names),
      stored: storedPart(organization),
      send: async (changes, revision) => {
        const { id, name, colors } = await update.mutateAsync({
          id: organization.id,
          changes: await changesOf(changes),
          revision,
        })
        if (id === own) showBrand(brandOf(colors.filter(isColour)))
        toast.success(`${name} updated`)
      },
      fresh: async ask => storedPart(await ask(organizationQuery(organization.id))),
    }
  }
}
