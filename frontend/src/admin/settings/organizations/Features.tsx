import { featureLabel } from '@fullcourt/domain/organizations/features'
import { Checkbox } from '@mantine/core'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import styles from './organizations.module.css'
import { useSetFeature } from './queries'

/** What the flags open, in words. */
const FEATURES: Readonly<Record<string, string>> = {
  brackets: 'Divisions with a bracket each, for tournaments and play-offs. Visitors find them in the menu.',
  'draft-schedules':
    'What is generated, and games to come that are imported, are seen by staff alone until somebody publishes them.',
  'pending-changes':
    'New dates, places and teams are seen by staff alone until somebody publishes them together. Results are public at once.',
  unlisted: 'The public list of leagues leaves this organization out. Its site stays where it is.',
  'two-factor': 'Whoever has no second factor yet sets one up at their next step.',
}

/** Flags that have a page of their own subject; the page of the features has all others. */
const ELSEWHERE = ['unlisted', 'two-factor']

/** The features of an organization that no other page has. */
export const generalFeatures = (flags: Readonly<Record<string, boolean>>) =>
  [...new Set([...Object.keys(FEATURES), ...Object.keys(flags)])].filter(name => !ELSEWHERE.includes(name))

type Props = { organization: OrganizationDetailAnswer; names: readonly string[] }

/** A box per feature. A box changes only when the server has agreed (docs/admin.md#settings). */
export const Features = ({ organization, names }: Props) => {
  const { id, feature_flags, revision = 0 } = organization
  const set = useSetFeature(id)
  const run = useCommand()
  const toggle = (name: string) =>
    void run({
      call: () => set.mutateAsync({ flag: name, is: feature_flags[name] !== true, revision }),
      failure: FAILURES.updateFeature,
    })
  return (
    <div className={styles.features}>
      {names.map(name => (
        <Checkbox
          key={name}
          label={featureLabel(name)}
          description={FEATURES[name]}
          checked={feature_flags[name] === true}
          aria-busy={set.isPending}
          onChange={() => !set.isPending && toggle(name)}
        />
      ))}
    </div>
  )
}
