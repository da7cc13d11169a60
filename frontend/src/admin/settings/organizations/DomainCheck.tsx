import { Button } from '@mantine/core'
import type { DomainCheckAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import { messageOf } from '../../../api/api-error'
import { Part } from '../../parts/page/Part'
import { useDomainCheck } from './queries'
import styles from './organizations.module.css'

/** The record that leads a domain to the server at which this page is open: to its address, or to its name. */
const recordTo = (host: string): readonly [type: string, value: string] => {
  if (host === 'localhost' || host.startsWith('127.')) return ['CNAME', 'the public name of this server']
  return [/^[\d.]+$/.test(host) ? 'A' : 'CNAME', host]
}

const DomainRecord = ({ domain }: { domain: string }) => {
  const [type, value] = recordTo(window.location.hostname)
  return (
    <dl className={styles.facts}>
      <dt>Type</dt>
      <dd>{type}</dd>
      <dt>Name</dt>
      <dd>{domain}</dd>
      <dt>Value</dt>
      <dd>{value}</dd>
    </dl>
  )
}

const Outcome = ({ state, message }: DomainCheckAnswer) => (
  <p className={state === 'right' ? styles.right : undefined}>{message}</p>
)

/** The record to set for the own domain, and what is found at present (docs/admin.md#settings). */
export const DomainCheck = ({ organization: { id, domain } }: { organization: OrganizationDetailAnswer }) => {
  const check = useDomainCheck(id)
  if (domain === null) return null
  // A failure is said where the outcome would be.
  const ask = () => void check.mutateAsync().catch(() => undefined)
  return (
    <Part title="Record of the domain">
      <p>
        Set this record where the domain was bought. For a domain of two parts, such as example.com, it is often called ALIAS.
      </p>
      <DomainRecord domain={domain} />
      <div>
        <Button variant="default" loading={check.isPending} onClick={ask}>
          Check {domain}
        </Button>
      </div>
      <div role="status">
        {check.data && <Outcome {...check.data} />}
        {check.error && <p>{messageOf(check.error)}</p>}
      </div>
    </Part>
  )
}
