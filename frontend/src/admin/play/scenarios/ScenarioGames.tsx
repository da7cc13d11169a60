import type { GameRowAnswer, ScenarioDetailAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import { useLeagueGames } from '../games/list/queries'
import { hasResult } from '../games/list/score-text'
import { asScenarioGame } from './scenario-game'
import { ScenarioBracketGames } from './ScenarioBracketGames'
import { ScenarioGameRow } from './ScenarioGameRow'
import styles from './scenarios.module.css'
import { useStepCalls, type StepCalls } from './use-step-calls'

type ListProps = { label: string; games: readonly GameRowAnswer[]; scenario: ScenarioDetailAnswer; calls: StepCalls }

const GameList = ({ label, games, scenario, calls }: ListProps) => (
  <ul className={styles.games} aria-label={label}>
    {games.map(game => (
      <ScenarioGameRow
        key={game.id}
        game={asScenarioGame(game)}
        step={scenario.steps.find(({ game_id: id }) => id === game.id)}
        calls={calls}
      />
    ))}
  </ul>
)

/** The games of the league: those that are still to be played, then the others, then those of the season's brackets. */
export const ScenarioGames = ({ scenario }: { scenario: ScenarioDetailAnswer }) => {
  const calls = useStepCalls(scenario.id)
  const games = useLeagueGames({ seasonId: scenario.season_id, leagueId: scenario.leagueId })
  return (
    <QueryState of={games}>
      {answer => {
        const [left, played] = [answer.games.filter(game => !hasResult(game)), answer.games.filter(hasResult)]
        return (
          <>
            <p className={styles.quiet}>Click a team to let it win, or enter a score.</p>
            {left.length === 0 ? (
              <p>All games of the league are played.</p>
            ) : (
              <GameList label="Games to be played" games={left} scenario={scenario} calls={calls} />
            )}
            {played.length > 0 && (
              <details open={left.length === 0}>
                <summary>Played games ({played.length})</summary>
                <GameList label="Played games" games={played} scenario={scenario} calls={calls} />
              </details>
            )}
            <ScenarioBracketGames scenario={scenario} calls={calls} isOpen={left.length === 0} />
          </>
        )
      }}
    </QueryState>
  )
}
