import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DivisionAnswer, ScenarioDetailAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import { useBracket } from '../brackets/queries'
import { useDivisions } from '../divisions/queries'
import { useScenarioBracket } from './queries'
import { matchupRows, type MatchupRow } from './scenario-game'
import { ScenarioGameRow } from './ScenarioGameRow'
import styles from './scenarios.module.css'
import type { StepCalls } from './use-step-calls'

type Props = { scenario: ScenarioDetailAnswer; calls: StepCalls }
type OfDivision = Props & { division: DivisionAnswer }

/** A matchup in which nothing can be entered, and why; whose teams are known, it can be given its game. */
const WaitingMatchup = ({ row: { label, sides, isKnown }, onAdd }: { row: MatchupRow; onAdd: () => void }) => (
  <li>
    <span className={styles.when}>{label}</span>
    <p>{sides}</p>
    {isKnown && (
      <p className={styles.quiet}>
        It has no game yet.{' '}
        <Button size="compact-sm" variant="default" aria-label={`Add the game of ${label}`} onClick={onAdd}>
          Add its game
        </Button>
      </p>
    )}
  </li>
)

const Matchups = ({ scenario, division: { id, name }, calls }: OfDivision) => {
  const at = { seasonId: scenario.season_id, divisionId: id }
  const then = useScenarioBracket(scenario.id, id)
  const now = useBracket(at)
  return (
    <QueryState of={then}>
      {bracket => (
        <QueryState of={now}>
          {({ answer }) => (
            <ul className={styles.games} aria-label={`Games of the bracket ${name}`}>
              {matchupRows(bracket, answer, scenario.steps).map(row =>
                row.game ? (
                  <ScenarioGameRow key={row.matchId} {...row} game={row.game} calls={calls} />
                ) : (
                  <WaitingMatchup
                    key={row.matchId}
                    row={row}
                    onAdd={() => calls.set({ kind: 'matchupGame', division_id: id, match_id: row.matchId })}
                  />
                ),
              )}
            </ul>
          )}
        </QueryState>
      )}
    </QueryState>
  )
}

/** The games of one bracket, which are asked for when they are opened. */
const Division = ({ isOpen: isOpenAtFirst, ...props }: OfDivision & { isOpen: boolean }) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>Bracket {props.division.name}</summary>
      {isOpen && <Matchups {...props} />}
    </details>
  )
}

/** The games of the season's brackets, round by round; none where the organization has no brackets. */
export const ScenarioBracketGames = ({ scenario, calls, isOpen }: Props & { isOpen: boolean }) => {
  const { data: divisions = [] } = useDivisions(scenario.season_id)
  return divisions
    .filter(({ teams }) => teams.length > 1)
    .map(division => <Division key={division.id} scenario={scenario} division={division} calls={calls} isOpen={isOpen} />)
}
