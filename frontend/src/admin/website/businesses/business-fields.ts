import {
  BUSINESS_CATEGORIES,
  BUSINESS_SPORTS,
  EMPTY_LISTING,
  SIGNUP_STATUSES,
} from '@fullcourt/domain/organizations/businesses/events'
import type { BusinessAnswer } from '../../../api/schema'
import { optionalText, requiredText, type RecordField, type RecordFields } from '../../parts/editing/record-fields'

export type BusinessValues = Required<Omit<BusinessAnswer, 'id' | 'organization_id' | 'revision'>>

/** One of a set, or none where the form says so. */
const oneOf = <Value extends string>(label: string, values: readonly Value[]): RecordField<Value | null> => ({
  label,
  entered: (form, name, read) => (form.has(name) ? (values.find(value => value === form.get(name)) ?? null) : read),
  shown: value => value ?? 'none',
})

const signup: RecordField<BusinessValues['signupStatus']> = {
  label: 'Sign-up',
  entered: (form, name, read) => SIGNUP_STATUSES.find(status => status === form.get(name)) ?? read,
  shown: status => status,
}

/** The fields of a listing, by their names in the form. */
export const BUSINESS_FIELDS: RecordFields<BusinessValues> = {
  name: requiredText('Name'),
  phone: optionalText('Phone'),
  email: optionalText('Email'),
  website: optionalText('Website'),
  city: optionalText('City'),
  state: optionalText('State'),
  location: optionalText('Location'),
  facebook: optionalText('Facebook'),
  instagram: optionalText('Instagram'),
  sport: oneOf('Sport', BUSINESS_SPORTS),
  category: oneOf('Category', BUSINESS_CATEGORIES),
  season: optionalText('Season'),
  nextSeason: optionalText('Next season'),
  signupDeadline: optionalText('Sign-up deadline'),
  signupStatus: signup,
  cost: optionalText('Cost'),
  skillLevel: optionalText('Skill level'),
}

/** A listing of which nothing is known. */
export const NEW_BUSINESS: BusinessValues = { name: '', ...EMPTY_LISTING }

export const valuesOf = ({
  id: _,
  organization_id: __,
  revision: ___,
  phone = null,
  email = null,
  ...others
}: BusinessAnswer) => ({
  ...others,
  phone,
  email,
})
