import { Button } from '@mantine/core'
import { useState } from 'react'
import { PlusIcon } from '../../../ui/icons'
import type { LeagueAt } from '../leagues/queries'
import { useOrganizationOf } from '../seasons/queries'
import { NewScenarioDialog } from './NewScenarioDialog'
import { useScenarios } from './queries'
import { ScenarioList } from './ScenarioList'
import styles from './scenarios.module.css'

/** The scenarios of a league, where another one is begun. */
export const LeagueScenarios = ({ at }: { at: LeagueAt }) => {
  const organization = useOrganizationOf(at.seasonId)
  const scenarios = useScenarios(organization, at.leagueId, organization !== undefined)
  const [isOpen, setOpen] = useState(false)
  const add = (
    <Button leftSection={<PlusIcon />} onClick={() => setOpen(true)}>
      New Scenario
    </Button>
  )
  return (
    <div className={styles.page}>
      {scenarios.data && scenarios.data.length > 0 && <div>{add}</div>}
      <ScenarioList of={scenarios} namesLeague={false} action={add} />
      <NewScenarioDialog leagues={[{ value: String(at.leagueId), label: '' }]} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
