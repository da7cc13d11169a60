import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { EditIcon } from '../../../ui/icons'
import { OrganizationDialog } from './OrganizationDialog'
import styles from './organizations.module.css'
import { FoldableSection } from './FoldableSection'

type Props = { organization: OrganizationDetailAnswer; mayChange: boolean }

/** Name, addresses and sports of an organization. */
export const OrganizationInfo = ({ organization, mayChange }: Props) => {
  const [edited, setEdited] = useState<OrganizationDetailAnswer | null>(null)
  const facts = [
    ['Name', organization.name],
    ['Domain', organization.domain ?? 'None'],
    ['Slug', organization.slug ?? 'None'],
    ['Sports', organization.sports.map(({ name }) => name).join(', ') || 'None'],
    ['Time zone', organization.time_zone],
  ] as const
  return (
    <FoldableSection title="Organization Info">
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <div>
          <Button variant="default" leftSection={<EditIcon />} onClick={() => setEdited(organization)}>
            Edit Organization
          </Button>
          <OrganizationDialog organization={edited ?? organization} open={edited !== null} onClose={() => setEdited(null)} />
        </div>
      )}
    </FoldableSection>
  )
}
