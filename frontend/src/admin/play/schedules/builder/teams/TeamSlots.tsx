import { cleanSlots, unavailableSlotInWords } from '@fullcourt/domain/schedules/slots'
import { compareNames } from '@fullcourt/domain/facts/text'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { GlobalTeamAnswer } from '../../../../../api/schema'
import { CloseIcon, PlusIcon } from '../../../../../ui/icons'
import { FAILURES } from '../../../../parts/feedback/failures'
import { useChangeTeam } from '../../../teams/queries'
import { useCommand } from '../../../../parts/feedback/use-command'
import styles from './TeamSlots.module.css'

const byName = (one: GlobalTeamAnswer, other: GlobalTeamAnswer) => compareNames(one.name, other.name)
const slotsOf = ({ unavailableSlots = [] }: GlobalTeamAnswer) => unavailableSlots

/** `6:00 PM every week`, `6:00 PM on January 4, 2026` */
const words = (slot: string) => unavailableSlotInWords(slot).replace(/^at /, '')

/** When teams cannot play: no game of theirs is generated at such a time (docs/schedules.md#when-teams-cannot-play). */
export const TeamSlots = ({ teams }: { teams: readonly GlobalTeamAnswer[] }) => {
  const sorted = teams.toSorted(byName)
  const [chosen, choose] = useState<string>('')
  const team = sorted.find(({ id }) => String(id) === chosen)
  const limited = sorted.filter(one => slotsOf(one).length > 0)
  return (
    <div className={styles.slots}>
      <NativeSelect
        label="Team"
        value={chosen}
        data={[{ value: '', label: 'Choose a team' }, ...sorted.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={event => choose(event.currentTarget.value)}
      />
      {team && <SlotEditor key={team.id} team={team} />}
      {limited.length > 0 && (
        <ul className={styles.limited}>
          {limited.map(one => (
            <li key={one.id}>
              <strong>{one.name}</strong> {slotsOf(one).map(words).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const SlotEditor = ({ team }: { team: GlobalTeamAnswer }) => {
  const change = useChangeTeam()
  const run = useCommand()
  const [time, setTime] = useState('')
  const [date, setDate] = useState('')
  const slots = slotsOf(team)

  const save = (is: readonly string[]) =>
    run({
      call: () => change.mutateAsync({ id: team.id, changes: { unavailableSlots: is }, revision: team.revision ?? '' }),
      undo: saved => ({
        thing: `unavailable slots ${team.id}`,
        message: 'Team updated!',
        undo: () => change.mutateAsync({ id: team.id, changes: { unavailableSlots: slots }, revision: saved.revision ?? '' }),
      }),
      failure: FAILURES.updateTeam,
    })
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (time === '') return
    const slot = date === '' ? time : `${date} ${time}`
    if (await save(cleanSlots([...slots, slot]))) {
      setTime('')
      setDate('')
    }
  }

  return (
    <section aria-label={`Unavailable slots of ${team.name}`} className={styles.editor}>
      {slots.length === 0 ? (
        <p>{team.name} can play at all times.</p>
      ) : (
        <ul className={styles.chips}>
          {slots.map(slot => (
            <li key={slot}>
              <Button
                variant="default"
                size="compact-md"
                rightSection={<CloseIcon size={14} />}
                onClick={() => void save(slots.filter(other => other !== slot))}
              >
                <span className="visuallyHidden">Remove </span>
                {words(slot)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={event => void add(event)}>
        <Group align="end" gap="sm">
          <TextInput
            type="time"
            label="Time"
            required
            withAsterisk={false}
            value={time}
            onChange={event => setTime(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Date"
            description="Empty: every week"
            inputWrapperOrder={['label', 'input', 'description']}
            value={date}
            onChange={event => setDate(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" leftSection={<PlusIcon />} loading={change.isPending}>
            Add unavailable slot
          </Button>
        </Group>
      </form>
    </section>
  )
}
