export const FINISH_BEFORE_START = 'The finish date cannot be before the start date.'

/** Whether a season would end before it begins; days of the calendar, where they are known. */
export const endsBeforeStart = (start: string | null, finish: string | null): boolean =>
  start !== null && finish !== null && finish < start
