import { Button, Checkbox, NumberInput, Select } from '@mantine/core'
import {
  MOST_BONUS_FOULS,
  MOST_FOULS_OUT,
  MOST_MINUTES,
  MOST_TIME_OUTS,
  sameRules,
  type CourtsideRules,
} from '@fullcourt/domain/leagues/courtside-rules'
import { useState } from 'react'
import type { LeagueCourtsideRulesAnswer } from '../../../../api/schema'
import { useCommand } from '../../../parts/feedback/use-command'
import type { LeagueAt } from '../queries'
import styles from './CourtsideRulesForm.module.css'
import { useSetCourtsideRules } from './queries'

type CountProps = {
  label: string
  description?: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}

/** A whole number; what is no number leaves it as it was. */
const Count = ({ label, description, value, least = 0, most, onChange }: CountProps) => (
  <NumberInput
    label={label}
    description={description}
    min={least}
    max={most}
    allowDecimal={false}
    value={value}
    onChange={next => typeof next === 'number' && onChange(next)}
  />
)

const CLOCKS = [
  { value: 'none', label: 'On the wall: none on the phone' },
  { value: 'countdown', label: 'On the phone, counting down' },
]

type Props = { readonly at: LeagueAt; readonly stored: LeagueCourtsideRulesAnswer }

/** By which rules the games of a league are scored beside the court; they begin with those of FIBA. */
export const CourtsideRulesForm = ({ at, stored }: Props) => {
  const { revision = 0, ...was } = stored
  const [rules, setRules] = useState<CourtsideRules>(was)
  const save = useSetCourtsideRules(at)
  const run = useCommand()
  const change = (changes: Partial<CourtsideRules>) => setRules(now => ({ ...now, ...changes }))
  const changeTimeOuts = (changes: Partial<CourtsideRules['timeOuts']>) => change({ timeOuts: { ...rules.timeOuts, ...changes } })
  const submit = () =>
    run({
      call: () => save.mutateAsync({ rules, revision }),
      done: 'Rules beside the court saved',
      failure: 'The rules beside the court could not be saved.',
    })
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <Count
        label="Team fouls to the bonus"
        description="With so many fouls of a team in a period the other one shoots free throws."
        least={1}
        most={MOST_BONUS_FOULS}
        value={rules.bonusFouls}
        onChange={bonusFouls => change({ bonusFouls })}
      />
      <fieldset className={styles.group}>
        <legend>Time-outs of each team</legend>
        <Count
          label="First half"
          most={MOST_TIME_OUTS}
          value={rules.timeOuts.firstHalf}
          onChange={firstHalf => changeTimeOuts({ firstHalf })}
        />
        <Count
          label="Second half"
          most={MOST_TIME_OUTS}
          value={rules.timeOuts.secondHalf}
          onChange={secondHalf => changeTimeOuts({ secondHalf })}
        />
        <Count
          label="Each overtime"
          most={MOST_TIME_OUTS}
          value={rules.timeOuts.overtime}
          onChange={overtime => changeTimeOuts({ overtime })}
        />
      </fieldset>
      <Select
        label="Game clock"
        data={CLOCKS}
        allowDeselect={false}
        value={rules.clock}
        onChange={clock => change(clock === 'countdown' ? { clock } : { clock: 'none', keepsMinutes: false })}
      />
      {rules.clock === 'countdown' && (
        <>
          <fieldset className={styles.group}>
            <legend>Length in minutes</legend>
            <Count
              label="A period"
              least={1}
              most={MOST_MINUTES}
              value={rules.periodMinutes}
              onChange={periodMinutes => change({ periodMinutes })}
            />
            <Count
              label="An overtime"
              least={1}
              most={MOST_MINUTES}
              value={rules.overtimeMinutes}
              onChange={overtimeMinutes => change({ overtimeMinutes })}
            />
          </fieldset>
          <Checkbox
            label="Keep the minutes of players"
            description="The scorer taps who begins and every substitution. The box score shows the minutes."
            checked={rules.keepsMinutes}
            onChange={({ currentTarget: { checked } }) => change({ keepsMinutes: checked })}
          />
        </>
      )}
      {rules.keepsMinutes && (
        <Count
          label="Fouls with which a player leaves"
          least={1}
          most={MOST_FOULS_OUT}
          value={rules.foulsOut}
          onChange={foulsOut => change({ foulsOut })}
        />
      )}
      <Button type="submit" disabled={sameRules(was, rules)} loading={save.isPending}>
        Save
      </Button>
    </form>
  )
}
