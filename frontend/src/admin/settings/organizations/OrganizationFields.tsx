import { Checkbox } from '@mantine/core'
import type { OrganizationAnswer, SportAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import { ImageField } from '../../parts/forms/ImageField'
import { TextField } from '../../parts/forms/fields'
import { BrandingFields } from '../branding/BrandingFields'
import { browserTimeZone } from './browser-time-zone'
import { SOCIAL_LINKS, textFields } from './organization-record'
import { useSports } from './queries'

/** `organization` is null while a new one is made. */
type Props = { organization: OrganizationAnswer | null }

export const OrganizationNameField = ({ organization }: Props) => (
  <TextField name="name" label={textFields.name.label} required defaultValue={organization?.name} />
)

/** Where an organization is found on the web. */
export const AddressFields = ({ organization }: Props) => (
  <>
    <TextField
      name="domain"
      label={textFields.domain.label}
      description="The league's own domain, such as league.example.com"
      defaultValue={organization?.domain ?? ''}
    />
    <TextField
      name="slug"
      label={textFields.slug.label}
      description="Its name in the web address here, such as riverside"
      defaultValue={organization?.slug ?? ''}
    />
  </>
)

export const LookFields = ({ organization }: Props) => (
  <>
    <ImageField name="logo" label="Logo" placeholder={organization?.logo_url ? 'Keep the current logo' : 'Choose an image'} />
    <BrandingFields key={organization?.id} stored={organization ?? undefined} />
  </>
)

/** One box per sport; a list of several choices is easier to take in than a select. */
export const SportsField = ({ chosen }: { chosen: readonly SportAnswer[] }) => {
  const sports = useSports()
  const isChosen = new Set(chosen.map(({ id }) => id))
  return (
    <Checkbox.Group label="Sports" defaultValue={[...isChosen].map(String)}>
      {(sports.data ?? chosen).map(({ id, name }) => (
        <Checkbox key={id} mt="xs" name="sportIds" value={String(id)} label={capitalize(name)} />
      ))}
      <ChoicesFailure of={sports} />
    </Checkbox.Group>
  )
}

export const SocialFields = ({ organization }: Props) =>
  SOCIAL_LINKS.map(name => (
    <TextField
      key={name}
      name={name}
      label={textFields[name].label}
      type="url"
      placeholder="https://"
      defaultValue={organization?.[name] ?? ''}
    />
  ))

export const TimeZoneField = ({ organization }: Props) => (
  <TextField
    name="time_zone"
    label={textFields.time_zone.label}
    description="The time zone of its games, such as America/New_York."
    required
    defaultValue={organization?.time_zone ?? browserTimeZone()}
  />
)
