import { Checkbox } from '@mantine/core'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import styles from './organizations.module.css'
import { useSetFeature } from './queries'
import { FoldableSection } from './FoldableSection'

/** What the flags open, in words; a flag without words shows its name. */
const labels: Readonly<Record<string, string>> = {
  brackets: 'Brackets',
  unlisted: 'Not listed',
  'two-factor': 'Two-factor sign-in for everyone who works here',
}

/** A box per feature. A box changes only when the server has agreed (docs/admin.md#organizations). */
export const Features = ({ organization }: { organization: OrganizationDetailAnswer }) => {
  const { id, feature_flags, revision = 0 } = organization
  const set = useSetFeature(id)
  const names = [...new Set([...Object.keys(labels), ...Object.keys(feature_flags)])]
  const run = useCommand()
  const toggle = (name: string) =>
    void run({
      call: () => set.mutateAsync({ flag: name, is: feature_flags[name] !== true, revision }),
      failure: FAILURES.updateFeature,
    })
  return (
    <FoldableSection title="Features">
      <div className={styles.features}>
        {names.map(name => (
          <Checkbox
            key={name}
            label={labels[name] ?? name}
            checked={feature_flags[name] === true}
            aria-busy={set.isPending}
            onChange={() => !set.isPending && toggle(name)}
          />
        ))}
      </div>
    </FoldableSection>
  )
}
