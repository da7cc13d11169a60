import { useState } from 'react'
import type { DivisionAnswer, LeagueWithTeamsAnswer } from '../../../api/schema'
import { DragBoard } from '../../parts/drag/DragBoard'
import type { Dragged, DropTarget } from '../../parts/drag/drop-target'
import { DivisionForm } from './DivisionForm'
import { CurrentStandings, STANDINGS_LIST } from './CurrentStandings'
import { DivisionPanel } from './DivisionPanel'
import styles from './divisions.module.css'
import { FillDialog } from './FillDialog'
import { useTeamMoves } from './use-team-moves'

type Props = { season: number; leagues: readonly LeagueWithTeamsAnswer[]; divisions: readonly DivisionAnswer[] }

/** Current Standings beside the divisions of a season: teams are dragged between them, or moved by menu (docs/admin.md#divisions). */
export const DivisionBoard = ({ season, leagues, divisions }: Props) => {
  const move = useTeamMoves(season, divisions)
  const [filled, setFilled] = useState<number | null>(null)
  const teams = [...leagues, ...divisions].flatMap(({ teams }) => teams)
  const drop = ({ key }: Dragged, { list, place }: DropTarget) => {
    const team = teams.find(({ slt_id }) => slt_id === key)
    if (team) move(team, list === STANDINGS_LIST ? null : { division: Number(list), place })
  }
  return (
    <DragBoard onDrop={drop}>
      <div className={styles.board}>
        <CurrentStandings leagues={leagues} divisions={divisions} onMove={move} />
        <div className={styles.panel}>
          <h2 id="divisions">Divisions</h2>
          <DivisionForm season={season} />
          {divisions.length === 0 && <p className={styles.none}>No divisions created yet.</p>}
          {divisions.map(division => (
            <DivisionPanel
              key={division.id}
              season={season}
              division={division}
              withLeague={leagues.length > 1}
              onMove={move}
              onFill={() => setFilled(division.id)}
            />
          ))}
        </div>
      </div>
      <FillDialog
        season={season}
        division={divisions.find(({ id }) => id === filled) ?? null}
        leagues={leagues}
        divisions={divisions}
        onClose={() => setFilled(null)}
      />
    </DragBoard>
  )
}
