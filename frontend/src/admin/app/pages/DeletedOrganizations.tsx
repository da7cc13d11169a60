import { Button } from '@mantine/core'
import { useDeletedOrganizations, useOrganizationRemoval } from '../../settings/organizations/queries'
import { FoldableSection } from '../../settings/organizations/FoldableSection'
import styles from '../../settings/organizations/organizations.module.css'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'

/** The organizations that were deleted, each to be brought back with everything in it; nothing where there is none. */
export const DeletedOrganizations = () => {
  const deleted = useDeletedOrganizations().data ?? []
  const { restore } = useOrganizationRemoval()
  const run = useCommand()
  if (deleted.length === 0) return null
  return (
    <FoldableSection title="Deleted organizations">
      <ul className={styles.deleted}>
        {deleted.map(({ id, name }) => (
          <li key={id}>
            {name} (#{id})
            <Button
              variant="default"
              size="compact-sm"
              onClick={() =>
                void run({
                  call: () => restore([{ id }]),
                  done: `${name} brought back`,
                  failure: FAILURES.bringBack,
                })
              }
            >
              Bring back<span className="visuallyHidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </FoldableSection>
  )
}
