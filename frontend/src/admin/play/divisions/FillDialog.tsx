import { LARGEST_DIVISION } from '@fullcourt/domain/divisions/decide'
import { tooFewTeams } from '@fullcourt/domain/divisions/fill'
import { useState } from 'react'
import type { DivisionAnswer, LeagueWithTeamsAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { FAILURES } from '../../parts/feedback/failures'
import { NumberField } from '../../parts/forms/NumberField'
import { SelectField } from '../../parts/forms/choice-fields'
import { fieldText } from '../../parts/forms/fields'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { FormDialog } from '../../parts/forms/FormDialog'
import { undoToast } from '../../parts/feedback/undo-toast'
import styles from './divisions.module.css'
import { withoutDivision } from './placement'
import { useFillDivision, useRemoveTeams } from './queries'
import { TeamLine } from './TeamLine'

type Props = {
  season: number
  /** The division to be filled; null while the dialog is closed. */
  division: DivisionAnswer | null
  leagues: readonly LeagueWithTeamsAnswer[]
  divisions: readonly DivisionAnswer[]
  onClose: () => void
}

/** So many teams are offered at first. */
const USUAL_COUNT = 4

const numberIn = (form: FormData, name: string) => Number(fieldText(form, name) ?? Number.NaN)

/** Puts the first teams of a league's table that are in no division yet into one, after showing which seeds they get. */
export const FillDialog = ({ season, division, leagues, divisions, onClose }: Props) => {
  const fill = useFillDivision(season)
  const removeTeams = useRemoveTeams(season)
  const freeIn = (league: number) => withoutDivision(leagues.find(({ id }) => id === league)?.teams ?? [], divisions)

  const submit = async (form: FormData) => {
    if (!division) return
    const { id, name } = division
    const [leagueId, count] = [numberIn(form, 'leagueId'), numberIn(form, 'count')]
    const before = new Set(division.teams.map(({ slt_id }) => slt_id))
    const { teams } = await fill.mutateAsync({ id, leagueId, count })
    const entries = teams.flatMap(({ slt_id }) => (before.has(slt_id) ? [] : [slt_id]))
    undoToast({
      thing: `division ${id}`,
      message: `${quantity(entries.length, 'team')} put into ${name}`,
      undo: () => removeTeams.mutateAsync({ id, entries }),
    })
  }

  return (
    <FormDialog
      record={division?.id ?? 'new'}
      once
      title={`Fill ${division?.name ?? 'division'} by standings`}
      submit="Fill Division"
      open={division !== null}
      onClose={onClose}
      onSubmit={submit}
      check={(form): FieldErrors => {
        const free = freeIn(numberIn(form, 'leagueId')).length
        return numberIn(form, 'count') > free ? { count: tooFewTeams(free) } : {}
      }}
      failure={FAILURES.fillDivision}
    >
      <FillFields leagues={leagues} freeIn={freeIn} seeded={division?.teams.length ?? 0} />
    </FormDialog>
  )
}

type FieldsProps = {
  leagues: readonly LeagueWithTeamsAnswer[]
  freeIn: (league: number) => readonly StandingsTeamAnswer[]
  /** How many teams the division has. */
  seeded: number
}

const FillFields = ({ leagues, freeIn, seeded }: FieldsProps) => {
  const first = leagues.find(({ id }) => freeIn(id).length > 0) ?? leagues[0]
  const [league, setLeague] = useState(first?.id ?? 0)
  const free = freeIn(league)
  const [count, setCount] = useState(Math.max(1, Math.min(USUAL_COUNT, free.length)))
  const taken = free.slice(0, count)
  return (
    <>
      <SelectField
        name="leagueId"
        label="League"
        value={String(league)}
        onChange={event => setLeague(Number(event.currentTarget.value))}
        data={leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <NumberField
        name="count"
        label="Teams"
        description={`${quantity(free.length, 'team')} of this league ${free.length === 1 ? 'is' : 'are'} not in a division.`}
        required
        min={1}
        max={LARGEST_DIVISION}
        value={count}
        onChange={value => setCount(Number(value))}
      />
      <section aria-label="Seeds">
        <h3 className={styles.seeds}>Seeds</h3>
        {taken.length === 0 ? (
          <p className={styles.empty}>{tooFewTeams(free.length)}</p>
        ) : (
          <ol className={styles.preview}>
            {taken.map((team, place) => (
              <li key={team.slt_id}>
                <TeamLine team={team} place={seeded + place + 1} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  )
}
