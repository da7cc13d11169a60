import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { Part } from '../../parts/page/Part'
import styles from './organizations.module.css'

const FILES = [
  {
    address: '/api/organization.zip',
    name: 'Everything',
    about: 'A zip of pictures, leagues as CSV, and all facts. An empty installation brings it in again, with the same pages.',
  },
  { address: '/api/facts.ndjson', name: 'Facts', about: 'All that ever happened here, in order, a line of JSON each.' },
  { address: '/api/history.csv', name: 'History', about: 'Who did what, when and why, newest first, as CSV.' },
] as const

/** What an owner takes along of their organization (docs/history.md#taking-everything-along). */
export const TakeData = ({ organization }: { organization: Pick<OrganizationDetailAnswer, 'id'> }) => {
  const [contactDetails, setContactDetails] = useState(false)
  const query = `organization_id=${organization.id}`
  const addressOf = (address: string) =>
    address === '/api/history.csv' ? `${address}?${query}` : `${address}?${query}&contactDetails=${contactDetails}`
  return (
    <Part title="Take your data with you">
      <Checkbox
        label="With e-mail addresses and phone numbers of persons"
        description="The history then says that you were shown them."
        checked={contactDetails}
        onChange={event => setContactDetails(event.currentTarget.checked)}
      />
      <ul className={styles.files}>
        {FILES.map(({ address, name, about }) => (
          <li key={address}>
            <span>{about}</span>
            <Button component="a" variant="default" href={addressOf(address)} download>
              Download {name.toLowerCase()}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        The files hold names of persons: keep them where nobody else can read them. Passwords are in none.
      </p>
    </Part>
  )
}
