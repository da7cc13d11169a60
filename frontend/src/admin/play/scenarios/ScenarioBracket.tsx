import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ScenarioDetailAnswer } from '../../../api/schema'
import { Bracket } from '../../../ui/bracket/Bracket'
import { EffectList } from '../../parts/effects/Effects'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import { areBracketsOff, BracketsSwitchedOff } from '../brackets/BracketsSwitchedOff'
import { useDivisions } from '../divisions/queries'
import { useScenarioBracket } from './queries'
import styles from './scenarios.module.css'

type Props = { scenario: ScenarioDetailAnswer }

const NOTHING = { ranks: [], leaders: [], games: [], progress: [] }

const Division = ({ scenario, division, name }: Props & { division: number; name: string }) => {
  const changed = scenario.comesTo.bracket.filter(({ division_id }) => division_id === division)
  return (
    <QueryState of={useScenarioBracket(scenario.id, division)}>
      {({ shown }) =>
        shown.rounds.length === 0 ? (
          <EmptyState hint="A bracket needs at least two teams.">No teams available</EmptyState>
        ) : (
          <>
            <section className={styles.changed} aria-label="What changes in this bracket">
              {changed.length === 0 ? (
                <p>No team changes its place in this bracket.</p>
              ) : (
                <EffectList effects={{ ...scenario.comesTo, ...NOTHING, bracket: changed, further: false }} />
              )}
            </section>
            <Bracket bracket={shown} label={`Bracket of ${name} in this scenario`} link={Link} />
          </>
        )
      }
    </QueryState>
  )
}

/** The brackets of the season as a scenario has them. */
export const ScenarioBracket = ({ scenario }: Props) => {
  const divisions = useDivisions(scenario.season_id)
  const [chosen, setChosen] = useState<string | null>(null)
  if (areBracketsOff(divisions.error)) return <BracketsSwitchedOff />
  return (
    <QueryState of={divisions} empty="This season has no divisions.">
      {all => {
        const division = all.find(({ id }) => String(id) === chosen) ?? all[0]
        return (
          <div className={styles.part}>
            {all.length > 1 && (
              <NativeSelect
                className={styles.division}
                label="Division"
                value={String(division?.id)}
                data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChange={({ currentTarget: { value } }) => setChosen(value)}
              />
            )}
            {division && <Division key={division.id} scenario={scenario} division={division.id} name={division.name} />}
          </div>
        )
      }}
    </QueryState>
  )
}
