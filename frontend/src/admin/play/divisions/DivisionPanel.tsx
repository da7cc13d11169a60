import { LOCKED_ORDER } from '@fullcourt/domain/divisions/lock'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Alert, Button, Group, Menu } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { DivisionAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { DeleteIcon, WarningIcon } from '../../../ui/icons'
import { RowButton } from '../../parts/tables/RowButton'
import { DragRow } from '../../parts/drag/DragRow'
import { DropZone } from '../../parts/drag/DropZone'
import { PlaceItems } from '../../parts/lists/PlaceItems'
import { FAILURES } from '../../parts/feedback/failures'
import { useDeletion } from '../../parts/effects/use-deletion'
import { DivisionName } from './DivisionName'
import styles from './divisions.module.css'
import type { Wanted } from './placement'
import { useDivisionRemoval } from './queries'
import { TeamLine } from './TeamLine'

type Props = {
  season: number
  division: DivisionAnswer
  /** Whether teams of several leagues may be in it. */
  withLeague: boolean
  onMove: (team: StandingsTeamAnswer, wanted: Wanted) => void
  onFill: () => void
}

const useAskToDelete = (season: number, division: DivisionAnswer) => {
  const { name, teams } = division
  const deletion = useDeletion(useDivisionRemoval(season))
  return () =>
    void deletion({
      things: [division],
      noun: 'division',
      name,
      question: 'Are you sure you want to delete this division?',
      consequence: teams.length > 0 ? `${name}: its ${quantity(teams.length, 'team')} will no longer be in a division.` : name,
      verb: 'Delete division',
      failure: FAILURES.deleteThings,
    })
}

/** A division: its name, what can be done with it, and its teams in the order of their seeds. */
export const DivisionPanel = ({ season, division, withLeague, onMove, onFill }: Props) => {
  const { id, name, teams, isLocked } = division
  const askToDelete = useAskToDelete(season, division)
  const list = String(id)
  return (
    <DropZone target={{ list, name }} label={`Division ${name}`}>
      <div className={styles.head}>
        <DivisionName season={season} division={division} />
        <Group gap={4}>
          <Button component={Link} to={adminAddress('division', { season, division: id })} variant="default" size="compact-sm">
            Bracket<span className="visuallyHidden"> of {name}</span>
          </Button>
          <RowButton verb="Fill by standings" about={name} onClick={onFill} />
          <RowButton verb="Delete" about={name} danger leftSection={<DeleteIcon size={16} />} onClick={askToDelete} />
        </Group>
      </div>
      {isLocked && (
        <Alert className={styles.locked} color="red" icon={<WarningIcon />}>
          {LOCKED_ORDER}
        </Alert>
      )}
      {teams.length === 0 && <p className={styles.empty}>No teams yet. Drag them here, or fill the division by standings.</p>}
      <ol aria-label={`Teams of ${name}`}>
        {teams.map((team, place) => (
          <DragRow
            key={team.slt_id}
            dragged={{ key: team.slt_id, name: team.name }}
            target={{ list, place, name: `${name}, position ${place + 1}` }}
            place={`position ${place + 1} of ${teams.length} in ${name}`}
            menu={
              <>
                <PlaceItems place={place} count={teams.length} onMove={to => onMove(team, { division: id, place: to })} />
                <Menu.Divider />
                <Menu.Item onClick={() => onMove(team, null)}>Remove from {name}</Menu.Item>
              </>
            }
          >
            <TeamLine team={team} place={place + 1} withLeague={withLeague} />
          </DragRow>
        ))}
      </ol>
    </DropZone>
  )
}
