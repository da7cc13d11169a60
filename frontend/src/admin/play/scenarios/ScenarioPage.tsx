import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, CopyButton, Group, Tabs } from '@mantine/core'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isMissing } from '../../../api/api-error'
import type { ScenarioDetailAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { Boundary } from '../../parts/feedback/Boundary'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { FAILURES } from '../../parts/feedback/failures'
import { QueryState } from '../../parts/feedback/QueryState'
import { useCommand } from '../../parts/feedback/use-command'
import { Page } from '../../parts/page/Page'
import { Part } from '../../parts/page/Part'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { useDiscardScenario, useScenario } from './queries'
import { ScenarioBracket } from './ScenarioBracket'
import { ScenarioGames } from './ScenarioGames'
import { ScenarioLeaders } from './ScenarioLeaders'
import { ScenarioSteps } from './ScenarioSteps'
import { ScenarioTable } from './ScenarioTable'
import styles from './scenarios.module.css'

const TABS = ['table', 'bracket', 'leaders'] as const

const Actions = ({ scenario: { id, name, steps } }: { scenario: ScenarioDetailAnswer }) => {
  const discard = useDiscardScenario()
  const run = useCommand()
  const navigate = useNavigate()
  const ask = async () => {
    const isDone = await run({
      question: {
        question: `Discard ${name}?`,
        consequence: `${quantity(steps.length, 'change')} in it ${steps.length === 1 ? 'is' : 'are'} thrown away. What was made real stays.`,
        verb: 'Discard',
        danger: true,
      },
      call: () => discard.mutateAsync(id),
      done: 'Scenario discarded',
      failure: FAILURES.discardScenario,
    })
    if (isDone) await navigate(adminAddress('scenarios', {}))
  }
  return (
    <Group gap="xs">
      <CopyButton value={window.location.href}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Link copied' : 'Copy link'}
          </Button>
        )}
      </CopyButton>
      <Button variant="default" color="red" onClick={() => void ask()}>
        Discard
      </Button>
    </Group>
  )
}

/** What a scenario comes to; the tab is in the address, so that the link leads to it. */
const Outcome = ({ scenario }: { scenario: ScenarioDetailAnswer }) => {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(name => name === search.get('tab')) ?? 'table'
  return (
    <Tabs
      value={tab}
      onChange={chosen => setSearch(chosen === null || chosen === 'table' ? {} : { tab: chosen }, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb="md">
        <Tabs.Tab value="table">Table</Tabs.Tab>
        <Tabs.Tab value="bracket">Bracket</Tabs.Tab>
        <Tabs.Tab value="leaders">Leaders</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="table">
        <Boundary>
          <ScenarioTable id={scenario.id} />
        </Boundary>
      </Tabs.Panel>
      <Tabs.Panel value="bracket">
        <Boundary>
          <ScenarioBracket scenario={scenario} />
        </Boundary>
      </Tabs.Panel>
      <Tabs.Panel value="leaders">
        <Boundary>
          <ScenarioLeaders scenario={scenario} />
        </Boundary>
      </Tabs.Panel>
    </Tabs>
  )
}

/** A scenario: what it changes, and what that comes to (docs/admin.md#what-if). */
export const ScenarioPage = () => {
  const id = Number(useParams().scenario)
  const scenario = useScenario(id)
  const breadcrumbs = useBreadcrumbs('scenarios')
  if (isMissing(scenario.error))
    return (
      <Page title="Scenario not found" breadcrumbs={breadcrumbs}>
        <EmptyState>It may have been discarded, or the address is wrong.</EmptyState>
      </Page>
    )
  return (
    <Page
      title={scenario.data?.name ?? 'Scenario'}
      breadcrumbs={breadcrumbs}
      about={
        scenario.data &&
        `${scenario.data.leagueName} · made by ${scenario.data.who}. Only staff see this: nothing is real until you make it so.`
      }
      action={scenario.data && <Actions scenario={scenario.data} />}
    >
      <QueryState of={scenario}>
        {shown => (
          <div className={styles.scenario}>
            <div className={styles.entry}>
              <Part title="Games">
                <ScenarioGames scenario={shown} />
              </Part>
            </div>
            <section className={styles.outcome} aria-label="What it comes to">
              <Outcome scenario={shown} />
            </section>
            <div className={styles.changes}>
              <Part title="Changes">
                <ScenarioSteps scenario={shown} />
              </Part>
            </div>
          </div>
        )}
      </QueryState>
    </Page>
  )
}
