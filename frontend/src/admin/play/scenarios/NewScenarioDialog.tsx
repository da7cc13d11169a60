import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FAILURES } from '../../parts/feedback/failures'
import { SelectField } from '../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMakeScenario } from './queries'

type Props = {
  /** Of which league it can be, by id; one that is alone is not asked about. */
  leagues: readonly { readonly value: string; readonly label: string }[]
  open: boolean
  onClose: () => void
}

/** Begins a scenario and leads to its page. */
export const NewScenarioDialog = ({ leagues, open, onClose }: Props) => {
  const make = useMakeScenario()
  const navigate = useNavigate()
  const [made, setMade] = useState<number | null>(null)
  // Only once the form is closed: until then it holds unsaved work, which asks before its page is left.
  useEffect(() => {
    if (made !== null && !open) void navigate(adminAddress('scenario', { scenario: made }))
  }, [made, open, navigate])
  const create = async (form: FormData) => {
    const league = fieldText(form, 'leagueId') ?? leagues[0]?.value
    const { id } = await make.mutateAsync({ name: fieldText(form, 'name') ?? '', leagueId: Number(league) })
    setMade(id)
  }
  return (
    <FormDialog
      title="New Scenario"
      submit="Make Scenario"
      open={open}
      onClose={onClose}
      onSubmit={create}
      once
      failure={FAILURES.makeScenario}
    >
      <TextField name="name" label="Scenario name" placeholder="Hawks win out" required maxLength={200} />
      {leagues.length > 1 && <SelectField name="leagueId" label="League" data={[...leagues]} />}
    </FormDialog>
  )
}
