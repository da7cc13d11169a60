import { useState } from 'react'
import type { NewScorerLinkDto, ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { SelectField } from '../../parts/forms/choice-fields'
import { DateField, fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { SearchSelect } from '../../parts/forms/SearchSelect'
import { useTeams } from '../teams/queries'
import { NameOfScorer } from './NameOfScorer'
import { useMakeScorerLink } from './queries'
import styles from './scorers.module.css'
import { LINK_FAILURES } from './link-failures'

type Props = {
  organization: number | undefined
  open: boolean
  onClose: () => void
  onMade: (link: ScorerLinkWithSecretAnswer) => void
}

type Kind = 'place' | 'team'

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'place', label: 'All games at a court on a day' },
  { value: 'team', label: 'The games of a team' },
]

const kindOf = (value: unknown): Kind => (value === 'team' ? 'team' : 'place')

const enteredLink = (form: FormData): NewScorerLinkDto => {
  const name = fieldText(form, 'name') ?? ''
  if (kindOf(form.get('kind')) === 'place')
    return { name, kind: 'place', location: fieldText(form, 'location'), day: fieldText(form, 'day') }
  const team = fieldText(form, 'team_id')
  const days = { from: fieldText(form, 'from'), to: fieldText(form, 'to') }
  return { name, kind: 'team', team_id: team === null ? null : Number(team), ...days }
}

const PlaceFields = () => (
  <>
    <TextField name="location" label="Court" description="As the games name their location." required />
    <DateField name="day" label="Day" required />
  </>
)

const TeamFields = ({ organization }: Pick<Props, 'organization'>) => {
  const teams = useTeams(organization)
  const choices = (teams.data ?? []).map(({ id, name }) => ({ value: String(id), name }))
  return (
    <>
      <SearchSelect name="team_id" label="Team" choices={choices} of={teams} nothing="No team found." />
      <div className={styles.days}>
        <DateField name="from" label="First day" description="Of the team’s games." required />
        <DateField name="to" label="Last day" description="Optional: of several days." />
      </div>
    </>
  )
}

/** A link for several games; one for a single game is made on its page (docs/admin.md#scorer-links). */
export const NewLinkDialog = ({ organization, open, onClose, onMade }: Props) => {
  const [kind, setKind] = useState<Kind>('place')
  const make = useMakeScorerLink()
  const save = async (form: FormData) => onMade(await make.mutateAsync({ organization, link: enteredLink(form) }))
  return (
    <FormDialog
      title="Make Scorer Link"
      submit="Make link"
      open={open}
      onClose={onClose}
      onSubmit={save}
      once
      failure={LINK_FAILURES.make}
    >
      <NameOfScorer />
      <SelectField
        name="kind"
        label="What they score"
        data={[...kinds]}
        value={kind}
        onChange={event => setKind(kindOf(event.currentTarget.value))}
      />
      {kind === 'place' ? <PlaceFields /> : <TeamFields organization={organization} />}
    </FormDialog>
  )
}
