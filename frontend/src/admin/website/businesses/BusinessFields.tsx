import {
  BUSINESS_CATEGORIES,
  BUSINESS_CITIES,
  BUSINESS_SPORTS,
  BUSINESS_STATES,
  SIGNUP_STATUSES,
} from '@fullcourt/domain/organizations/businesses/events'
import { SelectField } from '../../parts/forms/choice-fields'
import { DateField, TextField } from '../../parts/forms/fields'
import type { BusinessValues } from './business-fields'

type Props = { values: BusinessValues }

/** What may be chosen: nothing, the set, and what is stored though the set does not have it. */
const options = (set: readonly string[], stored: string | null) => [
  { value: '', label: 'Not specified' },
  ...[...new Set([...set, ...(stored === null ? [] : [stored])])].map(value => ({ value, label: value })),
]

/** The fields of a listing (docs/admin.md#lists). */
export const BusinessFields = ({ values }: Props) => (
  <>
    <TextField name="name" label="Name" required defaultValue={values.name} />
    <SelectField
      name="category"
      label="Category"
      data={options(BUSINESS_CATEGORIES, values.category)}
      defaultValue={values.category ?? ''}
    />
    <SelectField name="sport" label="Sport" data={options(BUSINESS_SPORTS, values.sport)} defaultValue={values.sport ?? ''} />
    <SelectField name="state" label="State" data={options(BUSINESS_STATES, values.state)} defaultValue={values.state ?? ''} />
    <SelectField name="city" label="City" data={options(BUSINESS_CITIES, values.city)} defaultValue={values.city ?? ''} />
    <TextField name="location" label="Location" placeholder="12 Dock Street" defaultValue={values.location ?? ''} />
    <TextField name="season" label="Season" placeholder="Fall" defaultValue={values.season ?? ''} />
    <TextField name="nextSeason" label="Next season" placeholder="Winter" defaultValue={values.nextSeason ?? ''} />
    <SelectField name="signupStatus" label="Sign-up" data={[...SIGNUP_STATUSES]} defaultValue={values.signupStatus} />
    <DateField name="signupDeadline" label="Sign-up deadline" defaultValue={values.signupDeadline ?? ''} />
    <TextField name="cost" label="Cost" placeholder="$900 a team" defaultValue={values.cost ?? ''} />
    <TextField name="skillLevel" label="Skill level" placeholder="Recreational" defaultValue={values.skillLevel ?? ''} />
    <TextField name="phone" label="Phone" type="tel" defaultValue={values.phone ?? ''} />
    <TextField name="email" label="Email" type="email" defaultValue={values.email ?? ''} />
    <TextField name="website" label="Website" type="url" placeholder="https://" defaultValue={values.website ?? ''} />
    <TextField name="facebook" label="Facebook" type="url" placeholder="https://" defaultValue={values.facebook ?? ''} />
    <TextField name="instagram" label="Instagram" type="url" placeholder="https://" defaultValue={values.instagram ?? ''} />
  </>
)
