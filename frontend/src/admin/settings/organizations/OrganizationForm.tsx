import { useState, type ReactNode } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { RecordForm } from '../../parts/forms/RecordForm'
import { imageProblem } from '../../parts/forms/shrink-image'
import { brandingProblem } from '../branding/branding-values'
import { useOrganizationEdit, type OrganizationField } from './organization-record'
import styles from './organizations.module.css'

type Props = {
  organization: OrganizationDetailAnswer
  /** The fields that the form changes; others may be in it to be read. */
  names: readonly OrganizationField[]
  children: ReactNode
}

/** The settings of one subject, changed where they stand. A form is of one reading: it begins anew when it was saved or given up. */
export const OrganizationForm = ({ organization, names, children }: Props) => {
  const editOf = useOrganizationEdit()
  const [count, setCount] = useState(0)
  return (
    <div className={styles.card}>
      <RecordForm
        key={`${organization.id} ${count}`}
        edit={editOf(organization, names)}
        submit="Save Changes"
        cancel="Discard"
        onClose={() => setCount(count + 1)}
        check={form => ({ ...imageProblem(form, 'logo'), ...brandingProblem(form) })}
        failure={FAILURES.updateOrganization}
      >
        {children}
      </RecordForm>
    </div>
  )
}
