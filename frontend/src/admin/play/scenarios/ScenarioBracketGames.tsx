import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useState } from 'react'
import { Link } from 'react-router-dom'
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

/** A matchup in which nothing can be entered, and why. */
const WaitingMatchup = ({ row: { label, sides, isKnown }, address }: { row: MatchupRow; address: string }) => (
  <li>
    <span className={styles.when}>{label}</span>
    <p>{sides}</p>
    {isKnown && (
      <p className={styles.quiet}>
        It has no game yet. <Link to={address}>Create it in the bracket</Link>
      </p>
    )}
  </li>
)

const Matchups = ({ scenario, division: { id, name }, calls }: OfDivision) => {
  const at = { seasonId: scenario.season_id, divisionId: id }
  const then = useScenarioBracket(scenario.id, id)
  const now = useBracket(at)
  const address = adminAddress('division', { season: scenario.season_id, division: id })
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
                  <WaitingMatchup key={row.matchId} row={row} address={address} />
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
