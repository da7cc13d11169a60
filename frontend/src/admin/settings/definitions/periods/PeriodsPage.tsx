import { Button, Group, Paper } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import type { GamePeriodAnswer } from '../../../../api/schema'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import { useSportChoice } from '../../organizations/SportChoice'
import { AddingForm } from '../../../parts/forms/AddingForm'
import { RowButton } from '../../../parts/tables/RowButton'
import { FAILURES } from '../../../parts/feedback/failures'
import { entered, TextField } from '../../../parts/forms/fields'
import { ListedRow } from '../../../parts/lists/ListedRow'
import { QueryState } from '../../../parts/feedback/QueryState'
import { SortableList } from '../../../parts/lists/SortableList'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { toast } from '../../../parts/feedback/toast'
import { useCommand } from '../../../parts/feedback/use-command'
import { useSaveOrder } from '../../../parts/lists/use-save-order'
import { Page } from '../../../parts/page/Page'
import { useAddPeriod, useHidePeriods, useOrderPeriods, usePeriods, useResetPeriods, type PeriodsOf } from './queries'
import listStyles from '../../../parts/lists/SettingsList.module.css'

const FINAL = 'Final'
const ABOUT = 'The periods in which scores are entered. Final is the final score and always comes last.'

/** The periods of an organization, by `?userId=` those of the user's (docs/games.md#periods). */
export const PeriodsPage = () => {
  const [search] = useSearchParams()
  const named = Number(search.get('userId'))
  const user = Number.isInteger(named) && named > 0 ? named : undefined
  const choice = useOrganizationChoice()
  const { sport, field } = useSportChoice(choice.sports)
  const of: PeriodsOf = {
    sport,
    user,
    organization: user === undefined ? choice.id : undefined,
  }
  const periods = usePeriods(of, user !== undefined || choice.isKnown)
  return (
    <Page title="Game Periods" about={ABOUT}>
      {user === undefined && (choice.field || field) && (
        <div className={toolsStyles.tools}>
          {choice.field}
          {field}
        </div>
      )}
      <QueryState of={periods}>
        {list => (
          <div className={listStyles.columns}>
            <PeriodList of={of} periods={list.filter(({ name }) => name !== FINAL)} />
            <NewPeriod of={of} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

const PeriodList = ({ of, periods }: { of: PeriodsOf; periods: readonly GamePeriodAnswer[] }) => {
  const order = useOrderPeriods(of)
  const hide = useHidePeriods(of)
  const reset = useResetPeriods(of)
  const run = useCommand()
  const saveOrder = useSaveOrder()
  const setHidden = (ids: readonly number[], hidden: boolean) =>
    void run({ call: () => hide.mutateAsync({ ids, hidden }), failure: FAILURES.changePeriod })
  const shown = periods.filter(({ hidden }) => !hidden)
  return (
    <div className={listStyles.list}>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={shown.length === 0}
          onClick={() =>
            setHidden(
              shown.map(({ id }) => id),
              true,
            )
          }
        >
          Hide All
        </Button>
        <Button
          variant="default"
          onClick={() =>
            void run({
              question: {
                question: 'Reset the periods to the default?',
                consequence: 'Periods of your own that hold scores are hidden, the others are removed.',
                verb: 'Reset to Default',
                danger: true,
              },
              call: () => reset.mutateAsync(),
              failure: FAILURES.resetPeriods,
            })
          }
        >
          Reset to Default
        </Button>
      </Group>
      <SortableList
        label="Game periods"
        items={periods}
        itemKey={({ id }) => id}
        itemName={({ name }) => name}
        onReorder={reordered => saveOrder(() => order.mutateAsync(reordered))}
      >
        {({ id, name, hidden }) => (
          <ListedRow name={name} about={hidden ? 'Hidden' : undefined} hidden={hidden}>
            <RowButton verb={hidden ? 'Unhide' : 'Hide'} about={name} onClick={() => setHidden([id], !hidden)} />
          </ListedRow>
        )}
      </SortableList>
    </div>
  )
}

const NewPeriod = ({ of }: { of: PeriodsOf }) => {
  const add = useAddPeriod(of)
  const save = async (form: FormData) => {
    const name = entered(form, 'name') ?? ''
    await add.mutateAsync(name)
    toast.success(`${name} added`)
    return name
  }
  return (
    <Paper withBorder className={listStyles.form} component="section">
      <h2>Add Period</h2>
      <AddingForm submit="Add Period" onSubmit={save} failure={FAILURES.addPeriod}>
        <TextField name="name" label="Period Name" required maxLength={30} />
      </AddingForm>
    </Paper>
  )
}
