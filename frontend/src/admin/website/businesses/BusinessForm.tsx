import { Paper } from '@mantine/core'
import type { BusinessAnswer } from '../../../api/schema'
import { thingIn } from '../../parts/calls/use-fresh'
import { enteredValues } from '../../parts/editing/record-fields'
import { AddingForm } from '../../parts/forms/AddingForm'
import { RecordForm, type RecordEdit } from '../../parts/forms/RecordForm'
import listStyles from '../../parts/lists/SettingsList.module.css'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { BUSINESS_FIELDS, NEW_BUSINESS, valuesOf, type BusinessValues } from './business-fields'
import { BusinessFields } from './BusinessFields'
import { businessesQuery, useAddBusiness, useChangeBusiness } from './queries'

type Props = {
  /** The listing to be changed; null adds one. */
  business: BusinessAnswer | null
  organization: number
  /** After saving, and by Cancel: the form adds a listing again. */
  onClose: () => void
}

/** Adds a listing or changes one (docs/admin.md#lists). */
export const BusinessForm = ({ business, organization, onClose }: Props) => (
  <Paper withBorder className={listStyles.form} component="section">
    <h2>{business ? 'Update Business' : 'Add Business'}</h2>
    {business ? <ChangeBusiness business={business} onClose={onClose} /> : <AddBusiness organization={organization} />}
  </Paper>
)

const AddBusiness = ({ organization }: Pick<Props, 'organization'>) => {
  const add = useAddBusiness(organization)
  const save = async (form: FormData) => {
    const { name } = await add.mutateAsync(enteredValues(BUSINESS_FIELDS, form, NEW_BUSINESS))
    toast.success(`${name} added`)
    return name
  }
  return (
    <AddingForm submit="Add Business" onSubmit={save} failure={FAILURES.saveBusiness}>
      <BusinessFields values={NEW_BUSINESS} />
    </AddingForm>
  )
}

const storedBusiness = (business: BusinessAnswer) => ({ value: valuesOf(business), revision: business.revision ?? 0 })

const ChangeBusiness = ({ business, onClose }: Pick<Props, 'onClose'> & { business: BusinessAnswer }) => {
  const change = useChangeBusiness()
  const edit: RecordEdit<BusinessValues> = {
    fields: BUSINESS_FIELDS,
    stored: storedBusiness(business),
    send: async (changes, revision) => {
      const { name } = await change.mutateAsync({ id: business.id, changes, revision })
      toast.success(`${name} updated`)
    },
    fresh: async ask => {
      const businesses = await ask(businessesQuery(business.organization_id))
      return storedBusiness(thingIn(businesses, business.id, 'Business not found'))
    },
  }
  return (
    <RecordForm submit="Update Business" onClose={onClose} edit={edit} failure={FAILURES.saveBusiness}>
      <BusinessFields values={valuesOf(business)} />
    </RecordForm>
  )
}
