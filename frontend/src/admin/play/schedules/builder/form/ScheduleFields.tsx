import { WEEKDAYS } from '@fullcourt/domain/schedules/events'
import { MOST_WEEKS } from '@fullcourt/domain/schedules/details'
import { seasonInWords } from '@fullcourt/domain/schedules/conflict-words'
import type { SeasonDates } from '@fullcourt/domain/seasons/dates'
import { datesOfWeek, firstDateOfWeek, weeksUntil } from '@fullcourt/domain/schedules/weeks'
import { isDate } from '@fullcourt/domain/facts/dates'
import { Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { shortDate } from '../../../../../ui/format/dates'
import { LongTextField } from '../../../../parts/forms/LongTextField'
import { NumberField } from '../../../../parts/forms/NumberField'
import { CheckField } from '../../../../parts/forms/choice-fields'
import { DateField, TextField } from '../../../../parts/forms/fields'
import type { ScheduleValues } from './schedule-fields'
import { datesField, SCHEDULE_FIELDS, weekField } from './schedule-fields'
import styles from './ScheduleFields.module.css'
import { datesText } from './dates-text'
import { timesText } from './times-text'

const labelOf = (name: keyof ScheduleValues) => SCHEDULE_FIELDS[name].label
const weeksIn = (count: number | string) => Math.min(MOST_WEEKS, Math.max(0, Math.floor(Number(count) || 0)))

type Props = {
  values: ScheduleValues
  /** The season of the league, as far as it is known; a new schedule begins and ends with it. */
  season?: SeasonDates
  isNew?: boolean
}

const noSeason: SeasonDates = { from: null, to: null }

/** What a schedule is generated from (docs/schedules.md#weeks-and-slots). */
export const ScheduleFields = ({ values, season = noSeason, isNew = false }: Props) => {
  const [isSame, setSame] = useState(values.sameSlot)
  const [typedWeeks, setTypedWeeks] = useState<string | null>(null)
  const [typedStart, setTypedStart] = useState<string | null>(null)
  const startDate = typedStart ?? (isNew ? season.from : null) ?? values.startDate
  const offeredWeeks = isNew && isDate(startDate) && season.to !== null ? weeksUntil(startDate, season.to) : values.numWeeks
  const numWeeks = typedWeeks ?? offeredWeeks
  const dates = seasonInWords(season)
  return (
    <>
      <TextField name="name" label={labelOf('name')} required maxLength={200} defaultValue={values.name} />
      <div className={styles.beside}>
        <DateField
          name="startDate"
          label={labelOf('startDate')}
          required
          {...(dates && { description: `The season is ${dates}.` })}
          value={startDate}
          onChange={event => setTypedStart(event.currentTarget.value)}
        />
        <NumberField
          name="numWeeks"
          label={labelOf('numWeeks')}
          required
          min={1}
          max={MOST_WEEKS}
          value={numWeeks}
          onChange={count => setTypedWeeks(String(count))}
        />
      </div>
      <Checkbox.Group
        label={labelOf('gameDays')}
        description="Leave all empty to play on the weekday of the start date."
        defaultValue={[...values.gameDays]}
      >
        <Group gap="md" mt="xs">
          {WEEKDAYS.map(day => (
            <Checkbox key={day} name="gameDays" value={day} label={day} />
          ))}
        </Group>
      </Checkbox.Group>
      <CheckField
        name="sameSlot"
        label={labelOf('sameSlot')}
        checked={isSame}
        onChange={event => setSame(event.currentTarget.checked)}
      />
      {isSame ? (
        <TextField
          name="timeSlots"
          label={labelOf('timeSlots')}
          placeholder="18:00, 19:15"
          description="Separate times with commas. List a time twice for two games at that time."
          defaultValue={timesText(values.timeSlots)}
        />
      ) : (
        <div className={styles.weeks} role="group" aria-label={labelOf('weeklyTimeSlots')}>
          {Array.from({ length: weeksIn(numWeeks) }, (_, week) => (
            <TextField
              key={week}
              name={weekField(week)}
              label={weekLabel({ ...values, startDate }, week)}
              placeholder="18:00, 19:15"
              defaultValue={timesText(values.weeklyTimeSlots[week] ?? values.timeSlots)}
            />
          ))}
        </div>
      )}
      <details className={styles.more} open={values.weeklyDates.length > 0 || undefined}>
        <summary>{labelOf('weeklyDates')}</summary>
        <p className={styles.hint}>For weeks that are not played on the usual game days: their dates, separated by commas.</p>
        <div className={styles.weeks} role="group" aria-label={labelOf('weeklyDates')}>
          {Array.from({ length: weeksIn(numWeeks) }, (_, week) => (
            <TextField
              key={week}
              name={datesField(week)}
              label={`Dates of week ${week + 1}`}
              placeholder={isDate(startDate) ? firstDateOfWeek({ startDate }, week) : '2026-01-31'}
              defaultValue={datesText(values.weeklyDates[week] ?? [])}
            />
          ))}
        </div>
      </details>
      <LongTextField
        name="locations"
        label={labelOf('locations')}
        description="One per line. Each time slot has one game at each location. Optional."
        defaultValue={values.locations.join('\n')}
      />
      <details className={styles.more}>
        <summary>More</summary>
        <div className={styles.beside}>
          <NumberField
            name="meetings"
            label={labelOf('meetings')}
            description="Leave empty to play as many games as fit."
            min={1}
            max={50}
            defaultValue={values.meetings ?? ''}
          />
          <NumberField name="maxPerDay" label={labelOf('maxPerDay')} min={1} max={10} defaultValue={values.maxPerDay} />
          <NumberField
            name="seed"
            label={labelOf('seed')}
            description="The same seed gives the same schedule."
            defaultValue={values.seed}
          />
        </div>
      </details>
    </>
  )
}

/** `Week 2 (Sun, Nov 8)` */
const weekLabel = (values: ScheduleValues, week: number) => {
  if (!isDate(values.startDate)) return `Week ${week + 1}`
  const [first] = datesOfWeek({ ...values, weeklyDates: [] }, week)
  return `Week ${week + 1} (${shortDate(first)})`
}
