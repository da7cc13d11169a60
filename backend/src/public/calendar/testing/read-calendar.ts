import ICAL from 'ical.js'

/** An event as another program reads it; times are moments of ISO 8601, of a whole day the date alone. */
export type ReadEvent = {
  readonly uid: string
  readonly summary: string
  readonly start: string
  readonly end: string
  readonly location: string | null
  readonly description: string | null
  readonly url: string | null
  readonly status: string
  readonly sequence: number
  readonly changed: string
}

const momentOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString())

const textOf = (event: ICAL.Component, name: string): string | null => {
  const value: unknown = event.getFirstPropertyValue(name)
  return value == null ? null : String(value)
}

/** Reads a calendar as another program does. */
export const readCalendar = (text: string): { readonly name: string | null; readonly events: readonly ReadEvent[] } => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      start: momentOf(event.startDate),
      end: momentOf(event.endDate),
      location: event.location,
      description: event.description,
      url: textOf(component, 'url'),
      status: textOf(component, 'status') ?? '',
      sequence: event.sequence,
      changed: textOf(component, 'last-modified') ?? '',
    }
  })
  return { name: textOf(calendar, 'x-wr-calname'), events }
}
