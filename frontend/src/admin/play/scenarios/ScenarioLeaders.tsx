import { SegmentedControl } from '@mantine/core'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { fullName } from '@fullcourt/domain/players/full-name'
import { useState } from 'react'
import type { LeaderEffectAnswer, LeadersOfStatisticAnswer, ScenarioDetailAnswer } from '../../../api/schema'
import { whole } from '../../../ui/format/figures'
import { leaderFigure } from '../../../ui/format/leader-figure'
import { QueryState } from '../../parts/feedback/QueryState'
import { useScenarioLeaders, type LeadersBy } from './queries'
import { RankMove } from './RankMove'
import styles from './scenarios.module.css'

type Moves = readonly LeaderEffectAnswer[]

type StatisticProps = { statistic: LeadersOfStatisticAnswer; by: LeadersBy; moves: Moves }

const Statistic = ({ statistic, by, moves }: StatisticProps) => (
  <section aria-label={statistic.name}>
    <h3>{statistic.name}</h3>
    <ol className={styles.leaders}>
      {statistic.leaders.map(leader => {
        const move = moves.find(({ player_id: player }) => player === leader.player_id)
        return (
          <li key={leader.player_id} className={move ? styles.moved : undefined}>
            <span className={styles.rank}>{whole(leader.rank)}</span>
            <span className={styles.player}>{fullName(leader)}</span>
            {move && <RankMove from={move.from} to={move.to} />}
            <span className={styles.value}>{leaderFigure(statistic.abbreviation as Abbreviation, by)(leader.value)}</span>
          </li>
        )
      })}
    </ol>
  </section>
)

/** Who leads the statistics of the season in a scenario. */
export const ScenarioLeaders = ({ scenario }: { scenario: ScenarioDetailAnswer }) => {
  const [by, setBy] = useState<LeadersBy>('game')
  const leaders = useScenarioLeaders(scenario.id, by)
  const moves = scenario.comesTo.leaders.filter(leader => leader.by === by)
  return (
    <div className={styles.part}>
      <SegmentedControl
        aria-label="Figures"
        value={by}
        onChange={value => setBy(value === 'total' ? 'total' : 'game')}
        data={[
          { value: 'game', label: 'Per game' },
          { value: 'total', label: 'In total' },
        ]}
      />
      <QueryState of={leaders} empty="No statistics are kept yet.">
        {all => (
          <div className={styles.statistics}>
            {all.map(statistic => (
              <Statistic
                key={statistic.abbreviation}
                statistic={statistic}
                by={by}
                moves={moves.filter(({ abbreviation }) => abbreviation === statistic.abbreviation)}
              />
            ))}
          </div>
        )}
      </QueryState>
    </div>
  )
}
