import { Checkbox } from '@mantine/core'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import styles from './organizations.module.css'
import { useSetFeature } from './queries'

/** What the flags open, in words; a flag without words shows its name. */
const FEATURES: Readonly<Record<string, { readonly label: string; readonly about?: string }>> = {
  brackets: {
    label: 'Brackets',
    about: 'Divisions with a bracket each, for tournaments and play-offs. Visitors find them in the menu.',
  },
  'draft-schedules': {
    label: 'Schedules begin as drafts',
    about: 'What is generated, and games to come that are imported, are seen by staff alone until somebody publishes them.',
  },
  'pending-changes': {
    label: 'Changes of games wait to be published',
    about:
      'New dates, places and teams are seen by staff alone until somebody publishes them together. Results are public at once.',
  },
  unlisted: {
    label: 'Not listed',
    about: 'The public list of leagues leaves this organization out. Its site stays where it is.',
  },
  'two-factor': {
    label: 'Two-factor sign-in for everyone who works here',
    about: 'Whoever has no second factor yet sets one up at their next step.',
  },
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
          label={FEATURES[name]?.label ?? name}
          description={FEATURES[name]?.about}
          checked={feature_flags[name] === true}
          aria-busy={set.isPending}
          onChange={() => !set.isPending && toggle(name)}
        />
      ))}
    </div>
  )
}
