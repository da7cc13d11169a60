import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useSession } from '../../parts/session/SessionGate'
import { useSetFeature } from '../../settings/organizations/queries'
import { Link } from 'react-router-dom'
import styles from './divisions.module.css'

type Props = { organization: OrganizationDetailAnswer }

/** What divisions are, where an organization works without them; owners begin with them here. */
export const DivisionsOffer = ({ organization: { id, revision = 0 } }: Props) => {
  const { role } = useSession()
  const set = useSetFeature(id)
  const run = useCommand()
  const begin = () =>
    void run({
      call: () => set.mutateAsync({ flag: 'brackets', is: true, revision }),
      failure: FAILURES.updateFeature,
    })
  return (
    <section className={styles.offer} aria-labelledby="divisions">
      <div>
        <h2 id="divisions">Divisions</h2>
        <p>
          Sort the teams of a season into divisions, of one league or of several. Each has a bracket for its play-offs or its
          tournament, which visitors follow round by round.
        </p>
      </div>
      {role === 'staff' ? (
        <p className={styles.none}>An owner switches them on in the settings.</p>
      ) : (
        <div className={styles.begin}>
          <Button variant="default" loading={set.isPending} onClick={begin}>
            Use divisions and brackets
          </Button>
          <Link to={adminAddress('features', { organization: id })}>Settings</Link>
        </div>
      )}
    </section>
  )
}
