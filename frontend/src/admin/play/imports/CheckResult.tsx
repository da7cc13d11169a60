import { Button } from '@mantine/core'
import type { ImportAnswer, ImportPlaceAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { effectInWords } from '../games/conflicts/conflicts'
import { Problems } from './Problems'
import styles from './imports.module.css'
import { changesNothing, Summary, LineList } from './Summary'

type Props = { checked: ImportAnswer; starting: boolean; onStart: (allowConflicts: boolean) => void }

const place = (kind: string, { name, made }: ImportPlaceAnswer) => `${kind} ${name}${made ? ' (new)' : ''}`

const timesIn = ({ time_zone: zone }: ImportAnswer['organization']) => (zone === null ? '' : ` with times in ${zone}`)

export const whereTo = ({ organization, season, league }: ImportAnswer) =>
  [`${place('organization', organization)}${timesIn(organization)}`, place('season', season), place('league', league)].join(', ')

const conflictLines = ({ conflicts, moreConflicts }: ImportAnswer) => [
  ...conflicts.map(({ message }) => message),
  ...(moreConflicts > 0 ? [`… and ${moreConflicts} more`] : []),
]

const SEEN_BY_STAFF = 'Only staff see that until somebody publishes it.'

/** What would not be public at once. */
const unpublishedLines = ({ drafted, waiting }: ImportAnswer): readonly string[] => [
  ...(drafted > 0 ? [`${quantity(drafted, 'game')} to come would be a draft. ${SEEN_BY_STAFF}`] : []),
  ...(waiting > 0 ? [`${quantity(waiting, 'game')} would get another date, time or place. ${SEEN_BY_STAFF}`] : []),
]

/** What the check found: problems, else what an import of these files would do. */
export const CheckResult = ({ checked, starting, onStart }: Props) => {
  if (checked.problems.length > 0) return <Problems problems={checked.problems} />
  const hasConflicts = checked.conflicts.length > 0
  return (
    <section className={styles.parts} aria-labelledby="preview">
      <h2 id="preview">Ready to import</h2>
      <p role="status">
        {quantity(checked.total, 'line')} without a problem, to be imported into {whereTo(checked)}.
      </p>
      {changesNothing(checked) && checked.waiting === 0 ? (
        <p>Everything in these files has already been imported.</p>
      ) : (
        <Summary of={checked} caption="What would be imported" />
      )}
      {unpublishedLines(checked).map(line => (
        <p key={line}>{line}</p>
      ))}
      <LineList title="Conflicts" lines={conflictLines(checked)} />
      <LineList title="The report of the schedule would change" lines={checked.scheduleReports.map(effectInWords)} />
      <LineList title="Stays as it is" lines={checked.reports} />
      <LineList title="Not read" lines={checked.notes} />
      <div className={styles.actions}>
        <Button color={hasConflicts ? 'red' : 'accent'} loading={starting} onClick={() => onStart(hasConflicts)}>
          {hasConflicts ? 'Import anyway' : 'Start import'}
        </Button>
      </div>
    </section>
  )
}
