import { useSearchParams } from 'react-router-dom'
import type { GamePeriodAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { fieldText, TextField } from '../../../parts/forms/fields'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import { useSportChoice } from '../../organizations/SportChoice'
import type { Definitions } from '../definitions'
import { DefinitionsPage } from '../DefinitionsPage'
import { NewDefinition } from '../NewDefinition'
import { useAddPeriod, useHidePeriods, useOrderPeriods, usePeriods, useResetPeriods, type PeriodsOf } from './queries'

const PERIODS: Definitions<GamePeriodAnswer> = {
  title: 'Game Periods',
  about: 'The periods in which scores are entered. Final is the final score and always comes last.',
  label: 'Game periods',
  isOrdered: ({ name }) => name !== 'Final',
  nameOf: ({ name }) => name,
  aboutOf: ({ hidden }) => (hidden ? 'Hidden' : undefined),
  isHidden: ({ hidden }) => hidden,
  unhide: 'Unhide',
  hidesAll: true,
  reset: {
    question: 'Reset the periods to the default?',
    consequence: 'Periods of your own that hold scores are hidden, the others are removed.',
    failure: FAILURES.resetPeriods,
  },
  failure: FAILURES.changePeriod,
}

/** The periods of an organization, by `?userId=` those of the user's (docs/games.md#periods). */
export const PeriodsPage = () => {
  const [search] = useSearchParams()
  const named = Number(search.get('userId'))
  const user = Number.isInteger(named) && named > 0 ? named : undefined
  const choice = useOrganizationChoice()
  const { sport, field } = useSportChoice(choice.sports)
  const of: PeriodsOf = { sport, user, organization: user === undefined ? choice.id : undefined }
  const calls = {
    order: useOrderPeriods(of).mutateAsync,
    hide: useHidePeriods(of).mutateAsync,
    reset: useResetPeriods(of).mutateAsync,
  }
  return (
    <DefinitionsPage
      definitions={PERIODS}
      choices={user === undefined ? { organization: choice.field, sport: field } : {}}
      of={usePeriods(of, user !== undefined || choice.isKnown)}
      calls={calls}
      form={<NewPeriod of={of} />}
    />
  )
}

const NewPeriod = ({ of }: { of: PeriodsOf }) => {
  const add = useAddPeriod(of)
  const save = async (form: FormData) => {
    const name = fieldText(form, 'name') ?? ''
    await add.mutateAsync(name)
    return name
  }
  return (
    <NewDefinition title="Add Period" failure={FAILURES.addPeriod} onAdd={save}>
      <TextField name="name" label="Period Name" required maxLength={30} />
    </NewDefinition>
  )
}
