import { Button } from '@mantine/core'
import { useState } from 'react'
import { PlusIcon } from '../../../ui/icons'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { leagueChoices } from '../leagues/league-choices'
import { useAllLeagues } from '../leagues/queries'
import { NewScenarioDialog } from './NewScenarioDialog'
import { useScenarios } from './queries'
import { ScenarioList } from './ScenarioList'

/** The scenarios of an organization (docs/admin.md#what-if). */
export const ScenariosPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const scenarios = useScenarios(id, undefined, isKnown)
  const leagues = useAllLeagues(id, isKnown)
  const [isOpen, setOpen] = useState(false)
  const choices = leagueChoices(leagues.data ?? [])
  const add = choices.length > 0 && (
    <Button leftSection={<PlusIcon />} onClick={() => setOpen(true)}>
      New Scenario
    </Button>
  )
  return (
    <Page title="What If" breadcrumbs={useBreadcrumbs('scenarios').slice(0, -1)} action={add}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <ScenarioList of={scenarios} namesLeague />
      <NewScenarioDialog leagues={choices} open={isOpen} onClose={() => setOpen(false)} />
    </Page>
  )
}
