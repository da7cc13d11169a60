import { Fragment } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import styles from './organizations.module.css'

/** Name, addresses and sports of an organization, for those who may not change them. */
export const OrganizationInfo = ({ organization }: { organization: OrganizationDetailAnswer }) => {
  const facts = [
    ['Name', organization.name],
    ['Domain', organization.domain ?? 'None'],
    ['Slug', organization.slug ?? 'None'],
    ['Sports', organization.sports.map(({ name }) => capitalize(name)).join(', ') || 'None'],
    ['Time zone', organization.time_zone],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
