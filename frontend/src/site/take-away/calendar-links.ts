/** The address of a calendar as programs subscribe to it. */
export const webcal = (address: string) => address.replace(/^https?:/, 'webcal:')

/** Where Google Calendar subscribes to a calendar. */
export const googleSubscription = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal(address) }).toString()}`
