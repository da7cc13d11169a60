import type { TeamDifferenceAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { TeamChanges } from '../changes/TeamChanges'

type Props = {
  changes: readonly TeamDifferenceAnswer[]
  /** A day of the season: its year goes without saying. */
  today: string
}

/** What each team would read once a schedule is generated anew: folded, because it may be every game. */
export const PlannedChanges = ({ changes, today }: Props) =>
  changes.length === 0 ? (
    <p>No team gets another game.</p>
  ) : (
    <details>
      <summary>What changes for {quantity(changes.length, 'team')}</summary>
      {changes.map(one => (
        <TeamChanges key={one.team.id} of={one} today={today} isLinked={false} />
      ))}
    </details>
  )
